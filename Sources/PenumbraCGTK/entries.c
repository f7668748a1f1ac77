/* GTK's functions without GTK: each one that this package calls is a jump through a slot, and the slots are filled before the first
   window is opened. A process that shows no window then maps none of the forty libraries behind GTK, a quarter of its start.
   The declarations stay those of GTK's headers, and a call of a function that is not in the list fails to link. */
#include <dlfcn.h>
#include <stddef.h>

/* As the header declares it, which would declare GTK's functions too. */
const char *penumbra_gtk_load(void);

#define FUNCTIONS(each) \
  each(gdk_button_event_get_button) \
  each(gdk_display_get_default) \
  each(gdk_display_get_monitors) \
  each(gdk_event_get_event_sequence) \
  each(gdk_event_get_event_type) \
  each(gdk_event_get_position) \
  each(gdk_frame_clock_get_frame_time) \
  each(gdk_keyval_to_lower) \
  each(gdk_keyval_to_unicode) \
  each(gdk_memory_texture_new) \
  each(gdk_monitor_get_scale_factor) \
  each(gdk_toplevel_get_state) \
  each(graphene_rect_init) \
  each(gtk_accessible_update_property) \
  each(gtk_accessible_update_state) \
  each(gtk_event_controller_key_new) \
  each(gtk_event_controller_legacy_new) \
  each(gtk_event_controller_scroll_get_unit) \
  each(gtk_event_controller_scroll_new) \
  each(gtk_event_controller_set_propagation_phase) \
  each(gtk_init_check) \
  each(gtk_native_get_surface) \
  each(gtk_native_get_surface_transform) \
  each(gtk_settings_get_default) \
  each(gtk_snapshot_append_texture) \
  each(gtk_widget_add_controller) \
  each(gtk_widget_add_tick_callback) \
  each(gtk_widget_class_install_action) \
  each(gtk_widget_class_set_accessible_role) \
  each(gtk_widget_get_height) \
  each(gtk_widget_get_native) \
  each(gtk_widget_get_scale_factor) \
  each(gtk_widget_get_type) \
  each(gtk_widget_get_width) \
  each(gtk_widget_has_css_class) \
  each(gtk_widget_measure) \
  each(gtk_widget_queue_allocate) \
  each(gtk_widget_queue_draw) \
  each(gtk_widget_remove_tick_callback) \
  each(gtk_widget_set_can_target) \
  each(gtk_widget_set_focusable) \
  each(gtk_widget_set_hexpand) \
  each(gtk_widget_set_parent) \
  each(gtk_widget_set_vexpand) \
  each(gtk_widget_size_allocate) \
  each(gtk_widget_translate_coordinates) \
  each(gtk_widget_unparent) \
  each(gtk_window_destroy) \
  each(gtk_window_is_active) \
  each(gtk_window_new) \
  each(gtk_window_present) \
  each(gtk_window_set_child) \
  each(gtk_window_set_icon_name) \
  each(gtk_window_set_title)

/* Hidden, so that GTK's own libraries never meet these names in place of theirs. */
#define SLOT(name) __attribute__((visibility("hidden"))) void *penumbra_gtk_slot_##name;
FUNCTIONS(SLOT)

#if defined(__x86_64__)
#define JUMP(name) "jmp *penumbra_gtk_slot_" #name "(%rip)\n"
#elif defined(__aarch64__)
#define JUMP(name) \
  "adrp x16, penumbra_gtk_slot_" #name "\n" \
  "ldr x16, [x16, #:lo12:penumbra_gtk_slot_" #name "]\n" \
  "br x16\n"
#else
#error "Say here how this processor jumps to the address in a variable, or build without the package trait Window."
#endif

#define ENTRY(name) \
  __asm__(".text\n.globl " #name "\n.hidden " #name "\n.type " #name ", %function\n" \
          #name ":\n" JUMP(name) ".size " #name ", . - " #name "\n");
FUNCTIONS(ENTRY)

typedef struct {
  const char *name;
  void **slot;
} Function;

#define ROW(name) {#name, &penumbra_gtk_slot_##name},
static const Function functions[] = {FUNCTIONS(ROW)};

const char *penumbra_gtk_load(void) {
  /* Global: GTK finds the types of its own templates by name among what the process sees. */
  void *library = dlopen("libgtk-4.so.1", RTLD_LAZY | RTLD_GLOBAL);
  if (!library) return dlerror();
  for (size_t index = 0; index < sizeof functions / sizeof *functions; index++) {
    void *function = dlsym(library, functions[index].name);
    if (!function) return dlerror();
    *functions[index].slot = function;
  }
  return NULL;
}
