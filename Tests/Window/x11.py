"""What a test asks of an X server and xdotool cannot do: colors on the screen, a desktop's setting of the scale, a close button."""
import ctypes
import ctypes.util
import struct

X = ctypes.CDLL(ctypes.util.find_library("X11") or "libX11.so.6")
X.XOpenDisplay.restype = ctypes.c_void_p
X.XOpenDisplay.argtypes = [ctypes.c_char_p]
X.XDefaultRootWindow.restype = ctypes.c_ulong
X.XDefaultRootWindow.argtypes = [ctypes.c_void_p]
X.XGetImage.restype = ctypes.c_void_p
X.XGetImage.argtypes = [
    ctypes.c_void_p, ctypes.c_ulong, ctypes.c_int, ctypes.c_int, ctypes.c_uint, ctypes.c_uint, ctypes.c_ulong, ctypes.c_int]
X.XGetPixel.restype = ctypes.c_ulong
X.XGetPixel.argtypes = [ctypes.c_void_p, ctypes.c_int, ctypes.c_int]
X.XDestroyImage.argtypes = [ctypes.c_void_p]
X.XInternAtom.restype = ctypes.c_ulong
X.XInternAtom.argtypes = [ctypes.c_void_p, ctypes.c_char_p, ctypes.c_int]
X.XCreateSimpleWindow.restype = ctypes.c_ulong
X.XCreateSimpleWindow.argtypes = [
    ctypes.c_void_p, ctypes.c_ulong, ctypes.c_int, ctypes.c_int, ctypes.c_uint, ctypes.c_uint, ctypes.c_uint, ctypes.c_ulong,
    ctypes.c_ulong]
X.XSetSelectionOwner.argtypes = [ctypes.c_void_p, ctypes.c_ulong, ctypes.c_ulong, ctypes.c_ulong]
X.XChangeProperty.argtypes = [
    ctypes.c_void_p, ctypes.c_ulong, ctypes.c_ulong, ctypes.c_ulong, ctypes.c_int, ctypes.c_int, ctypes.c_char_p, ctypes.c_int]
X.XSendEvent.argtypes = [ctypes.c_void_p, ctypes.c_ulong, ctypes.c_int, ctypes.c_long, ctypes.c_char_p]
X.XSync.argtypes = [ctypes.c_void_p, ctypes.c_int]
X.XCloseDisplay.argtypes = [ctypes.c_void_p]

ALL_PLANES, Z_PIXMAP, REPLACE = 2 ** 64 - 1, 2, 0


class Screen:
    """A client of an X server; it keeps the settings of a desktop alive until it is closed."""

    def __init__(self, display):
        self.display = X.XOpenDisplay(display.encode())
        if not self.display:
            raise OSError(f"the display {display} cannot be reached")
        self.root = X.XDefaultRootWindow(self.display)
        self.settings = None
        self.serial = 0

    def pixel(self, x, y):
        """The color that the screen shows at a place, as #RRGGBB."""
        image = X.XGetImage(self.display, self.root, x, y, 1, 1, ALL_PLANES, Z_PIXMAP)
        color = X.XGetPixel(image, 0, 0) & 0xFFFFFF
        X.XDestroyImage(image)
        return f"#{color:06X}"

    def set_scale(self, scale):
        """Says, as a desktop does (XSETTINGS), that windows have so many pixels a point from now on."""
        if self.settings is None:
            self.settings = X.XCreateSimpleWindow(self.display, self.root, 0, 0, 1, 1, 0, 0, 0)
            X.XSetSelectionOwner(self.display, self.atom("_XSETTINGS_S0"), self.settings, 0)
        self.serial += 1
        name = b"Gdk/WindowScalingFactor"
        padded = name + bytes(-len(name) % 4)
        entry = struct.pack("<BxH", 0, len(name)) + padded + struct.pack("<Ii", self.serial, scale)
        data = struct.pack("<BxxxII", 0, self.serial, 1) + entry
        kind = self.atom("_XSETTINGS_SETTINGS")
        X.XChangeProperty(self.display, self.settings, kind, kind, 8, REPLACE, data, len(data))
        X.XSync(self.display, 0)

    def close_window(self, window):
        """Asks a window to close, as a window manager does when its button is pressed."""
        # An XClientMessageEvent: type, serial, whether it was sent, display, window, message type, format, five numbers.
        data = struct.pack(
            "@iLiPLLi5l", 33, 0, 0, self.display, window, self.atom("WM_PROTOCOLS"), 32, self.atom("WM_DELETE_WINDOW"), 0, 0, 0, 0)
        X.XSendEvent(self.display, window, 0, 0, data + bytes(192 - len(data)))
        X.XSync(self.display, 0)

    def atom(self, name):
        return X.XInternAtom(self.display, name.encode(), 0)

    def close(self):
        X.XCloseDisplay(self.display)
