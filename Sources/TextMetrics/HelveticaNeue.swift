// The tracking of Helvetica Neue as the system font of iOS 7 and 8. PlatformFontTables+Generated.swift has its
// advances and its kerning.

/// What the system font of iOS 7 and 8 has beyond the font of that name.
enum HelveticaNeue {
  /// The additional spacing of system text in iOS 7 and 8. From 68 labels and buttons of 10 to 20 points, mostly
  /// 15 and 17; the eight at 10 are of 3 projects outside the corpus. That at 9 is extrapolated. Larger regular text
  /// is closer, but not bold text (10 texts of 24 to 36 points in 4 projects; one bold text of 60 points).
  static func systemTracking(_ size: Double, _ weight: Font.Weight) -> Double {
    if size > 20, weight >= .medium { return 0 }
    var low = trackings[0]
    for high in trackings {
      if size <= high.size {
        guard high.size > low.size else { return high.em }
        return low.em + (high.em - low.em) * (size - low.size) / (high.size - low.size)
      }
      low = high
    }
    return low.em
  }

  private static let trackings: [(size: Double, em: Double)] = [
    (9, 0.024), (10, 0.022), (11, 0.0215), (12, 0.016), (14, 0.013), (15, 0.0105), (16, 0.006), (17, 0.003),
    (18, 0.001),
    (20, 0), (24, -0.0135),
  ]
}
