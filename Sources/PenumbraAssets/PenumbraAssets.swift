// The room for asset catalogs (.xcassets): model, parser, look-up by appearance, idiom, gamut and scale. Nothing is read yet.
