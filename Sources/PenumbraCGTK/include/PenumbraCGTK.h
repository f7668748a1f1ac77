/* The room for GTK 4's C shims. Empty until the window is built; nothing here includes a GTK header yet. */
#ifndef PENUMBRA_C_GTK_H
#define PENUMBRA_C_GTK_H

#endif
