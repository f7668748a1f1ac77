"""What is claimed of time and memory, in figures; for a release build on a machine that does nothing else."""
import random
import statistics
import time

from desk import DARK, LIGHT, SIZE, SWITCH, claim

FRAME = 1 / 60


def start(desk):
    print("== from the start to the first frame, five times")
    whole, window, user = [], [], []
    for _ in range(5):
        desk.forget()
        began = time.clock_gettime(time.CLOCK_MONOTONIC)
        with desk.app() as app:
            app.wait(lambda: app.frames())
            opened, made = app.moments("window")[0], app.frames()[0].made
            whole.append((made - began) * 1000)
            window.append((made - opened) * 1000)
            user.append(sum(app.seconds()) * 1000)
    print(f"     start of the process to first frame: median {statistics.median(whole):.0f} ms, "
          f"{statistics.median(user):.0f} ms of a processor")
    median = statistics.median(window)
    claim(median <= 200, f"window to first frame: median {median:.0f} ms, at most {max(window):.0f} (200 allowed)")


def fades(desk):
    print("== twenty cross-fades")
    desk.forget()
    waits, counts, user = [], [], []
    with desk.app() as app:
        app.wait_for_rest()
        for _ in range(20):
            mark, before = len(app.lines()), sum(app.seconds())
            desk.click(SWITCH)
            app.wait_for_rest(quiet=0.3)
            touched, frames = app.moments("touch ended", mark), app.frames(mark)
            blended = [frame for frame in frames if frame.corner not in (LIGHT, DARK)]
            if not touched or not blended:
                continue
            waits.append((blended[0].made - touched[0]) / FRAME)
            counts.append(len([frame for frame in frames if touched[0] <= frame.made <= touched[0] + 0.5]))
            user.append((sum(app.seconds()) - before) * 1000)
        claim(len(waits) == 20, f"{len(waits)} of 20 clicks cross-fade")
        if not waits:
            return
        claim(
            statistics.median(waits) <= 2,
            f"click to first blended frame: median {statistics.median(waits):.1f} frames, at most {max(waits):.1f} (2 allowed)")
        claim(
            statistics.median(counts) >= 28,
            f"frames in the half second: median {statistics.median(counts):.0f}, at least {min(counts)} (28 needed)")
        print(f"     a click and its fade: median {statistics.median(user):.0f} ms of a processor")
        before = sum(app.seconds())
        time.sleep(10)
        used = (sum(app.seconds()) - before) * 10
        claim(used <= 1, f"idle for ten seconds: {used:.2f} % of a processor (1 allowed)")


def switches(desk):
    print("== 2,000 switches")
    desk.forget()
    with desk.portal() as portal:
        portal.tell("set reduced-motion 1")
        with desk.app() as app:
            app.wait_for_rest()
            early, sizes, failed = 0, [], 0
            for number in range(1, 2001):
                wanted = DARK if app.corner() == LIGHT else LIGHT
                mark = len(app.lines())
                desk.click(SWITCH)
                failed += not app.wait(lambda: any(frame.corner == wanted for frame in app.frames(mark)), 5)
                if number == 200:
                    early = app.memory()
                if number % 200 == 0:
                    sizes.append(app.memory())
            claim(failed == 0, f"{2000 - failed} of 2,000 clicks change the window")
            print("     KiB at each 200th: " + " ".join(map(str, sizes)))
            claim(app.lives() and app.memory() - early <= 1024, f"memory grew by {app.memory() - early} KiB from the 200th on (1,024 allowed)")


def inputs(desk, seed=2026):
    print(f"== 10,000 random inputs (seed {seed}), while assistive technology listens")
    desk.forget()
    numbers = random.Random(seed)
    keys = ["Tab", "shift+Tab", "Up", "Down", "Left", "Right", "space", "Return", "Escape", "Home", "End"]
    with desk.app(environment=desk.with_assistance()) as app:
        app.wait_for_rest()
        app.focus()
        time.sleep(1)
        window, elements, sizes = app.windows()[SIZE], len(desk.assistant("list").stdout.splitlines()), []
        for round in range(1, 101):
            words = []
            for _ in range(100):
                kind = numbers.randrange(10)
                if kind < 4:
                    words += ["mousemove", numbers.randrange(400), numbers.randrange(620), "click", 1]
                elif kind < 7:
                    words += ["key", numbers.choice(keys)]
                elif kind < 9:
                    words += ["click", numbers.choice([4, 5])]
                else:
                    words += ["windowsize", window, numbers.randrange(200, 700), numbers.randrange(200, 680)]
            desk.input(*words)
            if not app.lives():
                break
            # At the size of the beginning and at rest, what a large window or a cross-fade needs does not count.
            if round % 10 == 0:
                desk.input("windowsize", window, *SIZE.split("x"))
                app.wait_for_rest(quiet=1)
                sizes.append(app.memory())
        if not claim(app.lives(), "the app outlives 10,000 random clicks, keys, turns of the wheel and resizes"):
            print("\n".join("     " + line for line in app.lines()[-10:]))
            return
        desk.input("windowsize", "--sync", window, *SIZE.split("x"), "key", "Home", "mousemove", 100, 300, *["click", 4] * 40)
        app.wait_for_rest()
        time.sleep(0.5)
        told = desk.assistant("list")
        left = len(told.stdout.splitlines())
        if left != elements and told.stderr:
            print("     the client of assistive technology says: " + told.stderr.splitlines()[-1])
        claim(left == elements, f"afterwards AT-SPI finds {left} elements, as before ({elements})")
        print("     KiB at each 1,000th: " + " ".join(map(str, sizes)))
        # Masks of shadows and corners are kept for each size of a card that a window of random sizes brings, up to 24 MiB.
        claim(sizes[-1] - sizes[0] <= 24576, f"memory grew by {sizes[-1] - sizes[0]} KiB from the 1,000th on (24,576 allowed)")
        complaints = [line for line in app.lines() if "CRITICAL" in line or "WARNING" in line]
        claim(not complaints, f"GTK complains of nothing{': ' + complaints[0] if complaints else ''}")
