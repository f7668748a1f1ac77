#!/usr/bin/python3
"""A client of assistive technology for tests: lists what an app tells AT-SPI, or presses one thing of it.

    assistant.py list               one line an element: ROLE | NAME | STATES | ACTIONS
    assistant.py press ROLE NAME    does the first action of the first element with that role and name
"""
import sys
import time

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi  # noqa: E402


def elements(node, depth=0):
    yield node
    if depth < 12:
        for index in range(node.get_child_count()):
            child = node.get_child_at_index(index)
            if child:
                yield from elements(child, depth + 1)


def applications():
    desktop = Atspi.get_desktop(0)
    return [desktop.get_child_at_index(index) for index in range(desktop.get_child_count())]


def actions(node):
    try:
        return [Atspi.Action.get_action_name(node, index) for index in range(Atspi.Action.get_n_actions(node))]
    except Exception:
        return []


end = time.monotonic() + 10
while not applications() and time.monotonic() < end:
    time.sleep(0.1)
for application in applications():
    for node in elements(application):
        role, name = node.get_role_name(), node.get_name() or ""
        if sys.argv[1] == "list":
            states = node.get_state_set()
            words = [word for word, state in (
                ("checked", Atspi.StateType.CHECKED), ("selected", Atspi.StateType.SELECTED),
                ("enabled", Atspi.StateType.ENABLED)) if states.contains(state)]
            print(f"{role} | {name} | {' '.join(words)} | {' '.join(actions(node))}")
        elif role == sys.argv[2] and name == sys.argv[3]:
            Atspi.Action.do_action(node, 0)
            sys.exit(0)
sys.exit(0 if sys.argv[1] == "list" else 1)
