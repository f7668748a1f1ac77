"""What is claimed of an app and the desktop around it: preferences, several windows, minimizing, the scale."""
import shutil
import subprocess
import time

import x11
from desk import DARK, LIGHT, SIZE, SWITCH, claim, stop

# The ground of the app with several windows, whose second one has a size of its own.
GROUND = {"light": "#F2F2F7", "dark": "#1C1C1E"}
SECOND = "300x200"
# The middle of its square in the tint, in points.
SQUARE = (60, 60)


def preferences(desk):
    print("== the desktop's preference")
    desk.forget()
    with desk.app() as app:
        app.wait_for_rest()
        claim(app.corner() == LIGHT, "without a portal the window is light")
        with desk.portal() as portal:
            mark = len(app.lines())
            portal.tell("set color-scheme 1")
            claim(app.wait(lambda: app.corner() == DARK), "a portal that comes late and says dark is followed")
            claim(app.frames(mark)[0].corner == DARK, "with the first frame after its word")
            portal.tell("set color-scheme 2")
            claim(app.wait(lambda: app.corner() == LIGHT), "and followed back to light")
        with desk.portal() as portal:
            portal.tell("set color-scheme 1")
            claim(app.wait(lambda: app.corner() == DARK), "a portal that was started again is followed")

    with desk.portal() as portal:
        portal.tell("set color-scheme 1")
        with desk.app() as app:
            claim(app.wait(lambda: app.corner() == DARK), "an app that starts under a dark desktop becomes dark")
            app.wait_for_rest()
            # The switch is on because the desktop is dark: a click chooses light.
            desk.click(SWITCH)
            claim(app.wait(lambda: app.corner() == LIGHT), "the user chooses light")
            app.wait_for_rest()
            mark = len(app.lines())
            for scheme in (2, 1, 2, 1):
                portal.tell(f"set color-scheme {scheme}")
                time.sleep(0.2)
            count = len(app.frames(mark))
            claim(count == 0, f"with light chosen the desktop's changes make {count} frames")
        portal.tell("hang")
        desk.forget()
        with desk.app() as app:
            claim(app.wait(lambda: app.frames(), 3), "a portal that hangs does not hold up the first frame")


def wishes(desk):
    print("== less movement, more contrast, an accent color")
    desk.forget()
    screen = x11.Screen(desk.display)
    with desk.portal() as portal, desk.app() as app:
        app.wait_for_rest()
        portal.tell("set reduced-motion 1")
        time.sleep(0.3)
        mark = len(app.lines())
        desk.click(SWITCH)
        app.wait(lambda: app.corner() == DARK)
        app.wait_for_rest()
        corners = [frame.corner for frame in app.frames(mark)]
        claim(DARK in corners and set(corners) <= {LIGHT, DARK}, "with less movement wished for, a click changes the window at once")
        mark = len(app.lines())
        portal.tell("set contrast 1")
        claim(app.wait(lambda: app.frames(mark)), "more contrast is followed")
    desk.forget()
    with desk.portal() as portal, desk.app(program=desk.window_app) as app:
        app.wait_for_rest()
        claim(screen.pixel(*SQUARE) == "#007AFF", "without an accent color the tint is system blue")
        portal.tell("set accent-color 0.2 0.6 0.4")
        claim(app.wait(lambda: screen.pixel(*SQUARE) == "#339966"), "the desktop's accent color is the tint")
        portal.tell("set accent-color -1 -1 -1")
        claim(app.wait(lambda: screen.pixel(*SQUARE) == "#007AFF"), "parts out of range give system blue again")
    screen.close()


