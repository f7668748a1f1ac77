"""A desktop for tests: an X server without a screen, a session bus, the apps on them and a settings portal, all of our own."""
import contextlib
import os
import pathlib
import re
import shutil
import subprocess
import tempfile
import time

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
SIZE = "390x600"
LIGHT, DARK = "#F2F2F7", "#000000"
# The screen of Cards that has the switch "Dark Mode", and the middle of that switch, in points.
SETTINGS = ("--tab", "settings")
SWITCH = (332, 98)
failures = []


def claim(holds, sentence):
    """Says whether something held."""
    print(("   " if holds else " ✘ ") + sentence, flush=True)
    if not holds:
        failures.append(sentence)
    return holds


def stop(process, hard=False):
    """Ends a process that this test started."""
    if process.poll() is None:
        process.kill() if hard else process.terminate()
        process.wait()


class Frame:
    """One line about a frame: when its turn came and when it was made, in seconds, and what it was."""

    PATTERN = re.compile(r"frame ([\d.]+) (\S+) corner (\S+) damage (\d+) made ([\d.]+)")

    def __init__(self, match):
        self.time, self.size, self.corner, self.damage, self.made = (
            float(match[1]), match[2], match[3], int(match[4]), float(match[5]))


class App:
    """An app in windows, with what it says of its frames."""

    def __init__(self, desk, *options, program=None, environment=None):
        self.desk = desk
        self.log = open(desk.folder / f"app-{len(desk.apps)}.log", "w+")
        command = [program] if program else [desk.cards, *SETTINGS]
        self.process = subprocess.Popen(
            [*command, "--size", SIZE, "--frame-log", *options], env=environment or desk.environment, stdout=self.log,
            stderr=self.log)
        desk.apps.append(self.process)
        self.said, self.rest, self.reader = [], "", open(self.log.name, errors="replace")

    def lines(self, since=0):
        """What was said after so many lines; only what is new is read from the file."""
        *whole, self.rest = (self.rest + self.reader.read()).split("\n")
        self.said += whole
        return self.said[since:]

    def frames(self, since=0, size=None):
        """The frames that were said after so many lines, of any size or of one."""
        found = [Frame.PATTERN.match(line) for line in self.lines(since)]
        return [frame for frame in map(Frame, filter(None, found)) if size in (None, frame.size)]

    def moments(self, word, since=0):
        """The times of lines such as `touch ended TIME`."""
        return [float(line[len(word):]) for line in self.lines(since) if line.startswith(word + " ")]

    def corner(self, size=None):
        """The corner of the last frame; nothing before the first."""
        frames = self.frames(size=size)
        return frames[-1].corner if frames else None

    def lives(self):
        return self.process.poll() is None

    def wait(self, condition, seconds=15):
        """Waits until a condition holds; whether it came to hold while the app lived."""
        end = time.monotonic() + seconds
        while time.monotonic() < end and self.lives():
            if condition():
                return True
            time.sleep(0.01)
        return False

    def wait_for_rest(self, quiet=0.4):
        """Waits until no frame came for a while."""
        self.wait(lambda: self.frames())
        count, since = len(self.frames()), time.monotonic()
        while time.monotonic() - since < quiet and self.lives():
            time.sleep(0.05)
            if len(self.frames()) != count:
                count, since = len(self.frames()), time.monotonic()

    def seconds(self):
        """Processor time used so far, of the app's own and of the system's for it."""
        fields = pathlib.Path(f"/proc/{self.process.pid}/stat").read_text().rsplit(")", 1)[1].split()
        return tuple(int(field) / os.sysconf("SC_CLK_TCK") for field in fields[11:13])

    def memory(self):
        """Resident kilobytes that are the app's own."""
        return int(re.search(r"RssAnon:\s+(\d+)", pathlib.Path(f"/proc/{self.process.pid}/status").read_text())[1])

    def shown(self):
        """The windows on the screen."""
        return subprocess.run(
            ["xdotool", "search", "--onlyvisible", "--pid", str(self.process.pid)], env=self.desk.environment,
            capture_output=True, text=True).stdout.split()

    def windows(self):
        """The windows on the screen by their size in pixels."""
        sizes = {}
        for window in self.shown():
            words = subprocess.run(
                ["xdotool", "getwindowgeometry", "--shell", window], env=self.desk.environment, capture_output=True, text=True).stdout
            numbers = dict(line.split("=") for line in words.split())
            sizes[f"{numbers.get('WIDTH')}x{numbers.get('HEIGHT')}"] = window
        return sizes

    def focus(self, size=SIZE):
        """Gives the keyboard to a window, which a window manager would do."""
        self.wait(lambda: size in self.windows())
        self.desk.input("windowfocus", "--sync", self.windows()[size])
        time.sleep(0.2)


