/* GTK 4 for Swift: its headers, stand-ins for the macros that Swift cannot import, and the main queue inside GLib's loop. */
#ifndef PENUMBRA_C_GTK_H
#define PENUMBRA_C_GTK_H

#include <gtk/gtk.h>

/* Maps GTK into the process; nothing else of this header may be called before it succeeded. Called again, it does nothing new.
   The result is NULL, or why GTK cannot be had, which the next call of the dynamic linker overwrites. */
const char *penumbra_gtk_load(void);

/* The memory format of premultiplied pixels as Cairo keeps them in an image surface. */
static inline GdkMemoryFormat penumbra_gtk_pixel_format(void) { return GDK_MEMORY_DEFAULT; }

/* The type "s" of a variant, and the like: the macro G_VARIANT_TYPE. */
static inline const GVariantType *penumbra_gtk_variant_type(const char *text) { return G_VARIANT_TYPE(text); }

/* Connects a function of any signature to a signal; `data` is its last argument.
   GLib's own types belong to whichever of this package's C modules is read first, so Swift code names no member of theirs. */
static inline void penumbra_gtk_connect(gpointer object, const char *signal, GCallback function, gpointer data) {
  g_signal_connect(object, signal, function, data);
}

/* Lets GTK's own theme, which draws the frames of windows, be dark or light in this process. */
static inline void penumbra_gtk_set_dark_theme(gboolean is_dark) {
  GtkSettings *settings = gtk_settings_get_default();
  if (settings) g_object_set(settings, "gtk-application-prefer-dark-theme", is_dark, NULL);
}

/* Registers a subclass of GtkWidget without fields of its own; `fill` puts functions into its class. */
static inline GType penumbra_gtk_register_widget(const char *name, GClassInitFunc fill) {
  GTypeQuery parent;
  g_type_query(GTK_TYPE_WIDGET, &parent);
  return g_type_register_static_simple(
      GTK_TYPE_WIDGET, name, (guint)parent.class_size, fill, (guint)parent.instance_size, NULL, (GTypeFlags)0);
}

/* One call of gtk_accessible_update_property or _state, whose arguments are variable. */
static inline void penumbra_gtk_accessible_set_text(GtkAccessible *self, GtkAccessibleProperty property, const char *text) {
  gtk_accessible_update_property(self, property, text, -1);
}
static inline void penumbra_gtk_accessible_set_state(GtkAccessible *self, GtkAccessibleState state, gboolean value) {
  gtk_accessible_update_state(self, state, value, -1);
}
static inline void penumbra_gtk_accessible_set_checked(GtkAccessible *self, GtkAccessibleTristate value) {
  gtk_accessible_update_state(self, GTK_ACCESSIBLE_STATE_CHECKED, value, -1);
}

/* Called on the main thread; `data` is what was given with it. */
typedef void (*penumbra_gtk_callback)(void *data);

/* Called on the main thread; the result is in seconds, negative for never. */
typedef double (*penumbra_gtk_delay)(void *data);

/* Runs the main dispatch queue, and with it the main actor, inside GLib's default loop; `after` follows each round of it.
   The result is the source's number, 0 when the queue has no file descriptor to wait on. */
guint penumbra_gtk_attach_main_queue(penumbra_gtk_callback after, void *data);

/* Wakes GLib's default loop when `delay` has passed and calls `fire`; `delay` is asked before each sleep of the loop.
   The result is the source's number. */
guint penumbra_gtk_attach_timers(penumbra_gtk_delay delay, penumbra_gtk_callback fire, void *data);

#endif
