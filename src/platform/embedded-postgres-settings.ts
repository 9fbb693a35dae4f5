import { totalmem } from 'node:os'

const MB = 1024 * 1024

/**
 * Server settings for one small machine: reads from few processes, nothing lost on a power cut. Figures for a 1 GB VPS;
 * buffers grow with the machine. `fsync` and `synchronous_commit` keep their defaults, on.
 */
export function serverSettings(memoryBytes = availableMemory()): Record<string, string> {
  const memory = Math.floor(memoryBytes / MB)
  return {
    shared_buffers: `${clamp(Math.floor(memory / 8), 128, 512)}MB`,
    effective_cache_size: `${clamp(Math.floor(memory / 2), 256, 16_384)}MB`,
    work_mem: '8MB',
    maintenance_work_mem: '64MB',
    autovacuum_work_mem: '32MB',
    huge_pages: 'off',
    max_connections: '50',
    // workers for reading ahead or in parallel cost memory at rest and little is won on one or two cores
    io_method: 'sync',
    max_parallel_workers_per_gather: '0',
    jit: 'off',
    // solid-state disks: a random page costs about as much as the next one
    random_page_cost: '1.1',
    // no replica reads this log: less is written, and the sender processes are not needed
    wal_level: 'minimal',
    max_wal_senders: '0',
    min_wal_size: '80MB',
    max_wal_size: '512MB',
    checkpoint_timeout: '10min',
    // the search reads through fresh rows, so dead ones have to go early
    autovacuum_max_workers: '2',
    autovacuum_worker_slots: '3',
    autovacuum_vacuum_scale_factor: '0.05',
    autovacuum_vacuum_insert_scale_factor: '0.05',
    autovacuum_analyze_scale_factor: '0.02',
    // an app that was killed must not leave its queries running
    ...(process.platform === 'win32' ? {} : { client_connection_check_interval: '5s' }),
    timezone: 'UTC',
    log_timezone: 'UTC',
    // statements and rows in error messages are personal data: the app logs its own errors
    log_min_messages: 'log',
    log_min_error_statement: 'panic',
    log_error_verbosity: 'terse',
    log_checkpoints: 'off',
    log_autovacuum_min_duration: '-1',
  }
}

/** Bytes this process may use: the machine's, or less inside a container. */
function availableMemory(): number {
  const limit = process.constrainedMemory()
  return limit > 0 ? Math.min(limit, totalmem()) : totalmem()
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), most)
}
