import closeWithGrace from 'close-with-grace'
import type { Log } from '#platform/server/log/log.ts'

const signals = ['SIGINT', 'SIGTERM'] as const
/** npm forwards the terminal's Ctrl-C, which this process already has: repeats are ignored this long, in ms. */
const echoMs = 1_000

/**
 * Closes within ten seconds on SIGINT, SIGTERM or an uncaught error, then ends the process. A second signal, at least
 * one second later, ends it at once.
 */
export function stopOnSignal(log: Log, close: () => Promise<void>): void {
  const { close: begin } = closeWithGrace(
    { delay: 10_000, skip: [...signals] },
    async ({ err }) => {
      if (err) log.fatal({ err }, 'stopped by an error')
      await close()
    },
  )
  let askedAt: number | null = null
  for (const signal of signals)
    process.on(signal, () => {
      const now = performance.now()
      if (askedAt !== null && now - askedAt > echoMs) process.exit(1)
      if (askedAt !== null) return
      askedAt = now
      begin()
    })
}
