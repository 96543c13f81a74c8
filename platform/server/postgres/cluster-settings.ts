import type { ClusterHome } from './cluster-home.ts'

/** For commands, backups and a look from outside, beside what the server opens. */
const spareConnections = 20
const leastConnections = 100

/**
 * Settings of our cluster, for a machine of one or two gigabytes: no address outside, no parallel workers, no memory
 * that small answers do not need. Durability stays as PostgreSQL has it: fsync, full pages, synchronous commits.
 * `connections`: most connections that the server may open.
 */
export function clusterSettings(
  { sockets, logs, port }: ClusterHome,
  connections: number,
): readonly string[] {
  return [
    `port=${port}`,
    ...(process.platform === 'win32'
      ? ['listen_addresses=127.0.0.1']
      : [
          'listen_addresses=',
          `unix_socket_directories=${sockets}`,
          'unix_socket_permissions=0700',
        ]),
    `max_connections=${Math.max(leastConnections, connections + spareConnections)}`,
    'shared_buffers=128MB',
    'max_wal_size=512MB',
    'wal_compression=on',
    'max_wal_senders=0',
    'archive_mode=on',
    'max_parallel_workers_per_gather=0',
    'max_worker_processes=2',
    'max_logical_replication_workers=0',
    'autovacuum_max_workers=2',
    'io_method=sync',
    'jit=off',
    'logging_collector=on',
    `log_directory=${logs}`,
    'log_filename=postgresql-%a.log', // one for each day of the week, started again when the day comes again
    'log_rotation_age=1d',
    'log_rotation_size=0',
    'log_truncate_on_rotation=on',
    'log_error_verbosity=terse', // details name people
    'log_line_prefix=%m [%p] ',
  ]
}