def settings(desk):
    print("== the desktop's own settings, without a portal")
    desk.forget()
    kept = desk.folder / "config/glib-2.0/settings/keyfile"
    kept.parent.mkdir(parents=True)
    kept.write_text("[org/gnome/desktop/interface]\ncolor-scheme='prefer-dark'\nenable-animations=false\n")
    with desk.app(environment=dict(desk.environment, GSETTINGS_BACKEND="keyfile")) as app:
        app.wait(lambda: app.frames())
        if not claim(app.corner() == DARK, "org.gnome.desktop.interface: dark from the first frame"):
            print("     (is gsettings-desktop-schemas installed?)")
        app.wait_for_rest()
        kept.write_text("[org/gnome/desktop/interface]\ncolor-scheme='prefer-light'\nenable-animations=false\n")
        claim(app.wait(lambda: app.corner() == LIGHT), "and light after a change")
        app.wait_for_rest()
        mark = len(app.lines())
        desk.click(SWITCH)
        app.wait(lambda: app.corner() == DARK)
        claim({frame.corner for frame in app.frames(mark)} <= {LIGHT, DARK}, "enable-animations=false turns the cross-fade off")
        mark = len(app.lines())
        kept.write_text("[org/gnome/desktop/a11y/interface]\nhigh-contrast=true\n")
        claim(app.wait(lambda: app.frames(mark)), "high-contrast is followed")
    accent(desk, kept)


SCHEMA = """<schemalist><enum id="accent"><value nick="blue" value="0"/><value nick="purple" value="1"/></enum>
<schema id="org.gnome.desktop.interface" path="/org/gnome/desktop/interface/">
<key name="accent-color" enum="accent"><default>"blue"</default></key></schema></schemalist>"""


def accent(desk, kept):
    """GNOME's accent color, which Debian 12's schema does not have: a schema of our own does."""
    if not shutil.which("glib-compile-schemas"):
        return print("     glib-compile-schemas is missing, so the accent color is left out")
    schemas = desk.folder / "schemas"
    schemas.mkdir()
    (schemas / "accent.gschema.xml").write_text(SCHEMA)
    subprocess.run(["glib-compile-schemas", schemas], check=True)
    kept.write_text("")
    screen = x11.Screen(desk.display)
    environment = dict(desk.environment, GSETTINGS_BACKEND="keyfile", GSETTINGS_SCHEMA_DIR=str(schemas))
    with desk.app(program=desk.window_app, environment=environment) as app:
        app.wait_for_rest()
        claim(screen.pixel(*SQUARE) == "#007AFF", "an accent color that nobody chose leaves system blue")
        kept.write_text("[org/gnome/desktop/interface]\naccent-color='purple'\n")
        claim(app.wait(lambda: screen.pixel(*SQUARE) == "#9141AC"), "one that was chosen is the tint")
    screen.close()


def windows(desk):
    print("== two windows")
    desk.forget()
    screen = x11.Screen(desk.display)
    with desk.app(program=desk.window_app) as app:
        app.wait_for_rest()
        app.focus()
        desk.input("key", "d")
        app.wait(lambda: app.corner() == GROUND["dark"])
        app.wait_for_rest()
        claim(app.corner() == GROUND["dark"], "the first window is dark")
        # The second one opens over the first; the screen is looked at as fast as it can be while it comes.
        desk.input("key", "n")
        seen, end = set(), time.monotonic() + 1.5
        while time.monotonic() < end:
            seen.add(screen.pixel(5, 5))
        first = app.frames(size=SECOND)[:1]
        claim(bool(first) and first[0].corner == GROUND["dark"], "the first frame of a window opened later is dark")
        claim(seen == {GROUND["dark"]}, f"no flash is seen while it opens: {' '.join(sorted(seen))}")

        app.wait(lambda: SECOND in app.windows())
        desk.input("windowmove", "--sync", app.windows()[SECOND], 500, 0)
        app.focus()
        mark = len(app.lines())
        desk.input("key", "l")
        both = ("390x600", SECOND)
        claim(
            app.wait(lambda: all(app.corner(size) == GROUND["light"] for size in both)), "a choice in one window is seen in both")
        blended = [{frame.corner for frame in app.frames(mark, size)} - set(GROUND.values()) for size in both]
        claim(all(blended), "both cross-fade")
        app.wait_for_rest()
        claim({screen.pixel(5, 5), screen.pixel(505, 5)} == {GROUND["light"]}, "both are light on the screen")
        with desk.portal() as portal:
            desk.forget()
            portal.tell("set color-scheme 1")
            time.sleep(0.4)
            claim(all(app.corner(size) == GROUND["light"] for size in both), "with light chosen neither follows the desktop")
        screen.close_window(int(app.windows()[SECOND]))
        claim(app.wait(lambda: "scene gone" in app.lines()), "the close button of a window ends its scene")
        app.focus()
        desk.input("key", "d")
        claim(app.wait(lambda: app.corner("390x600") == GROUND["dark"]), "the other window goes on")
        screen.close_window(int(app.windows()["390x600"]))
        app.wait(lambda: False, 5)
        claim(app.process.poll() == 0, "the last window takes the app with it")
    screen.close()


