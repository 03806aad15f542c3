#include <qpdf/qpdf-c.h>
#include <unistd.h>

// Swift hides it, for whoever runs threads must not call it.
static inline pid_t sendfax_fork(void) { return fork(); }
