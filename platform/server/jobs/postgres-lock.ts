import type { JobLock } from './jobs.ts'

/** Part of a connection pool that the lock needs; `pg.Pool` fits. */
export type LockPool = {
  connect(): Promise<{
    query(sql: string, parameters: unknown[]): Promise<{ rows: { locked?: boolean }[] }>
    release(error?: Error): void
  }>
}

/**
 * A PostgreSQL advisory lock on a connection of its own, held for one round. The database releases it when the process
 * or the connection dies. `space` separates it from locks of other products on the same database.
 */
export function postgresLock(pool: LockPool, space = 0x70_6f_72_74): JobLock {
  return async (name) => {
    const connection = await pool.connect()
    try {
      const { rows } = await connection.query(
        'SELECT pg_try_advisory_lock($1::int, hashtext($2)) AS locked',
        [space, name],
      )
      if (rows[0]?.locked !== true) {
        connection.release()
        return null
      }
    } catch (error) {
      connection.release(error instanceof Error ? error : new Error('lock failed'))
      throw error
    }
    return async () => {
      try {
        await connection.query('SELECT pg_advisory_unlock($1::int, hashtext($2))', [space, name])
        connection.release()
      } catch (error) {
        connection.release(error instanceof Error ? error : new Error('unlock failed'))
      }
    }
  }
}
