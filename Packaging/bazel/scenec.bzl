"""Rules for scenes: scenec_lint checks them, scenec_layout lays them out. Copy this folder into a workspace, or load it from here.

scenec itself is a program of the machine: scenec_program finds it in PATH, or takes the one of a label.
"""

def _run(ctx, output, words, sources, message):
    arguments = ctx.actions.args()
    arguments.set_param_file_format("multiline")
    arguments.use_param_file("@%s", use_always = True)
    arguments.add("--report", output)
    arguments.add_all(words)
    arguments.add_all(sources)
    ctx.actions.run(
        executable = ctx.executable.scenec,
        arguments = ["worker", arguments],
        inputs = sources + ctx.files.data + ctx.files.config,
        outputs = [output],
        mnemonic = "Scenec",
        progress_message = message,
        execution_requirements = {"supports-workers": "1", "requires-worker-protocol": "json"},
    )

def _config(ctx):
    return ["--config", ctx.file.config.path] if ctx.file.config else []

def _lint(ctx):
    report = ctx.actions.declare_file(ctx.label.name + "." + ctx.attr.format)
    words = ["lint", "--quiet", "--format", ctx.attr.format] + _config(ctx) + ctx.attr.arguments
    _run(ctx, report, words, ctx.files.srcs, "Checking scenes of %s" % ctx.label)
    return [DefaultInfo(files = depset([report])), OutputGroupInfo(_validation = depset([report]))]

def _layout(ctx):
    outputs = []
    for source in ctx.files.srcs:
        output = ctx.actions.declare_file(source.basename + ".json")
        words = ["compile", "--quiet"] + _config(ctx) + ctx.attr.arguments
        _run(ctx, output, words, [source], "Laying out %s" % source.short_path)
        outputs.append(output)
    return [DefaultInfo(files = depset(outputs))]

_ATTRIBUTES = {
    "srcs": attr.label_list(allow_files = [".storyboard", ".xib"], mandatory = True),
    "data": attr.label_list(allow_files = True, doc = "Asset catalogs and fonts."),
    "config": attr.label(allow_single_file = [".yml"], doc = "The .scenec.yml; none by default."),
    "arguments": attr.string_list(doc = "More arguments, such as --strict."),
    "scenec": attr.label(executable = True, allow_single_file = True, cfg = "exec", default = "@scenec//:scenec"),
}

scenec_lint = rule(
    implementation = _lint,
    attrs = dict(_ATTRIBUTES, format = attr.string(default = "json")),
    doc = "Checks scenes. The build fails if lint does.",
)

scenec_layout = rule(
    implementation = _layout,
    attrs = _ATTRIBUTES,
    doc = "Lays out scenes, as JSON.",
)

def _program(repository):
    path = repository.attr.path or repository.which("scenec")
    if not path:
        fail("scenec is not in PATH; set the path of scenec_program")
    repository.symlink(path, "scenec")
    repository.file("BUILD.bazel", 'exports_files(["scenec"], visibility = ["//visibility:public"])\n')

scenec_program = repository_rule(
    implementation = _program,
    attrs = {"path": attr.string()},
    environ = ["PATH"],
    local = True,
    doc = "The program of the machine, as @scenec//:scenec.",
)
