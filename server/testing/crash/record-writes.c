/* Preloaded into a server by power-cut.test.ts: appends what it writes below RECORD_DIR, and every sync, to RECORD_LOG,
   in the order in which they took effect. A record: operation, length of the path, offset, length of the data. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <fcntl.h>
#include <pthread.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/syscall.h>
#include <unistd.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static int log_fd = -1;
static const char *folder;

struct __attribute__((packed)) record {
  uint8_t operation;
  uint16_t path_length;
  uint64_t offset;
  uint64_t data_length;
};

static void put(const void *bytes, size_t length) {
  while (length > 0) {
    ssize_t written = syscall(SYS_write, log_fd, bytes, length);
    if (written <= 0) abort();
    bytes = (const char *)bytes + written;
    length -= written;
  }
}

/* The length of the path, or 0 for a file that is not recorded. */
static size_t path_of(int fd, char *path, size_t size) {
  if (folder == NULL) folder = getenv("RECORD_DIR");
  if (folder == NULL) return 0;
  char link[64];
  snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
  ssize_t length = readlink(link, path, size);
  if (length <= 0 || strncmp(path, folder, strlen(folder)) != 0) return 0;
  if (length > 4 && memcmp(path + length - 4, "-shm", 4) == 0) return 0;
  return length;
}

static void record(char operation, const char *path, size_t path_length, uint64_t offset, const void *data, size_t length) {
  if (log_fd < 0) log_fd = syscall(SYS_openat, AT_FDCWD, getenv("RECORD_LOG"), O_WRONLY | O_CREAT | O_APPEND, 0600);
  struct record head = {operation, path_length, offset, operation == 'w' ? length : 0};
  put(&head, sizeof head);
  put(path, path_length);
  if (operation == 'w') put(data, length);
}

#define RECORDED(operation, offset, data, data_length, call) \
  char path[4096];                                           \
  size_t path_length = path_of(fd, path, sizeof path);       \
  if (path_length == 0) return call;                         \
  pthread_mutex_lock(&lock);                                 \
  long result = call;                                        \
  if (result >= 0) record(operation, path, path_length, offset, data, data_length); \
  pthread_mutex_unlock(&lock);                               \
  return result;

ssize_t pwrite64(int fd, const void *data, size_t length, off64_t offset) {
  RECORDED('w', offset, data, result, syscall(SYS_pwrite64, fd, data, length, offset))
}
ssize_t pwrite(int fd, const void *data, size_t length, off_t offset) { return pwrite64(fd, data, length, offset); }
int ftruncate64(int fd, off64_t length) { RECORDED('t', length, NULL, 0, syscall(SYS_ftruncate, fd, length)) }
int ftruncate(int fd, off_t length) { return ftruncate64(fd, length); }
int fsync(int fd) { RECORDED('s', 0, NULL, 0, syscall(SYS_fsync, fd)) }
int unlink(const char *name) {
  pthread_mutex_lock(&lock);
  int result = syscall(SYS_unlinkat, AT_FDCWD, name, 0);
  if (result == 0 && getenv("RECORD_DIR") && strncmp(name, getenv("RECORD_DIR"), strlen(getenv("RECORD_DIR"))) == 0)
    record('u', name, strlen(name), 0, NULL, 0);
  pthread_mutex_unlock(&lock);
  return result;
}
int fdatasync(int fd) { RECORDED('s', 0, NULL, 0, syscall(SYS_fdatasync, fd)) }
