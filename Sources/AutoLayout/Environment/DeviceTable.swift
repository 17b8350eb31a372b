// The table of devices. Sizes and status bars of devices in real files are measured (the comments give the
// number of matching root views or safe areas); the others are Apple's published values.

import SceneModel

extension Device {
  /// All screens, phones before iPads, each from small to large. The order is stable.
  public static let all: [Device] = phones + pads

  // The canvases of Xcode 11 to 14.2 have no status bar on devices with a home button: 110 of 110 safe areas
  // from 14865 to 21507. Before that (72) and from 21701 on (5 of 6), it is 20 points tall.
  static let homeButtonStatusBar = LengthHistory(20).since(.xcode11, 0).since(.statusBarAboveHomeButtons, 20)

  private static let roundedPadStatusBar = LengthHistory(24).since(.xcode11, 0).since(.xcode14, 24)

  private static let phones: [Device] = [
    phone("retina3_5", 320, 480, 2, homeButtonStatusBar, ["iPhone 4", "iPhone 4s"]),
    phone(
      "retina4_0", 320, 568, 2, homeButtonStatusBar,
      ["iPhone 5", "iPhone 5c", "iPhone 5s", "iPhone SE", "iPhone SE (1st generation)"]),
    // 520 of 672 root views have exactly this size.
    phone(
      "retina4_7", 375, 667, 2, homeButtonStatusBar,
      [
        "iPhone 6", "iPhone 6s", "iPhone 7", "iPhone 8", "iPhone SE (2nd generation)",
        "iPhone SE (3rd generation)",
      ]),
    phone(
      "retina5_5", 414, 736, 3, homeButtonStatusBar,
      ["iPhone 6 Plus", "iPhone 6s Plus", "iPhone 7 Plus", "iPhone 8 Plus"], wide: true),
    // The id first stood for the iPhone X (44: 33 safe areas up to 19529), then for the minis (50: 28 from
    // 21701 on), with the status bar of other phones at first (47: 2 of 2 projects in 21507).
    phone(
      "retina5_9", 375, 812, 3,
      LengthHistory(44).since(.xcode14, 47).since(.statusBarAboveHomeButtons, 50),
      ["iPhone X", "iPhone XS", "iPhone 11 Pro", "iPhone 12 mini", "iPhone 13 mini"], indicator: 34),
    // 44 up to 20037 (282), 48 from 21225 on (6).
    phone(
      "retina6_1", 414, 896, 2, LengthHistory(44).since(.xcode14, 48), ["iPhone XR", "iPhone 11"],
      indicator: 34, wide: true
    ),
    phone(
      "retina6_5", 414, 896, 3, LengthHistory(44), ["iPhone XS Max", "iPhone 11 Pro Max"], indicator: 34,
      wide: true),
    // 44 in 17506 (1), 47 from 21225 on (11).
    phone(
      "retina6_0", 390, 844, 3, LengthHistory(44).since(.xcode14, 47),
      [
        "iPhone 12", "iPhone 12 Pro", "iPhone 13", "iPhone 13 Pro", "iPhone 14", "iPhone 16e",
      ], indicator: 34),
    // 44 in 17701 (1), like all phones of that time with a home indicator; 47 in 21701 (1).
    phone(
      "retina6_7", 428, 926, 3, LengthHistory(44).since(.xcode14, 47),
      ["iPhone 12 Pro Max", "iPhone 13 Pro Max", "iPhone 14 Plus"],
      indicator: 34, wide: true),
    phone(
      "retina6_12", 393, 852, 3, LengthHistory(59),
      ["iPhone 14 Pro", "iPhone 15", "iPhone 15 Pro", "iPhone 16"],
      indicator: 34),
    phone(
      "retina6_72", 430, 932, 3, LengthHistory(59),
      ["iPhone 14 Pro Max", "iPhone 15 Plus", "iPhone 15 Pro Max", "iPhone 16 Plus"], indicator: 34,
      wide: true),
    phone(
      "retina6_3", 402, 874, 3, LengthHistory(62), ["iPhone 16 Pro", "iPhone 17", "iPhone 17 Pro"],
      indicator: 34),
    // Interface Builder's id of this screen is not in any known file; this one follows the pattern of the
    // others.
    phone("retina6_5air", 420, 912, 3, LengthHistory(68), ["iPhone Air"], indicator: 34, wide: true),
    phone(
      "retina6_9", 440, 956, 3, LengthHistory(62), ["iPhone 16 Pro Max", "iPhone 17 Pro Max"], indicator: 34,
      wide: true),
  ]

