/// What is known of Apple's classes: who inherits from whom, and the types of common properties.
enum FrameworkTypes {
  /// The class above each class.
  static let parent: [String: String] = [
    "UIView": "UIResponder", "UIViewController": "UIResponder", "UIControl": "UIView", "UIButton": "UIControl",
    "UISwitch": "UIControl",
    "UISlider": "UIControl", "UITextField": "UIControl", "UISegmentedControl": "UIControl", "UIStepper": "UIControl",
    "UIPageControl": "UIControl", "UIRefreshControl": "UIControl", "UIDatePicker": "UIControl", "UIColorWell": "UIControl",
    "UISearchTextField": "UITextField", "UILabel": "UIView", "UIImageView": "UIView", "UIScrollView": "UIView",
    "UITableView": "UIScrollView", "UICollectionView": "UIScrollView", "UITextView": "UIScrollView", "UITableViewCell": "UIView",
    "UITableViewHeaderFooterView": "UIView", "UICollectionReusableView": "UIView",
    "UICollectionViewCell": "UICollectionReusableView",
    "UICollectionViewListCell": "UICollectionViewCell", "UIStackView": "UIView", "UIVisualEffectView": "UIView",
    "UINavigationBar": "UIView", "UITabBar": "UIView", "UIToolbar": "UIView", "UISearchBar": "UIView", "UIWindow": "UIView",
    "UIProgressView": "UIView", "UIActivityIndicatorView": "UIView", "UIPickerView": "UIView", "UIInputView": "UIView",
    "WKWebView": "UIView", "MKMapView": "UIView", "MKAnnotationView": "UIView", "PDFView": "UIView", "MTKView": "UIView",
    "UITableViewController": "UIViewController", "UICollectionViewController": "UIViewController",
    "UINavigationController": "UIViewController", "UITabBarController": "UIViewController",
    "UISplitViewController": "UIViewController",
    "UIPageViewController": "UIViewController", "UIAlertController": "UIViewController", "UISearchController": "UIViewController",
    "UIActivityViewController": "UIViewController", "SFSafariViewController": "UIViewController",
    "UIInputViewController": "UIViewController", "UIHostingController": "UIViewController", "UIWindowScene": "UIScene",
    "UIImagePickerController": "UINavigationController", "UIDocumentPickerViewController": "UIViewController",
    "CAGradientLayer": "CALayer", "CAShapeLayer": "CALayer", "CATextLayer": "CALayer", "CAReplicatorLayer": "CALayer",
    "CAEmitterLayer": "CALayer", "CAScrollLayer": "CALayer", "CATransformLayer": "CALayer", "CATiledLayer": "CALayer",
    "AVPlayerLayer": "CALayer", "UIPresentationController": "NSObject",
    "UIPopoverPresentationController": "UIPresentationController",
  ]

  /// The types of properties that mean the same wherever they stand.
  static let property: [String: String] = [
    "layer": "CALayer", "view": "UIView", "window": "UIWindow", "keyWindow": "UIWindow", "traitCollection": "UITraitCollection",
    "contentView": "UIView", "backgroundView": "UIView", "selectedBackgroundView": "UIView", "titleLabel": "UILabel",
    "textLabel": "UILabel", "detailTextLabel": "UILabel", "imageView": "UIImageView", "tableView": "UITableView",
    "collectionView": "UICollectionView", "navigationController": "UINavigationController", "navigationBar": "UINavigationBar",
    "navigationItem": "UINavigationItem", "tabBar": "UITabBar", "tabBarItem": "UITabBarItem", "toolbar": "UIToolbar",
    "searchTextField": "UITextField", "searchBar": "UISearchBar", "superview": "UIView", "inputAccessoryView": "UIView",
    "popoverPresentationController": "UIPopoverPresentationController", "tabBarController": "UITabBarController",
    "rightBarButtonItem": "UIBarButtonItem", "leftBarButtonItem": "UIBarButtonItem", "backBarButtonItem": "UIBarButtonItem",
    "standardAppearance": "UIBarAppearance", "scrollEdgeAppearance": "UIBarAppearance", "compactAppearance": "UIBarAppearance",
    "rootViewController": "UIViewController", "presentedViewController": "UIViewController", "tableHeaderView": "UIView",
    "tableFooterView": "UIView", "textStorage": "NSTextStorage", "subviews": "[UIView]", "arrangedSubviews": "[UIView]",
    "visibleCells": "[UITableViewCell]", "windows": "[UIWindow]", "sublayers": "[CALayer]",
    "viewControllers": "[UIViewController]",
    "children": "[UIViewController]", "connectedScenes": "[UIScene]", "textColor": "UIColor", "backgroundColor": "UIColor",
    "tintColor": "UIColor", "isDark": "Bool", "textView": "UITextView", "textField": "UITextField", "webView": "WKWebView",
  ]

  /// The protocols by which a value makes a view or controller of UIKit for SwiftUI, once, and updates it later.
  static let representables: Set<String> = ["UIViewRepresentable", "UIViewControllerRepresentable"]

  /// The callbacks that run again after a switch of the style.
  static let refreshing: Set<String> = [
    "traitCollectionDidChange(_:)", "layoutSubviews()", "viewDidLayoutSubviews()", "viewWillLayoutSubviews()", "draw(_:)",
    "tintColorDidChange()", "updateProperties()", "updateConfiguration(using:)", "layoutSublayers(of:)",
    "updateUIView(_:context:)",
    "updateUIViewController(_:context:)", "viewDidMoveToWindow()", "drawText(in:)", "configurationUpdateHandler", "draw(_:in:)",
    "updateViewConstraints()", "updateConstraints()", "updateConfiguration()", "layoutSublayers()", "display(_:)",
  ]

  /// The callbacks that run before a view is in its window.
  static let beforeWindow: Set<String> = [
    "viewDidLoad()", "loadView()", "awakeFromNib()", "init(frame:)", "init(coder:)", "init(nibName:bundle:)",
    "init(style:reuseIdentifier:)", "init()",
  ]

  /// Ends of names of classes, and what such classes come from.
  private static let endings: [(ending: String, parent: String)] = [
    ("ViewController", "UIViewController"), ("Controller", "UIViewController"),
    ("CollectionViewCell", "UICollectionViewCell"), ("Cell", "UITableViewCell"),
    ("Button", "UIButton"), ("Label", "UILabel"), ("Field", "UITextField"), ("View", "UIView"), ("Layer", "CALayer"),
  ]

  /// What a class whose declaration is not at hand most likely comes from, by the end of its name; nil when that tells nothing.
  static func likelyParent(of name: String) -> String? {
    endings.first { name.hasSuffix($0.ending) && name != $0.parent }?.parent
  }

  /// What a class of another module most likely comes from: as above, but Apple's own controllers that show nothing are many.
  static func likelyParent(ofForeign name: String) -> String? {
    let isOpen = name.hasSuffix("Controller") && !name.hasSuffix("ViewController")
    return isOpen || name.hasPrefix("NS") || name.hasPrefix("WK") ? nil : likelyParent(of: name)
  }
}
