"""What is claimed of one window and its switch: pixels, click, restart, stations, keyboard, assistive technology."""
import re
import subprocess
import time

import x11
from desk import DARK, LIGHT, ROOT, SETTINGS, SIZE, SWITCH, claim, difference, failures, stop


def pixels_and_switch(desk):
    print("== the window shows the headless frame; a click cross-fades it")
    desk.forget()
    with desk.app() as app:
        claim(app.wait(lambda: app.frames()), "the window has a first frame")
        app.wait_for_rest()
        window = app.windows()[SIZE]
        for size in ("500x420", SIZE):
            desk.input("windowsize", "--sync", window, *size.split("x"))
            app.wait_for_rest()
            subprocess.run(
                [desk.cards, *SETTINGS, "--headless", "--size", size, "--scale", "1", "--out", desk.folder / "headless"],
                env=desk.environment, check=True, stdout=subprocess.DEVNULL)
            different = difference(desk.screenshot("light", size), desk.folder / "headless/first.png")
            claim(different == "0", f"{different} pixels of the window differ from the headless frame of {size} points")

        screen = x11.Screen(desk.display)
        seen = [screen.pixel(5, 5)]
        desk.click(SWITCH)
        end = time.monotonic() + 1.5
        while time.monotonic() < end:
            seen.append(screen.pixel(5, 5))
        order = list(dict.fromkeys(seen))
        screen.close()
        claim(order[0] == LIGHT and order[-1] == DARK and app.corner() == DARK, "a click on the switch turns the screen dark")
        grays = [int(color[1:3], 16) for color in order]
        claim(len(grays) > 4 and grays == sorted(grays, reverse=True), f"by a cross-fade: {len(grays)} shades are seen, each darker")

        before, count = sum(app.seconds()), len(app.lines())
        time.sleep(3)
        used = (sum(app.seconds()) - before) / 3 * 100
        claim(used <= 1, f"an idle window uses {used:.1f} % of a processor")
        claim(len(app.lines()) == count, "an idle window makes no frames")
        stop(app.process, hard=True)
    with desk.app() as app:
        app.wait(lambda: app.frames())
        corners = {frame.corner for frame in app.frames()}
        claim(corners == {DARK}, "after kill -9 every frame of the next start is dark")


def stations(desk):
    print("== the stations that a switch passes")
    desk.forget()
    page = (ROOT / "Documentation/OneSwitch.md").read_text().splitlines()
    files = [re.findall(r"`Sources/(.*?)`", line)[-1] for line in page if line.startswith("| ") and "`Sources/" in line]
    told = [file.split("/")[0] + "/" + file.split("/")[-1] for file in files]
    with desk.app("--stations", program=desk.window_app) as app:
        app.wait_for_rest()
        mark = len(app.lines())
        # The middle of its switch.
        desk.click((65, 115))
        app.wait_for_rest()
        lines = app.lines(mark)
        lines = lines[next((index for index, line in enumerate(lines) if line.startswith("touch ended")), 0):]
        lines = lines[:next((index for index, line in enumerate(lines) if line.startswith("frame ")), len(lines))]
        passed = [line.removeprefix("station ") for line in lines if line.startswith("station ")]
        # Before the tap is answered, the cross-fade takes a picture of what is on the screen, which runs phases of its own.
        frame = passed.index("UIKit/UpdateCycle.swift") if "UIKit/UpdateCycle.swift" in passed else len(passed)
        answer = [file for file in passed[:frame] if not file.endswith("Phase.swift")]
        passed = list(dict.fromkeys(answer + passed[frame:]))
        claim(passed == told, "Documentation/OneSwitch.md lists the stations in their order")
        if passed != told:
            print("\n".join("     " + file for file in passed))


def options(desk):
    print("== what the command line wishes for")
    desk.forget()
    with desk.portal() as portal, desk.app("--style", "dark", "--scale", "2", "--contrast", "high", "--trait-log") as app:
        app.wait_for_rest()
        claim({frame.corner for frame in app.frames()} == {DARK}, "--style dark holds from the first frame")
        claim({frame.size for frame in app.frames()} == {"780x1200"}, "--scale 2 gives twice the pixels")
        mark = len(app.lines())
        portal.tell("set color-scheme 2")
        time.sleep(0.5)
        claim(not app.frames(mark), "and the desktop is not asked")
        desk.click((SWITCH[0] * 2, SWITCH[1] * 2))
        # The ground of high contrast is a little darker.
        claim(app.wait(lambda: app.corner() == "#EBEBF0"), "the user is; --contrast high holds then, too")
        app.wait_for_rest()
        told = [line for line in app.lines(mark) if "UserInterfaceStyle" in line]
        claim(bool(told), "--trait-log reports the change of the style")


