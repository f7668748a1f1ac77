"""What is claimed of an app whose surroundings are broken: a clear message or a working app, and never a crash."""
import subprocess

from desk import DARK, LIGHT, SIZE, SWITCH, Desk, claim, stop


def trouble(desk):
    print("== trouble")
    desk.forget()
    for name, value in (("no display", None), ("a display that cannot be reached", ":987")):
        environment = {key: text for key, text in desk.environment.items() if key != "DISPLAY"}
        if value:
            environment["DISPLAY"] = value
        result = subprocess.run(
            [desk.cards, "--size", SIZE], env=environment, cwd=desk.folder, capture_output=True, text=True, timeout=60)
        claim(result.returncode == 0 and "runs headless" in result.stderr, f"with {name} the app runs headless and says so")
    empty = desk.folder / "no-fonts.conf"
    empty.write_text('<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig></fontconfig>')
    for name, change in (
        ("without a session bus", {"DBUS_SESSION_BUS_ADDRESS": "unix:path=/nonexistent"}),
        ("without a session bus, while GTK wants to speak to assistive technology", {
            "DBUS_SESSION_BUS_ADDRESS": "unix:path=/nonexistent", "GTK_A11Y": None}),
        ("with a home that cannot be written", {"HOME": "/proc", "XDG_CONFIG_HOME": "/proc"}),
        ("without any font", {"FONTCONFIG_FILE": str(empty)}),
        ("with a font configuration that is not there", {"FONTCONFIG_FILE": "/nonexistent", "FONTCONFIG_PATH": "/nonexistent"}),
    ):
        desk.forget()
        environment = {key: value for key, value in dict(desk.environment, **change).items() if value}
        with desk.app(environment=environment) as app:
            started = app.wait(lambda: app.corner() == LIGHT)
            app.wait_for_rest()
            desk.click(SWITCH)
            claim(started and app.wait(lambda: app.corner() == DARK), f"{name} the window and its switch work")
            app.wait_for_rest()
            said = [line for line in app.lines() if line and not line.startswith(("frame ", "touch ", "window ", "active "))]
            print("\n".join("     it says: " + line for line in said[:4]) or "     it says nothing")
    result = subprocess.run(
        [desk.cards, "--headless", "--out", desk.folder / "no-fonts"], env=dict(desk.environment, FONTCONFIG_FILE=str(empty)),
        capture_output=True, text=True, timeout=60)
    claim(result.returncode == 0, "without any font headless pictures are made")

    # A desk of its own, because its bus is taken away.
    other = Desk(desk.cards, desk.window_app)
    try:
        with other.app(environment=other.with_assistance()) as app:
            app.wait_for_rest()
            stop(other.bus, hard=True)
            other.click(SWITCH)
            claim(app.wait(lambda: app.corner() == DARK), "a bus that goes away takes nothing with it")
    finally:
        other.close()
