// The module of the C library that comes with Swift leaves this header out.
#include <sys/epoll.h>