  private static let pads: [Device] = [
    // Interface Builder's ids of the 8.3- and 10.2-inch screens are not in any known file; these follow the
    // pattern of the others.
    pad("ipad8_3rounded", 744, 1133, indicator: 20, ["iPad mini (6th generation)", "iPad mini (A17 Pro)"]),
    pad(
      "ipad9_7", 768, 1024, indicator: 0,
      [
        "iPad 2", "iPad mini", "iPad mini 4", "iPad mini (5th generation)", "iPad Air", "iPad Air 2",
        "iPad Pro (9.7-inch)", "iPad (5th generation)", "iPad (6th generation)",
      ]),
    pad(
      "ipad10_2", 810, 1080, indicator: 0,
      ["iPad (7th generation)", "iPad (8th generation)", "iPad (9th generation)"]),
    pad("ipad10_5", 834, 1112, indicator: 0, ["iPad Pro (10.5-inch)", "iPad Air (3rd generation)"]),
    pad(
      "ipad10_9rounded", 820, 1180, indicator: 20,
      [
        "iPad Air (4th generation)", "iPad Air (5th generation)", "iPad (10th generation)", "iPad (A16)",
        "iPad Air 11-inch (M2)", "iPad Air 11-inch (M3)",
      ]),
    pad(
      "ipad11_0rounded", 834, 1194, indicator: 20,
      [
        "iPad Pro (11-inch)", "iPad Pro (11-inch) (2nd generation)", "iPad Pro (11-inch) (3rd generation)",
        "iPad Pro (11-inch) (4th generation)",
      ]),
    pad("ipad11_0m4", 834, 1210, indicator: 20, ["iPad Pro 11-inch (M4)", "iPad Pro 11-inch (M5)"]),
    // Six of six root views have exactly this size.
    pad(
      "ipad12_9", 1024, 1366, indicator: 0, ["iPad Pro (12.9-inch)", "iPad Pro (12.9-inch) (2nd generation)"]),
    pad(
      "ipad12_9rounded", 1024, 1366, indicator: 20,
      [
        "iPad Pro (12.9-inch) (3rd generation)", "iPad Pro (12.9-inch) (4th generation)",
        "iPad Pro (12.9-inch) (5th generation)", "iPad Pro (12.9-inch) (6th generation)",
        "iPad Air 13-inch (M2)", "iPad Air 13-inch (M3)",
      ]),
    pad("ipad13_0rounded", 1032, 1376, indicator: 20, ["iPad Pro 13-inch (M4)", "iPad Pro 13-inch (M5)"]),
  ]

  private static func phone(
    _ id: String, _ width: Double, _ height: Double, _ scale: Double,
    _ statusBar: LengthHistory, _ models: [String], indicator: Double = 0,
    wide: Bool = false
  ) -> Device {
    Device(
      id: id, models: models, idiom: "phone", portraitSize: Size(width: width, height: height), scale: scale,
      statusBar: statusBar, homeIndicatorHeight: indicator,
      landscapeWidthClass: wide ? .regular : .compact)
  }

  private static func pad(
    _ id: String, _ width: Double, _ height: Double, indicator: Double, _ models: [String]
  ) -> Device {
    // The status bar is 20 points tall on devices with a home button (5 safe areas), 24 on rounded screens
    // (Apple's value; 1 safe area of 21225). The canvases of Xcode 11 to 13 have none there either (4 views of
    // one file of 16097).
    Device(
      id: id, models: models, idiom: "pad", portraitSize: Size(width: width, height: height), scale: 2,
      statusBar: indicator > 0 ? roundedPadStatusBar : homeButtonStatusBar, homeIndicatorHeight: indicator,
      landscapeWidthClass: .regular)
  }
}
