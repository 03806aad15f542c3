// The part of Darwin's C library that our sources use, as Apple's SDK declares it.
// Constants are XNU's; what Linux alone has (MSG_NOSIGNAL, CLOCK_BOOTTIME, st_mtim) must stay away.
#pragma once

// No header of this machine's.
typedef __SIZE_TYPE__ size_t;
typedef __UINT8_TYPE__ uint8_t;
typedef __INT32_TYPE__ int32_t;
typedef __UINT16_TYPE__ uint16_t;
typedef __UINT32_TYPE__ uint32_t;
typedef __INT64_TYPE__ int64_t;
typedef __UINT64_TYPE__ uint64_t;

#define SINCE(mac, phone) __attribute__((availability(macos, introduced=mac), availability(ios, introduced=phone)))
#define MAC_ONLY __attribute__((availability(ios, unavailable)))

// sys/types.h
typedef long ssize_t;
typedef long time_t;
typedef int32_t pid_t;
typedef int32_t dev_t;
typedef uint16_t mode_t;
typedef uint16_t nlink_t;
typedef uint64_t ino_t;
typedef uint32_t uid_t;
typedef uint32_t gid_t;
typedef int64_t off_t;
typedef int64_t blkcnt_t;
typedef int32_t blksize_t;
typedef unsigned int nfds_t;
typedef uint64_t rlim_t;
typedef uint32_t socklen_t;
typedef uint8_t sa_family_t;
typedef uint16_t in_port_t;

// time.h; the names without an underscore are in Darwin.swift
struct timespec { time_t tv_sec; long tv_nsec; };
typedef enum {
  _CLOCK_REALTIME SINCE(10.12, 10.0) = 0,
  _CLOCK_MONOTONIC SINCE(10.12, 10.0) = 6,
  _CLOCK_MONOTONIC_RAW SINCE(10.12, 10.0) = 4,
  _CLOCK_UPTIME_RAW SINCE(10.12, 10.0) = 8,
} clockid_t;
int clock_gettime(clockid_t, struct timespec *) SINCE(10.12, 10.0);

// errno.h
#define EPERM 1
#define ENOENT 2
#define ESRCH 3
#define EINTR 4
#define EIO 5
#define ENXIO 6
#define E2BIG 7
#define ENOEXEC 8
#define EBADF 9
#define ECHILD 10
#define EDEADLK 11
#define ENOMEM 12
#define EACCES 13
#define EFAULT 14
#define EBUSY 16
#define EEXIST 17
#define EXDEV 18
#define ENODEV 19
#define ENOTDIR 20
#define EISDIR 21
#define EINVAL 22
#define ENFILE 23
#define EMFILE 24
#define ENOTTY 25
#define EFBIG 27
#define ENOSPC 28
#define ESPIPE 29
#define EROFS 30
#define EMLINK 31
#define EPIPE 32
#define EAGAIN 35
#define EWOULDBLOCK EAGAIN
#define EINPROGRESS 36
#define EALREADY 37
#define ENOTSOCK 38
#define ENOTSUP 45
#define EADDRINUSE 48
#define EADDRNOTAVAIL 49
#define ECONNABORTED 53
#define ECONNRESET 54
#define ENOTCONN 57
#define ETIMEDOUT 60
#define ECONNREFUSED 61
#define ELOOP 62
#define ENAMETOOLONG 63
#define ENOTEMPTY 66
#define EDQUOT 69
#define ENOLCK 77
#define ENOSYS 78

// fcntl.h and sys/file.h; open and fcntl, being variadic, are in Darwin.swift
#define O_RDONLY 0x0000
#define O_WRONLY 0x0001
#define O_RDWR 0x0002
#define O_NONBLOCK 0x00000004
#define O_NOFOLLOW 0x00000100
#define O_CREAT 0x00000200
#define O_TRUNC 0x00000400
#define O_EXCL 0x00000800
#define O_NOCTTY 0x00020000
#define O_DIRECTORY 0x00100000
#define O_CLOEXEC 0x01000000
#define F_GETFD 1
#define F_SETFD 2
#define F_GETFL 3
#define F_SETFL 4
#define F_FULLFSYNC 51
#define FD_CLOEXEC 1
#define LOCK_SH 0x01
#define LOCK_EX 0x02
#define LOCK_NB 0x04
#define LOCK_UN 0x08
struct flock { off_t l_start, l_len; pid_t l_pid; short l_type, l_whence; };
int flock(int, int);

// sys/stat.h
struct stat {
  dev_t st_dev;
  mode_t st_mode;
  nlink_t st_nlink;
  ino_t st_ino;
  uid_t st_uid;
  gid_t st_gid;
  dev_t st_rdev;
  struct timespec st_atimespec, st_mtimespec, st_ctimespec, st_birthtimespec;
  off_t st_size;
  blkcnt_t st_blocks;
  blksize_t st_blksize;
  uint32_t st_flags, st_gen;
};
int stat(const char *, struct stat *);
int lstat(const char *, struct stat *);
int fstat(int, struct stat *);
int mkdir(const char *, mode_t);
int chmod(const char *, mode_t);

