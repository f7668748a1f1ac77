#include "PenumbraCGTK.h"

#include <errno.h>
#include <glib-unix.h>
#include <stdint.h>
#include <unistd.h>

/* What libdispatch exports for Foundation's run loop: an eventfd that is readable while the main queue has work, and its drain. */
extern int _dispatch_get_main_queue_handle_4CF(void);
extern void _dispatch_main_queue_callback_4CF(void *unused);

typedef struct {
  penumbra_gtk_callback after;
  void *data;
} MainQueue;

static gboolean main_queue_is_ready(gint descriptor, GIOCondition condition, gpointer data) {
  (void)condition;
  MainQueue *queue = data;
  uint64_t count;
  /* The descriptor stays readable until it is read, and the loop would spin. */
  while (read(descriptor, &count, sizeof count) < 0) {
    if (errno != EINTR) break;
  }
  _dispatch_main_queue_callback_4CF(NULL);
  queue->after(queue->data);
  return G_SOURCE_CONTINUE;
}

guint penumbra_gtk_attach_main_queue(penumbra_gtk_callback after, void *data) {
  int descriptor = _dispatch_get_main_queue_handle_4CF();
  if (descriptor < 0) return 0;
  MainQueue *queue = g_new(MainQueue, 1);
  queue->after = after;
  queue->data = data;
  return g_unix_fd_add_full(G_PRIORITY_DEFAULT, descriptor, G_IO_IN, main_queue_is_ready, queue, g_free);
}

typedef struct {
  GSource source;
  penumbra_gtk_delay delay;
  penumbra_gtk_callback fire;
  void *data;
} Timers;

static gboolean timers_prepare(GSource *source, gint *timeout) {
  Timers *timers = (Timers *)source;
  double delay = timers->delay(timers->data);
  if (delay < 0) {
    *timeout = -1;
    return FALSE;
  }
  /* Rounded up, so that the loop does not wake a moment too early and again. */
  double milliseconds = delay * 1000 + 0.999;
  *timeout = milliseconds < 3600000 ? (gint)milliseconds : 3600000;
  return delay == 0;
}

static gboolean timers_check(GSource *source) {
  Timers *timers = (Timers *)source;
  return timers->delay(timers->data) == 0;
}

static gboolean timers_dispatch(GSource *source, GSourceFunc unused, gpointer unused_data) {
  (void)unused;
  (void)unused_data;
  Timers *timers = (Timers *)source;
  timers->fire(timers->data);
  return G_SOURCE_CONTINUE;
}

static GSourceFuncs timers_functions = {timers_prepare, timers_check, timers_dispatch, NULL, NULL, NULL};

guint penumbra_gtk_attach_timers(penumbra_gtk_delay delay, penumbra_gtk_callback fire, void *data) {
  GSource *source = g_source_new(&timers_functions, sizeof(Timers));
  Timers *timers = (Timers *)source;
  timers->delay = delay;
  timers->fire = fire;
  timers->data = data;
  guint number = g_source_attach(source, NULL);
  g_source_unref(source);
  return number;
}
