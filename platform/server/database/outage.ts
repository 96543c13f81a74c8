import { setTimeout as wait } from 'node:timers/promises'

/**
 * Connection exceptions, a full disk or no memory, shutdowns and starts of PostgreSQL, and what sockets say: EAGAIN when
 * more wait at a Unix socket than it has room for.
 */
const codes =
  /^(08...|53...|57P0.|ECONN\w+|EPIPE|ETIMEDOUT|ENOSPC|EDQUOT|EHOSTUNREACH|ENETUNREACH|EAGAIN|EAI_AGAIN)$/
/** Messages of the driver, without a code, when a connection is lost or cannot be opened in time. */
const words =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Client was closed)/

/** True if the database is temporarily away: what failed may be tried again, if trying it twice is harmless. */
export function isOutage(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if ('code' in error && codes.test(String(error.code))) return true
  return isMissingSocket(error) || words.test(error.message)
}

/** A Unix socket is gone while its server restarts. */
function isMissingSocket(error: Error): boolean {
  const isMissing = 'code' in error && error.code === 'ENOENT'
  return isMissing && 'syscall' in error && error.syscall === 'connect'
}

/** A restart of PostgreSQL takes two seconds or so. */
const retryMs = [100, 200, 400, 800, 1_600] as const

/**
 * Repeats the work while the database is away, at most five times within about three seconds (SECURITY P-17). Only for
 * work that may happen twice: after a broken connection we cannot know whether a transaction was committed.
 */
export async function throughOutage<Result>(work: () => Promise<Result>): Promise<Result> {
  for (const ms of retryMs)
    try {
      return await work()
    } catch (error) {
      if (!isOutage(error)) throw error
      await wait(ms)
    }
  return work()
}
