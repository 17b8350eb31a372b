# A Homebrew formula that builds scenec from its sources: brew install --formula ./Packaging/scenec.rb
class Scenec < Formula
  desc "Compiler and linter of Interface Builder scenes"
  homepage "https://github.com/scenec/scenec"
  url "https://github.com/scenec/scenec.git", tag: "v0.1.0"
  license "MIT"

  depends_on "pkgconf" => :build
  depends_on "libxml2"
  depends_on "libyaml"
  uses_from_macos "swift" => :build

  def install
    program = Utils.safe_popen_read("Scripts/build-release").lines.last.chomp
    bin.install program => "scenec"
    preview = Utils.safe_popen_read("Scripts/build-preview").lines.last.chomp
    bin.install preview => "scenec-preview"
    generate_completions_from_executable(bin/"scenec", "--generate-completion-script")
    (buildpath/"scenec.1").write Utils.safe_popen_read("Scripts/generate/man-page", bin/"scenec")
    man1.install "scenec.1"
  end

  test do
    assert_equal "scenec #{version}", shell_output("#{bin}/scenec --version").chomp
  end
end