def loop(desk):
    print("== work that comes to the main thread")
    desk.forget()
    with desk.app(program=desk.window_app) as app:
        app.wait_for_rest()
        app.focus()
        desk.input("key", "t")
        words = ("task", "main queue", "timer", "from elsewhere")
        missing = [word for word in words if not app.wait(lambda: word in app.lines(), 3)]
        claim(not missing, f"tasks, the main queue and timers run while nothing else happens{': not ' if missing else ''}{missing or ''}")
        found = subprocess.run(["xdotool", "search", "--name", "^Later$"], env=desk.environment, capture_output=True, text=True)
        claim(bool(found.stdout.split()), "a scene's title is its window's")


def keyboard(desk):
    print("== the same by keyboard alone")
    desk.forget()
    with desk.app() as app:
        app.wait_for_rest()
        app.focus()
        desk.input("key", "Tab")
        time.sleep(0.3)
        desk.input("key", "space")
        claim(app.wait(lambda: app.corner() == DARK), "Tab and Space turn the window dark")
        app.wait_for_rest()
        mark = len(app.lines())
        before = len(app.shown())
        desk.input("key", "ctrl+n")
        app.wait(lambda: len(app.shown()) == before + 1)
        claim(len(app.shown()) == before + 1, "Control and N open a second window of Cards")
        corners = {frame.corner for frame in app.frames(mark)}
        claim(corners == {DARK}, "which is dark from its first frame")
    with desk.app(program=desk.window_app) as app:
        app.wait_for_rest()
        app.focus()
        desk.input("key", "c")
        app.wait(lambda: "card there" in app.lines())
        desk.input("key", "Escape")
        claim(app.wait(lambda: "card gone" in app.lines()), "Escape dismisses a card")


def typing(desk):
    print("== text that is typed into a field")
    desk.forget()
    with desk.app(program=desk.window_app, environment=desk.with_assistance()) as app:
        app.wait_for_rest()
        app.focus()
        desk.input("key", "f")
        app.wait(lambda: "field there" in app.lines())
        desk.input("type", "--delay", 50, "aB;!?/")
        claim(app.wait(lambda: "field aB;!?/" in app.lines()), "letters, capitals and signs arrive as the keyboard types them")
        desk.input("key", "Left", "BackSpace")
        claim(app.wait(lambda: "field aB;!/" in app.lines()), "an arrow moves the caret and Backspace deletes before it")
        desk.input("key", "eacute")
        claim(app.wait(lambda: "field aB;!é/" in app.lines()), "and letters that are not in the table of keys")
        time.sleep(1)
        mark, before = len(app.lines()), sum(app.seconds())
        time.sleep(4)
        count, spent = len(app.frames(mark)), sum(app.seconds()) - before
        claim(6 <= count <= 10, f"a caret makes two frames a second ({count} in 4 s, {spent * 1000:.0f} ms of the processor)")
        told = desk.assistant("list").stdout.splitlines()
        claim(any("| Name |" in line and "text" in line for line in told), "AT-SPI sees the field by its name")


def assistance(desk):
    print("== assistive technology")
    desk.forget()
    known = len(failures)
    with desk.app(environment=desk.with_assistance()) as app:
        app.wait_for_rest()
        told = desk.assistant("list").stdout.splitlines()
        toggles = [line for line in told if "| Dark Mode |" in line and "check box" in line]
        claim(len(toggles) == 1 and "checked" not in toggles[0], "AT-SPI sees the switch by its name, off")
        claim(any("list item | Deck |" in line for line in told), "AT-SPI sees the rows of the table")
        claim(sum("page tab |" in line for line in told) == 2, "AT-SPI sees the two tabs")
        pressed = desk.assistant("press", "check box", "Dark Mode")
        claim(pressed.returncode == 0 and app.wait(lambda: app.corner() == DARK), "do_action turns the window dark")
        app.wait_for_rest()
        told = desk.assistant("list").stdout.splitlines()
        claim(any("| Dark Mode | checked" in line for line in told), "AT-SPI sees the switch on")
        if len(failures) > known:
            print("\n".join("     " + line for line in told[:40]))
