#!/usr/bin/python3
"""A settings portal for tests: answers ReadAll and tells of changes; reads commands from standard input.

    set KEY NUMBER         keep a number of org.freedesktop.appearance and tell of it
    set KEY RED GREEN BLUE keep a color and tell of it
    hang                   answer nothing from now on
    quit                   leave the bus
"""
import sys

from gi.repository import Gio, GLib

XML = """<node><interface name="org.freedesktop.portal.Settings">
<method name="ReadAll"><arg type="as" direction="in"/><arg type="a{sa{sv}}" direction="out"/></method>
<method name="Read"><arg type="s" direction="in"/><arg type="s" direction="in"/><arg type="v" direction="out"/></method>
<signal name="SettingChanged"><arg type="s"/><arg type="s"/><arg type="v"/></signal>
</interface></node>"""
NAMESPACE = "org.freedesktop.appearance"
values = {}
hangs = False
loop = GLib.MainLoop()
bus = Gio.bus_get_sync(Gio.BusType.SESSION)


def call(connection, sender, path, interface, method, parameters, invocation):
    if hangs:
        return
    if method == "ReadAll":
        invocation.return_value(GLib.Variant("(a{sa{sv}})", ({NAMESPACE: values},)))
    else:
        _, key = parameters.unpack()
        value = values.get(key, GLib.Variant("u", 0))
        invocation.return_value(GLib.Variant("(v)", (GLib.Variant("v", value),)))


def command(channel, condition):
    global hangs
    line = sys.stdin.readline()
    words = line.split()
    if not words or words[0] == "quit":
        loop.quit()
        return False
    if words[0] == "hang":
        hangs = True
    if words[0] == "set":
        key, parts = words[1], words[2:]
        values[key] = GLib.Variant("u", int(parts[0])) if len(parts) == 1 else GLib.Variant("(ddd)", tuple(map(float, parts)))
        changed = GLib.Variant("(ssv)", (NAMESPACE, key, values[key]))
        bus.emit_signal(None, "/org/freedesktop/portal/desktop", "org.freedesktop.portal.Settings", "SettingChanged", changed)
    print("done", flush=True)
    return True


bus.register_object("/org/freedesktop/portal/desktop", Gio.DBusNodeInfo.new_for_xml(XML).interfaces[0], call, None, None)
Gio.bus_own_name_on_connection(
    bus, "org.freedesktop.portal.Desktop", Gio.BusNameOwnerFlags.NONE, lambda *_: print("ready", flush=True), None)
GLib.io_add_watch(sys.stdin, GLib.IO_IN | GLib.IO_HUP, command)
loop.run()
