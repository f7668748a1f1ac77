// Written by scripts/update-rules from the doc comments of the rules; a test compares. Do not change by hand.

/// The page of each rule.
package enum RulePages {
  /// The pages by identifier, in Markdown.
  package static let pages: [String: String] = [
    "appearance-proxy": #"""
    An appearance proxy is given a colour that depends on a choice or on the style of the moment; views that are there already keep
    the old one.

    A proxy colours views when they enter a window. When the user picks another theme, bars on screen stay as they are until they
    are made anew.

    ## Example

        UINavigationBar.appearance().barTintColor = look.bar

    ## Fix

    Give the proxy colours that adapt, or update the views that are there as well.

    ## Blind spots

    Views are taken for updated when the function that writes the proxy sets the same property of views that are there, or when it,
    or one that calls it by its name and labels, takes views out and puts them in again. Where other code sets the property, the
    finding is no more than worth a look. A theme is told from other values when it is an enumeration, or handed over.

    """#,
    "attributed-text-fixed-color": #"""
    A run of attributed text has a dark colour that does not adapt, and can hardly be read in dark mode.

    Text that is loaded from RTF carries black as well.

    ## Example

        out.addAttribute(.foregroundColor, value: UIColor.darkGray, range: range)

    ## Fix

    Use `.label`, `.secondaryLabel` or another colour that adapts.

    ## Blind spots

    Where the text ends up is not followed: text for paper is left alone when the same function prints, or when its type makes
    nothing but paper.

    """#,
    "attributed-text-without-color": #"""
    Attributed text without a foreground colour is drawn black by text views and by direct drawing, in dark mode too.

    A UILabel fills in its own text colour; a UITextView, `draw(in:)` and a CATextLayer do not.

    ## Example

        body.attributedText = NSAttributedString(string: text, attributes: [.font: font])   // body is a UITextView

    ## Fix

    Put `.foregroundColor: UIColor.label` into every dictionary of attributes.

    ## Blind spots

    Text that reaches a text view through another object is not followed.

    """#,
    "background-gap": #"""
    A text view or list keeps its own background in a card of another colour and shows as a box in dark mode; or a page that is made
    in code has no background at all.

    ## Example

        backgroundColor = .secondarySystemGroupedBackground
        addSubview(note)   // a UITextView with its default background

    ## Fix

    Make the inner background clear; give the page `.systemBackground`.

    ## Blind spots

    A page counts as made in code when code of the project pushes or presents a new one and puts labels, but nothing that covers it,
    into it.

    """#,
    "baked-image": #"""
    A picture that was drawn in a dynamic colour keeps the style in which it was drawn.

    Helpers such as `UIImage(color:)`, hand tinting with a graphics context and `UIGraphicsImageRenderer` make pixels. A picture that is
    made once and kept shows the old style after a switch.

    ## Example

        image = UIImage.solid(.secondarySystemBackground)   // the helper fills a context

    ## Fix

    Use the colour itself (`backgroundColor`, `withTintColor(_:)`, a template image), or draw the picture again when the style changes.

    ## Blind spots

    Drawing helpers of other modules are not seen.

    """#,
    "bar-appearance-incomplete": #"""
    A bar gets a standard appearance but none for the scroll edge, so that it changes its colour when the content is at its top.

    ## Example

        navigationBar.standardAppearance = look

    ## Fix

    Set `scrollEdgeAppearance` too.

    ## Blind spots

    Bars that are meant to be clear at the edge are reported.

    """#,
    "bar-image-set-once": #"""
    A bar or tab item shows a full-colour picture with a variant for each style, and keeps the variant of the style in which it was
    set.

    Items draw template pictures in the tint; one in original mode from an asset with two variants is not exchanged when the style
    changes on all systems.

    ## Example

        navigationItem.rightBarButtonItem = UIBarButtonItem(image: UIImage(named: "badge")?.withRenderingMode(.alwaysOriginal), …)

    ## Fix

    Set the item's image again when the style changes, or use a template picture.

    ## Blind spots

    Whether the asset has a dark variant is only known when its catalog is in the project. Newer systems exchange the picture by
    themselves.

    """#,
    "bright-launch-screen": #"""
    The launch screen is white whatever the mode is.

    In dark mode the app begins with a white flash before its first screen.

    ## Example

        <key>UILaunchScreen</key>
        <dict><key>UIColorName</key><string>Launch</string></dict>   <!-- "Launch" has one value -->

    ## Fix

    Paint the launch screen with System Background, or with a named colour that has a value for dark.

    ## Blind spots

    Which screen comes first is not known: a launch screen that is meant to be white in front of an app that stays white is reported
    too, unless Info.plist pins the style.

    """#,
    "cache-without-style": #"""
    Pictures that are drawn in colours that adapt are kept under a key that does not name the style, so that a switch finds the old
    ones.

    ## Example

        cache.setObject(drawn, forKey: name as NSString)

    ## Fix

    Put the style into the key, or empty the cache when it changes.

    ## Blind spots

    Caches on disk are not seen.

    """#,
    "callback-guard": #"""
    A trait callback leaves early, or does nothing, unless another trait has changed; the colours that it sets are not set again
    after a switch of the style.

    ## Example

        guard traitCollection.preferredContentSizeCategory != previous?.preferredContentSizeCategory else { return }
        layer.borderColor = UIColor.tertiaryLabel.cgColor

    ## Fix

    Make only the work for the other trait conditional.

    ## Blind spots

    The order in which parents and children set their colours is not seen.

    """#,
    "callback-without-super": #"""
    A trait callback does not call `super`, is written in a class that never gets it, or is registered for other traits than the
    style although it sets colours.

    Controllers and cells of UIKit do work of their own in the callback.

    ## Example

        override func traitCollectionDidChange(_ previous: UITraitCollection?) {
          jump.layer.borderColor = UIColor.separator.cgColor
        }

    ## Fix

    Call `super` first; register for `UITraitUserInterfaceStyle`.

    ## Blind spots

    What a superclass of another module does in the callback is not known.

    """#,
    "cannot-follow-system": #"""
    The choice to follow the system pins the style of the moment, or there is no way back to it.

    An override of `.unspecified` follows the system; a style that is read from the traits and written to the override stays.

    ## Example

        case .system: overrideUserInterfaceStyle = traitCollection.userInterfaceStyle

    ## Fix

    Write `.unspecified`.

    ## Blind spots

    Overrides that are computed elsewhere are not followed.

    """#,
    "choice-not-applied-at-launch": #"""
    The app keeps a choice of style and applies it when it changes, but not when it starts: the first screen has the style of the
    system.

    ## Example

        window = UIWindow(windowScene: scene)   // and no override

    ## Fix

    Apply the kept choice to each window when it is made, before it is shown.

    ## Blind spots

    An app that applies the choice in its first screen is reported.

    """#,
    "code-in-adaptive-colors": #"""
    A QR or bar code is drawn in colours that adapt, and is light on dark in dark mode, which many scanners refuse.

    ## Example

        tint.setValue(CIColor(color: .label), forKey: "inputColor0")

    ## Fix

    Draw codes black on white, with a white margin, in both styles.

    ## Blind spots

    A code that is tinted by the view that shows it is not seen.

    """#,
    "color-chosen-once": #"""
    A colour is chosen by the style once, and stays.

    A test of `userInterfaceStyle`, `resolvedColor(with:)` or arithmetic on the components of dynamic colours gives a plain colour. Given
    to a view when it is set up, it is right on a fresh start and wrong after a switch.

    ## Example

        label.textColor = traitCollection.userInterfaceStyle == .dark ? .white : .black   // in init

    ## Fix

    Use a dynamic colour (`.label`, a colour set with two values, `UIColor { traits in … }`), or set the colour again when the style changes.

    ## Blind spots

    A colour that a theme object of the app chooses is not told from any other; the theme has to be refreshed by its own means.

    """#,
    "color-components": #"""
    The components of a CGColor are indexed without a look at their number: white, black and greys have two, and reading a third
    traps.

    ## Example

        let c = cgColor.components!
        return c[0] * 0.3 + c[1] * 0.6 + c[2] * 0.1

    ## Fix

    Use `getRed(_:green:blue:alpha:)`, which converts, or look at `numberOfComponents`.

    ## Blind spots

    Components that are handed to another function are not followed.

    """#,
    "color-in-page": #"""
    A colour that is chosen by the style of the moment is written into HTML, CSS or a script, and stays when the style changes.

    HTML that is turned into attributed text carries its own black as well.

    ## Example

        let paper = traitCollection.userInterfaceStyle == .dark ? "#111" : "#fff"
        web.loadHTMLString("<body style='background:\(paper)'>…", baseURL: nil)

    ## Fix

    Let the page decide: `color-scheme: light dark` and `@media (prefers-color-scheme: dark)`.

    ## Blind spots

    A page that is loaded again after each switch by other means is reported.

    """#,
    "dangling-named-color": #"""
    A xib or storyboard names a colour that no asset catalog of its target has.

    The copy of the colour that the document keeps is used: its light value, in dark mode too.

    ## Example

        <color key="backgroundColor" name="Surface"/>   <!-- there is "surface.colorset" -->

    ## Fix

    Add the colour set, or correct the name; capital letters count.

    ## Blind spots

    Which file belongs to which target is read from `project.pbxproj`. Where there is none, as in packages and in projects that are
    generated, the folders of Info.plists and below `Sources` tell, and a colour that only another target has is no more than worth
    a look. A catalog that no target of a project names, such as one that a library brings, is taken for found. Tests borrow files,
    so what they lack is not reported.

    """#,
    "elevated-level": #"""
    A colour of the project looks at the style but not at the level, and is used in a sheet, where the system's grounds are lighter
    in dark mode.

    ## Example

        static let card = UIColor { $0.userInterfaceStyle == .dark ? dark : light }   // in a form sheet

    ## Fix

    Look at `userInterfaceLevel` too.

    ## Blind spots

    Whether a page is presented is known only when it says so itself.

    """#,
    "empty-dark-slot": #"""
    A colour or image set has a slot for dark with nothing in it, or with the value of light.

    An empty slot shows the picture of light, or none at all; Xcode keeps it without a word. A dark value that equals the light one
    says that the set adapts, and it does not.

    ## Example

        { "idiom": "universal", "appearances": [{ "appearance": "luminosity", "value": "dark" }] }

    ## Fix

    Fill the slot, or remove it and set the appearances of the set to None.

    ## Blind spots

    Whether two different files hold the same picture is not compared.

    """#,
    "export-in-screen-colors": #"""
    A PDF, a print-out or an export takes the colours that the screen has at the moment: white text on white paper when the app is
    dark.

    ## Example

        UIGraphicsPDFRenderer(bounds: bounds).pdfData { context in
          context.beginPage()
          view.layer.render(in: context.cgContext)
        }

    ## Fix

    Render with light traits: set the override on the view while it is drawn, or run in `performAsCurrent` of light traits.

    ## Blind spots

    What the caller has prepared is not seen.

    """#,
    "fixed-background": #"""
    A page, cell, card, bar, popover or preview is given white, or nearly white, as its background, and is a bright box in dark mode.

    Labels in it that adapt turn white on white.

    ## Example

        card.backgroundColor = .white
        hello.textColor = .label
        card.addSubview(hello)

    ## Fix

    Use `.systemBackground` or another colour that adapts.

    ## Blind spots

    What lies in a view is told by `addSubview` and its like, so that the contents of cards in documents are not known. A white view
    under dark content that does not adapt either, such as a code to scan, is left alone, but for the pages of an app that adapts
    elsewhere. Pictures that need white are not known. A white ground that goes with a dark one in another branch is taken for a
    choice of the app's own. In SwiftUI only the texts in the same body are known.

    """#,
    "fixed-blur": #"""
    A blur in the style `.light`, `.extraLight` or `.dark` does not adapt.

    ## Example

        UIVisualEffectView(effect: UIBlurEffect(style: .extraLight))

    ## Fix

    Use a system material: `.systemMaterial`, `.systemThinMaterial`, or `.regular`.

    ## Blind spots

    A dark blur, and one over pictures, is often meant; it is only worth a look. Of a style that is a name, the value that the name
    begins with counts.

    """#,
    "fixed-interface-color": #"""
    A xib or storyboard gives a view or a text a colour that is the same in both modes.

    A white view stays white when the phone is dark, and the texts on it that adapt turn white as well: white on white. A dark text
    vanishes on a background that turns dark. What stands on a fixed colour of its own, such as white on a blue button, is fine.

    ## Example

        <color key="backgroundColor" white="1" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/>

    ## Fix

    Choose a system colour, such as System Background or Label, or a named colour with a value for dark; for texts, Default.

    ## Blind spots

    Colours that code sets later are not seen, nor pictures behind a view. A class that pins its style in code is judged as if it
    did not.

    """#,
    "fixed-interface-style": #"""
    A xib or storyboard chooses a style that is light or dark by name.

    A blur of the style Light stays a bright plate in dark mode, an activity indicator of an old style has one colour, a keyboard with
    a named appearance does not follow the app.

    ## Example

        <blurEffect style="extraLight"/>

    ## Fix

    Choose the styles without light or dark in their names: Regular or the system materials, Medium and Large, Default.

    ## Blind spots

    What lies behind a blur is not seen: over pictures a style that stays may be meant.

    """#,
    "fixed-text-color": #"""
    A text is given black or a dark grey that does not adapt, on a ground that turns dark in dark mode.

    ## Example

        backgroundColor = .systemBackground
        name.textColor = UIColor(hex: 0x2B3442)

    ## Fix

    Use `.label` or another colour that adapts.

    ## Blind spots

    A text lies on the nearest view around it that has a colour, as far as `addSubview` and its like tell; otherwise on the ground of
    its class. A text in a view that a document makes, with a fixed light ground that a document gives, is reported. In
    SwiftUI the modifiers and stacks of the same body tell the ground.

    """#,
    "fixed-tint": #"""
    A tint, symbol or spinner has a fixed colour and can hardly be seen in one style.

    The spinner styles `.gray`, `.white` and `.whiteLarge` are from before dark mode and do not adapt.

    ## Example

        let spinner = UIActivityIndicatorView(style: .whiteLarge)

    ## Fix

    Use `.medium` or `.large`, and tints that adapt.

    ## Blind spots

    A spinner that gets a colour of its own is left alone.

    """#,
    "forced-style": #"""
    The Info.plist, or the build settings that make it, choose the style of the app in a way that is wrong or incomplete.

    A value that is not one of Light, Dark and Automatic is ignored: the app follows the system although someone meant to pin it. A
    pinned style shows the app in one mode for ever, also where its colours adapt; and an extension that does not pin it too looks
    different from its app.

    ## Example

        <key>UIUserInterfaceStyle</key>
        <string>light</string>

    ## Fix

    Write Light or Dark with a capital letter, in each target; or remove the key once the app is ready for both modes.

    ## Blind spots

    Values that are variables of the build are not followed. Which extension belongs to which app is told by folders only.

    """#,
    "glyph-not-template": #"""
    A glyph of one colour insists on its own colours.

    With the rendering “Original” a black glyph stays black in dark mode, whatever tint its button or image view has.

    ## Example

        "properties": { "template-rendering-intent": "original" }

    ## Fix

    Render the glyph as a template, so that it takes the tint; or give it a file for dark.

    ## Blind spots

    A glyph whose file cannot be looked at is reported when code gives a tint to what shows it.

    """#,
    "half-adapted-pair": #"""
    Of a text and its ground one adapts and the other does not, so that one style has dark on dark or light on light.

    ## Example

        backgroundColor = UIColor(white: 0.12, alpha: 0.95)
        line.textColor = .label

    ## Fix

    Let both adapt, or neither.

    ## Blind spots

    Which ground a text lies on is told by its own background, by the views that it is put into, and else by its class. Of several
    backgrounds that which is set in the same branch counts. Pairs whose colours are not known are left alone.

    """#,
    "keyboard-style": #"""
    A keyboard is forced dark or light by a literal, or a text input is given an override that its keyboard takes over.

    ## Example

        query.keyboardAppearance = .dark
        code.overrideUserInterfaceStyle = .dark

    ## Fix

    Leave the keyboard at `.default` and set the colours of the input instead.

    ## Blind spots

    An app that is dark as a whole may want a dark keyboard.

    """#,
    "layer-resolves-color": #"""
    A subclass of CALayer converts a dynamic colour by itself.

    A layer has no traits. When its code converts a dynamic colour, the colour is resolved with whatever traits happen to be current, which
    need not be those of the view that shows the layer.

    ## Example

        final class OutlineLayer: CALayer {
          var outline: UIColor = .separator { didSet { borderColor = outline.cgColor } }
        }

    ## Fix

    Resolve with the view that owns the layer: `outline.resolvedColor(with: view.traitCollection).cgColor`, and again when the style changes.

    ## Blind spots

    Conversions within `draw(in:)` are not reported when a view calls the layer's drawing.

    """#,
    "library-default-color": #"""
    A public colour of a type, or a parameter of a public initialiser, has black or white as its default, so that whoever sets nothing gets black on black in dark mode.

    ## Example

        public var labelColor: UIColor = .black

    ## Fix

    Make the default `.label` or another colour that adapts.

    ## Blind spots

    What a colour is for is told by its name. White text is taken to be for a coloured ground. Defaults that are chosen in the body of
    an initialiser are not seen.

    """#,
    "low-contrast-pair": #"""
    Two colours that are used together are readable in one mode, and hardly in the other.

    Text and background both have values for light and dark, but in one mode the two values are nearly the same.

    ## Example

        backgroundColor = UIColor(named: "Overlay")        // dark: #C9CDD3
        text.textColor = UIColor(named: "OverlayText")     // dark: #F4F5F7

    ## Fix

    Choose the value of that mode so that the contrast is 4.5 or more.

    ## Blind spots

    Colour sets are known to be used together when one function or one document sets both; colours that code makes, when the text
    lies on a view whose colour is known.

    """#,
    "opaque-web-view": #"""
    A web view that is opaque, over a white ground, shows white before the page is drawn, in dark mode too.

    ## Example

        view.backgroundColor = .white
        view.addSubview(web)   // a WKWebView

    ## Fix

    Set `isOpaque = false` and a background that adapts on the web view and on what is below it.

    ## Blind spots

    A page that sets its own colours late is not seen.

    """#,
    "override-not-covering": #"""
    The app's choice of style is written to one window only; a second window, an alert's window and windows that open later stay in
    the style of the system.

    ## Example

        UIApplication.shared.windows.first?.overrideUserInterfaceStyle = choice.style

    ## Fix

    Write to all windows of all connected scenes, and when a scene connects.

    ## Blind spots

    Windows of libraries are not seen.

    """#,
    "override-on-wrong-object": #"""
    An override of the style is written to an object that does not carry it: an appearance proxy, a window that is not there yet,
    the application delegate's window in an app with scenes, or off the main thread.

    ## Example

        UIWindow.appearance().overrideUserInterfaceStyle = .dark

    ## Fix

    Write to every window of every scene, on the main thread, once the window exists.

    ## Blind spots

    Whether a window is there is judged from the order within one function.

    """#,
    "page-in-source-without-dark": #"""
    A page or style sheet in a string literal has no form for dark mode.

    Loaded into a web view, it is black on white in a dark app.

    ## Example

        web.loadHTMLString("<style>body { background: white; color: #222 }</style>" + text, baseURL: nil)

    ## Fix

    Say `color-scheme: light dark` in the text, and put colours that differ into `@media (prefers-color-scheme: dark)`.

    ## Blind spots

    A text that is joined with others in another file is judged by itself.

    """#,
    "page-without-dark": #"""
    A page in the app, or a style sheet for one, has no form for dark mode.

    Without `color-scheme` and without dark rules a page is black on white in a dark app. A dark sheet with a light page colour in it
    is as bright.

    ## Example

        <style>body { background: #fff; color: #222 }</style>

    ## Fix

    Say `color-scheme: light dark`, and put colours that differ into `@media (prefers-color-scheme: dark)` or `light-dark()`.

    ## Blind spots

    Colours that scripts set are not seen. Pages that are no part of the app are told by their folders.

    """#,
    "pasted-text-color": #"""
    Pasted rich text is inserted as it comes: without a colour it is black, with one it keeps that of another app.

    ## Example

        textStorage.replaceCharacters(in: selectedRange, with: pasted)

    ## Fix

    Add the text's own colour where the pasted text has none, and take away what does not adapt.

    ## Blind spots

    Text that is cleaned by another object is reported.

    """#,
    "placeholder-color": #"""
    A field gets text and ground from the app's theme, but its placeholder keeps the system's colour, which follows the system's
    style.

    ## Example

        backgroundColor = skin.fill
        textColor = skin.ink
        placeholder = "Host name"

    ## Fix

    Set `attributedPlaceholder` with a colour of the theme.

    ## Blind spots

    Fields that are coloured by another class are not seen.

    """#,
    "resolved-before-window": #"""
    A colour is resolved before the view is in its window, and only a view in a window resolves it again.

    In `viewDidLoad` and initialisers a view does not have the traits of its window yet. Where the app pins its window to a style, a CGColor
    that is made there has the style of the system. A trait callback that does nothing until there is a window does not mend it.

    ## Example

        override func viewDidLoad() { glow.colors = [UIColor.systemBackground.cgColor] }
        override func traitCollectionDidChange(_ previous: UITraitCollection?) { if view.window != nil { … } }

    ## Fix

    Resolve in `viewIsAppearing(_:)` or when the view is laid out, as well as after a switch.

    ## Blind spots

    The order in which callbacks come is taken from UIKit's documentation; nothing is run.

    """#,
    "resolved-constant": #"""
    A constant holds what a dynamic colour was when the constant was made.

    A `static let`, a global constant or a stored property that is made from `.cgColor`, from a picture that is drawn, or from components of
    a dynamic colour is computed once in a process (or once an object), in whatever style came first. All who use it show that style.

    ## Example

        static let skyStops: [CGColor] = [sunrise.cgColor, dusk.cgColor]

    ## Fix

    Make it a computed property, so that it is resolved at each use, or keep the UIColors.

    ## Blind spots

    A constant that is only read in drawing code and made by a function of another module is not seen.

    """#,
    "resolved-off-main": #"""
    A dynamic colour is resolved on a background queue, where the current traits are not those of any view.

    ## Example

        DispatchQueue.global().async { self.render(UIColor.label.cgColor) }

    ## Fix

    Resolve before the work starts, or run it in `traitCollection.performAsCurrent`.

    ## Blind spots

    Work that is moved to another thread by other means is not seen.

    """#,
    "selected-state": #"""
    A cell sets its colours when it is selected but not when it is highlighted, so that pressed text is dark on a dark selection.

    ## Example

        override func setSelected(_ selected: Bool, animated: Bool) {
          title.textColor = selected ? .white : .label
        }

    ## Fix

    Set `highlightedTextColor`, or override `setHighlighted(_:animated:)` too.

    ## Blind spots

    Cells with configurations are not looked at.

    """#,
    "separator-contrast": #"""
    A hairline is hardly seen in one mode, or as strong as text in it, while it is fine in the other.

    ## Example

        tableView.separatorColor = UIColor { $0.userInterfaceStyle == .dark ? UIColor(white: 0.02, alpha: 1) : .lightGray }

    ## Fix

    Use `.separator` or `.opaqueSeparator`, or a value of that mode with a contrast of 1.2 to 3 against the ground.

    ## Blind spots

    A ground that is not known is taken to be white in light mode and black in dark mode.

    """#,
    "shadow-only-edge": #"""
    A card has the colour of the page and a soft black shadow as its only edge; in dark mode neither can be seen.

    ## Example

        backgroundColor = .systemBackground
        layer.shadowColor = UIColor.black.cgColor
        layer.shadowOpacity = 0.1

    ## Fix

    Give the card a border or a lighter ground in dark mode.

    ## Blind spots

    The page on which the card lies is not known; it is taken to be `.systemBackground`.

    """#,
    "single-value-color": #"""
    A colour set has one value although its role needs two.

    A near-white background or near-black text from a catalog looks as if it adapted, and does not.

    ## Example

        backgroundColor = UIColor(named: "Surface")     // one value: #FAFAFA

    ## Fix

    Give the set a value for dark.

    ## Blind spots

    Middle tones are taken for accents, which may be the same in both modes. Roles are told by uses and names.

    """#,
    "single-variant-picture": #"""
    An image set has one variant of a picture that is dark on a clear ground, or is drawn in its own colours.

    Dark lettering and lines vanish in dark mode. What the files look like decides: small PNG, SVG and PDF files are looked at.

    ## Example

        "images": [{ "idiom": "universal", "filename": "wordmark.pdf" }]

    ## Fix

    Add a file for dark, or let the picture be drawn in the tint colour as a template.

    ## Blind spots

    Photos, large pictures and files that cannot be looked at are only mentioned, and where a picture is shown is not known.

    """#,
    "stale-gradient": #"""
    A gradient keeps the colours of the style in which it was set.

    `CAGradientLayer.colors` holds CGColors. Set once, they stay as they were when the style changes.

    ## Example

        fade.colors = [top, bottom].map(\.cgColor)   // in init

    ## Fix

    Keep the UIColors and set `colors` again when the style changes.

    ## Blind spots

    As for borders.

    """#,
    "stale-layer-border": #"""
    The border of a layer keeps the colour of the style in which it was set.

    A layer takes a `CGColor`, which is one fixed colour. When a dynamic colour is converted once, in an initialiser or when a view is set
    up, the border stays light in dark mode (or dark in light mode) until the view is made anew.

    ## Example

        override init(frame: CGRect) {
          super.init(frame: frame)
          layer.borderColor = UIColor.separator.cgColor
        }

    ## Fix

    Set the border again in `traitCollectionDidChange(_:)`, in a handler of `registerForTraitChanges(_:handler:)`, or where UIKit lays
    out or draws the view.

    ## Blind spots

    Helpers of other modules are not seen. A colour of unknown origin is reported as worth a look. A class that is made anew by
    its owner after each switch is reported although nobody sees the fault.

    """#,
    "stale-layer-shadow": #"""
    The shadow or the background of a layer keeps the colour of the style in which it was set.

    `shadowColor` and `backgroundColor` of a layer are fixed colours. A shadow that is made for light is too strong or invisible
    in dark.

    ## Example

        layer.shadowColor = UIColor(named: "cardShadow")?.cgColor   // in awakeFromNib, and never again

    ## Fix

    Set it again when the style changes; for a background, use the view's `backgroundColor`, which adapts.

    ## Blind spots

    As for borders. Colours that are equal in both styles, such as black, are left alone.

    """#,
    "stale-shape-layer": #"""
    A shape or text layer keeps the colours of the style in which it was made.

    Shape layers are often made once, behind a check for nil, in `layoutSubviews`. That UIKit lays out again after a switch does
    not help then: the colours are behind the check.

    ## Example

        if face == nil {
          let disc = CAShapeLayer()
          disc.fillColor = UIColor.secondarySystemBackground.cgColor
          layer.addSublayer(disc)
          face = disc
        }

    ## Fix

    Make the layer once, but set its colours on every pass or when the style changes.

    ## Blind spots

    As for borders.

    """#,
    "status-bar-key": #"""
    Info.plist fixes the style of the status bar for the whole app.

    With `UIViewControllerBasedStatusBarAppearance` off, no screen can change the style: dark content on a screen that turns dark is
    not seen, nor is light content on one that turns light.

    ## Example

        <key>UIStatusBarStyle</key> <string>UIStatusBarStyleDarkContent</string>
        <key>UIViewControllerBasedStatusBarAppearance</key> <false/>

    ## Fix

    Turn `UIViewControllerBasedStatusBarAppearance` on, and let the screens decide; or leave the style at Default, which adapts.

    ## Blind spots

    Which screens turn dark is not known.

    """#,
    "status-bar-style": #"""
    `.default` is meant as dark text, but since iOS 13 it is white text in dark mode.

    ## Example

        override var preferredStatusBarStyle: UIStatusBarStyle { isPale(bar) ? .default : .lightContent }

    ## Fix

    Use `.darkContent` where the bar is light in both styles.

    ## Blind spots

    The colour behind the status bar is not computed.

    """#,
    "test-of-dynamic-color": #"""
    A test compares colours with providers, which are never equal, or takes a snapshot in whatever style the simulator has.

    ## Example

        XCTAssertEqual(button.tintColor, Palette.accent)   // a provider
        assertSnapshot(of: view, as: .image)

    ## Fix

    Compare colours that are resolved for given traits; give the snapshot traits.

    ## Blind spots

    A test whose traits are set elsewhere is reported.

    """#,
    "theme-method-without-conformance": #"""
    A class has the method that the app's theme calls, but does not declare the protocol, so the theme passes it over.

    The theme walks the views that conform to a protocol. A view with the right method and without the conformance keeps its old
    colours.

    ## Example

        protocol Skinned { func wear(dark: Bool) }
        final class IntroCell: UITableViewCell { func wear(dark: Bool) { … } }

    ## Fix

    Declare the conformance.

    ## Blind spots

    A view that the theme forgets altogether is not seen.

    """#,
    "unknown-color-name": #"""
    A colour is asked for by a name that no catalog of the target has, so that the result is nil, and the view has no colour.

    ## Example

        UIColor(named: "CardBackgruond")

    ## Fix

    Correct the name, or add the colour set.

    ## Blind spots

    Catalogs of packages and of libraries are not read; a name with a bundle is left alone, as is one that is put together. Which
    file belongs to which target is read from `project.pbxproj`; of frameworks, whose code looks into the app's bundle, and without
    a project, any catalog is taken for theirs.

    """#,
    "work-on-style-flip": #"""
    A trait callback reports, posts or loads something whatever has changed, also when the system takes its pictures of the app.

    When an app leaves the foreground, the system shows it in both styles for the app switcher. The callback runs for each flip, and so
    does the work in it.

    ## Example

        override func traitCollectionDidChange(_ previous: UITraitCollection?) {
          super.traitCollectionDidChange(previous)
          Analytics.track("appearance", traitCollection.userInterfaceStyle)
        }

    ## Fix

    Compare with the previous style, and leave the work out while `applicationState` is `.background`.

    ## Blind spots

    What the called functions look at is not followed, and only those that load something themselves are known to.

    """#,
    "wrong-mode-source": #"""
    The style is asked of the screen, of an object made a moment ago, or of an override, none of which knows the style in which the
    view is shown.

    The screen reports the system's style although the app has pinned its window.

    ## Example

        let dark = UIScreen.main.traitCollection.userInterfaceStyle == .dark

    ## Fix

    Ask the traits of the view or controller that is shown.

    ## Blind spots

    A style that is kept in an object of the app is not followed.

    """#,
  ]
}