// unistd.h and stdio.h
#define F_OK 0
int access(const char *, int);
int close(int);
int fsync(int);
int unlink(const char *);
int isatty(int);
int pipe(int [2]);
pid_t getpid(void);
ssize_t read(int, void *, size_t);
ssize_t pread(int, void *, size_t, off_t);
ssize_t write(int, const void *, size_t);
int rename(const char *, const char *);
char *mkdtemp(char *);
void _exit(int) __attribute__((noreturn));
int gethostuuid(unsigned char [16], const struct timespec *) MAC_ONLY;

// stdlib.h and string.h
void exit(int) __attribute__((noreturn));
void free(void *);
char *strdup(const char *);
char *strerror(int);
void *memchr(const void *, int, size_t);
int memcmp(const void *, const void *, size_t);

// signal.h; SIG_IGN is in Darwin.swift
#define SIGINT 2
#define SIGKILL 9
#define SIGPIPE 13
#define SIGTERM 15
typedef void (*sig_t)(int);
sig_t signal(int, sig_t);
int kill(pid_t, int);
pid_t waitpid(pid_t, int *, int);

// spawn.h. Apple declares these for iOS too, where the sandbox refuses the call: no code of ours may
// hold it there, so that here they are for macOS alone.
typedef void *posix_spawnattr_t;
typedef void *posix_spawn_file_actions_t;
#define POSIX_SPAWN_SETPGROUP 0x0002
#define POSIX_SPAWN_CLOEXEC_DEFAULT 0x4000
int posix_spawn(pid_t *, const char *, const posix_spawn_file_actions_t *, const posix_spawnattr_t *,
                char *const [], char *const []) MAC_ONLY;
int posix_spawnp(pid_t *, const char *, const posix_spawn_file_actions_t *, const posix_spawnattr_t *,
                 char *const [], char *const []) MAC_ONLY;
int posix_spawnattr_init(posix_spawnattr_t *) MAC_ONLY;
int posix_spawnattr_destroy(posix_spawnattr_t *) MAC_ONLY;
int posix_spawnattr_setflags(posix_spawnattr_t *, short) MAC_ONLY;
int posix_spawn_file_actions_init(posix_spawn_file_actions_t *) MAC_ONLY;
int posix_spawn_file_actions_destroy(posix_spawn_file_actions_t *) MAC_ONLY;
int posix_spawn_file_actions_addopen(posix_spawn_file_actions_t *, int, const char *, int, mode_t) MAC_ONLY;
int posix_spawn_file_actions_adddup2(posix_spawn_file_actions_t *, int, int) MAC_ONLY;

// sys/resource.h
struct rlimit { rlim_t rlim_cur, rlim_max; };
#define RLIMIT_CPU 0
#define RLIMIT_FSIZE 1
#define RLIMIT_CORE 4
#define RLIMIT_NOFILE 8
int setrlimit(int, const struct rlimit *);
int getrlimit(int, struct rlimit *);

// sys/sysctl.h
int sysctlbyname(const char *, void *, size_t *, void *, size_t);

// sys/ioctl.h
struct winsize { unsigned short ws_row, ws_col, ws_xpixel, ws_ypixel; };

// poll.h
struct pollfd { int fd; short events, revents; };
#define POLLIN 0x0001
#define POLLOUT 0x0004
#define POLLERR 0x0008
#define POLLHUP 0x0010
int poll(struct pollfd *, nfds_t, int);

// sys/socket.h, netinet/in.h, netinet/tcp.h, arpa/inet.h
#define AF_INET 2
#define SOCK_STREAM 1
#define SOL_SOCKET 0xffff
#define SO_REUSEADDR 0x0004
#define SO_LINGER 0x0080
#define SO_NOSIGPIPE 0x1022
#define SO_LINGER_SEC 0x1080
#define SHUT_WR 1
#define IPPROTO_TCP 6
#define TCP_NODELAY 0x01
struct linger { int l_onoff, l_linger; };
struct sockaddr { uint8_t sa_len; sa_family_t sa_family; char sa_data[14]; };
struct in_addr { uint32_t s_addr; };
struct sockaddr_in {
  uint8_t sin_len;
  sa_family_t sin_family;
  in_port_t sin_port;
  struct in_addr sin_addr;
  char sin_zero[8];
};
int socket(int, int, int);
int bind(int, const struct sockaddr *, socklen_t);
int listen(int, int);
int accept(int, struct sockaddr *, socklen_t *);
int getsockname(int, struct sockaddr *, socklen_t *);
int setsockopt(int, int, int, const void *, socklen_t);
int shutdown(int, int);
ssize_t recv(int, void *, size_t, int);
ssize_t send(int, const void *, size_t, int);
int inet_pton(int, const char *, void *);