class Desk:
    """An X server and a session bus of our own, and a folder for what is stored."""

    def __init__(self, cards, window_app):
        self.cards, self.window_app = cards, window_app
        self.apps = []
        self.folder = pathlib.Path(tempfile.mkdtemp(prefix="penumbra-window-"))
        read, write = os.pipe()
        # Without -noreset the server starts over when the last client goes, and turns the next one away meanwhile.
        self.server = subprocess.Popen(
            ["Xvfb", "-displayfd", str(write), "-screen", "0", "1600x1300x24", "-nolisten", "tcp", "-noreset"], pass_fds=[write],
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        os.close(write)
        self.display = ":" + os.read(read, 20).decode().strip()
        self.bus = subprocess.Popen(
            ["dbus-daemon", "--session", "--nofork", "--print-address"], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
        self.environment = {
            "PATH": os.environ["PATH"], "HOME": str(self.folder), "XDG_CONFIG_HOME": str(self.folder / "config"),
            "LANG": "C.UTF-8", "DISPLAY": self.display, "GSK_RENDERER": "cairo", "GTK_A11Y": "none",
            "DBUS_SESSION_BUS_ADDRESS": self.bus.stdout.readline().strip(), "GSETTINGS_BACKEND": "memory",
            "SWIFT_BACKTRACE": "enable=no",
        }

    def close(self):
        for process in self.apps + [self.bus, self.server]:
            stop(process)
        shutil.rmtree(self.folder, ignore_errors=True)

    def forget(self):
        """Makes the next start a first start."""
        shutil.rmtree(self.folder / "config", ignore_errors=True)

    @contextlib.contextmanager
    def app(self, *options, **more):
        """An app that is ended with the block."""
        app = App(self, *options, **more)
        try:
            yield app
        finally:
            stop(app.process)

    @contextlib.contextmanager
    def portal(self):
        """A settings portal that is ended with the block."""
        portal = Portal(self)
        try:
            yield portal
        finally:
            stop(portal.process)

    def with_assistance(self):
        """The environment in which GTK speaks to assistive technology."""
        return {key: value for key, value in self.environment.items() if key != "GTK_A11Y"}

    def assistant(self, *words):
        """Runs a client of assistive technology."""
        return subprocess.run(
            ["/usr/bin/python3", ROOT / "Tests/Window/assistant.py", *words], env=self.with_assistance(), capture_output=True,
            text=True, timeout=60)

    def input(self, *words):
        subprocess.run(["xdotool", *map(str, words)], env=self.environment, check=True, stderr=subprocess.DEVNULL)

    def click(self, place):
        self.input("mousemove", *place, "click", 1)

    def screenshot(self, name, region=SIZE):
        path = self.folder / f"{name}.png"
        subprocess.run(
            ["import", "-window", "root", "-crop", f"{region}+0+0", "+repage", path], env=self.environment, check=True)
        return path


class Portal:
    """A settings portal that does what it is told."""

    def __init__(self, desk):
        self.process = subprocess.Popen(
            ["/usr/bin/python3", ROOT / "Tests/Window/portal.py"], env=desk.environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE,
            text=True)
        desk.apps.append(self.process)
        self.process.stdout.readline()

    def tell(self, command):
        self.process.stdin.write(command + "\n")
        self.process.stdin.flush()
        self.process.stdout.readline()


def difference(one, other):
    """How many pixels of two pictures differ."""
    result = subprocess.run(["compare", "-metric", "AE", one, other, "null:"], capture_output=True, text=True)
    return result.stderr.strip().split(" ")[0]
