/**
 * Settings of the C allocator that give the memory of an uploaded file back when it is freed: without them 50 uploads at
 * once leave 150 MB behind (docs/decisions/004). Read by glibc when a process begins; other systems ignore them.
 */
export const allocator = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '262144' }
