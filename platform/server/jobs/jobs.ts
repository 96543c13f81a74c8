/**
 * Takes the lock of a name if no other process holds it: the way to give it back, or null. An advisory lock of the database.
 */
export type JobLock = (name: string) => Promise<(() => Promise<void>) | null>

export type Job = {
  readonly name: string
  readonly everyMs: number
  /** The first round comes right away: what a crash left waits no longer. */
  readonly atOnce?: boolean
  /** One round. Safe to run twice; stops early when the signal aborts. */
  readonly run: (signal: AbortSignal) => Promise<void>
}

export type Jobs = {
  /** Runs the job again and again, the first time after `everyMs` or at once, never two rounds at once. */
  every(job: Job): void
  /** One round now, after a running one; true when it ran, false when another process has it. Throws what it throws. */
  runNow(name: string): Promise<boolean>
  /** No further rounds; resolves when the running ones are done. */
  stop(): Promise<void>
}

type Entry = { readonly job: Job; timer: NodeJS.Timeout | null; running: Promise<unknown> }

/** `onError` hears what a round threw; the next round comes all the same. `onRan` hears of each that went well here. */
export function createJobs(settings: {
  readonly lock: JobLock
  readonly onError: (name: string, error: unknown) => void
  readonly onRan?: (name: string) => void
}): Jobs {
  const entries = new Map<string, Entry>()
  const stopping = new AbortController()

  async function round({ name, run }: Job): Promise<boolean> {
    const release = await settings.lock(name)
    if (!release) return false
    try {
      await run(stopping.signal)
      return true
    } finally {
      await release()
    }
  }

  function start(entry: Entry): Promise<boolean> {
    const next = entry.running.then(() => round(entry.job))
    entry.running = next.catch(() => {}) // the caller of `start` hears it
    return next
  }

  function plan(entry: Entry, afterMs: number): void {
    if (stopping.signal.aborted) return
    entry.timer = setTimeout(() => {
      const { name } = entry.job
      void start(entry)
        .then((ran) => (ran ? settings.onRan?.(name) : undefined))
        .catch((error: unknown) => settings.onError(name, error))
        .then(() => plan(entry, entry.job.everyMs))
    }, afterMs)
    entry.timer.unref()
  }

  return {
    every(job) {
      if (entries.has(job.name)) throw new Error(`Two jobs are named ${job.name}`)
      const entry: Entry = { job, timer: null, running: Promise.resolve() }
      entries.set(job.name, entry)
      plan(entry, job.atOnce === true ? 0 : job.everyMs)
    },
    runNow(name) {
      const entry = entries.get(name)
      if (!entry) throw new Error(`No job is named ${name}`)
      return start(entry)
    },
    async stop() {
      stopping.abort()
      for (const { timer } of entries.values()) if (timer) clearTimeout(timer)
      await Promise.all([...entries.values()].map(({ running }) => running))
    },
  }
}