def visibility(desk):
    print("== minimizing, and another scale")
    desk.forget()
    with desk.portal() as portal, desk.app(program=desk.window_app) as app:
        app.wait_for_rest()
        window = app.windows()["390x600"]
        desk.input("windowunmap", "--sync", window)
        claim(app.wait(lambda: "scene in the background" in app.lines()), "a window that is minimized is a scene in the background")
        app.wait_for_rest()
        mark, before = len(app.lines()), sum(app.seconds())
        portal.tell("set color-scheme 1")
        time.sleep(2)
        used = (sum(app.seconds()) - before) / 2 * 100
        claim(not app.frames(mark) and used <= 1, f"it makes no frames and uses {used:.1f} % of a processor")
        desk.input("windowmap", "--sync", window)
        claim(
            app.wait(lambda: app.frames(mark)) and "scene in the foreground" in app.lines(),
            "when it comes back it is in the foreground")
        corners = {frame.corner for frame in app.frames(mark)}
        claim(corners == {GROUND["dark"]}, "and its first frame has the style of the present")
    screen = x11.Screen(desk.display)
    screen.set_scale(1)
    desk.forget()
    with desk.app() as app:
        app.wait_for_rest()
        screen.set_scale(2)
        claim(app.wait(lambda: app.corner("780x1200") == LIGHT), "a desktop that goes to scale 2 gets twice the pixels at once")
        app.wait_for_rest()
        claim("780x1200" in app.windows(), "in a window of the same size in points")
        desk.click((SWITCH[0] * 2, SWITCH[1] * 2))
        claim(app.wait(lambda: app.corner() == DARK), "a click arrives where it was made")
        screen.set_scale(1)
        claim(app.wait(lambda: app.frames()[-1].size == "390x600"), "and back at scale 1")
    with desk.app(environment=dict(desk.environment, GDK_SCALE="2")) as app:
        claim(app.wait(lambda: app.frames()) and app.frames()[0].size == "780x1200", "GDK_SCALE=2 holds from the first frame")
    screen.close()


def wayland(desk):
    print("== Wayland")
    if not shutil.which("weston"):
        return print("     weston is not installed, so this is left out")
    desk.forget()
    place = desk.folder / "wayland"
    place.mkdir(mode=0o700, exist_ok=True)
    environment = {key: value for key, value in desk.environment.items() if key != "DISPLAY"}
    environment.update(XDG_RUNTIME_DIR=str(place), WAYLAND_DISPLAY="penumbra")
    server = subprocess.Popen(
        ["weston", "--backend=headless-backend.so", "--socket=penumbra", "--use-pixman", "--width=800", "--height=800"],
        env={key: value for key, value in environment.items() if key != "WAYLAND_DISPLAY"}, stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL)
    desk.apps.append(server)
    end = time.monotonic() + 10
    while not (place / "penumbra").exists() and time.monotonic() < end:
        time.sleep(0.05)
    with desk.portal() as portal, desk.app(environment=environment) as app:
        claim(app.wait(lambda: app.frames()), "the window has a first frame")
        claim(bool(app.frames()) and app.frames()[0].size == SIZE, "its content has the size that was asked for, below GTK's title bar")
        app.wait_for_rest()
        portal.tell("set color-scheme 1")
        claim(app.wait(lambda: app.corner() == DARK), "the portal is followed")
        stop(server)
        app.wait(lambda: False, 5)
        claim(not app.lives() and app.process.returncode >= 0, "a display that goes away ends the app, and not by a crash")
