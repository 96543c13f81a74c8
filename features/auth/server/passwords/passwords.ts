import { hash, verify } from '@node-rs/argon2'
import { createSemaphore } from '#platform/server/semaphore.ts'

/** An OWASP minimum, 9 ms on a small machine (SECURITY F14). */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const
/** As they stand in front of a hash. */
const written = `$argon2id$v=19$m=${cost.memoryCost},t=${cost.timeCost},p=${cost.parallelism}$`
const hashesAtOnce = 4
const queueLength = 100

export class PasswordsBusy extends Error {}

export type Passwords = {
  hash(password: string): Promise<string>
  /**
   * Compares. With no hash, or one that cannot be decoded (an imported account), it takes the same time and answers false,
   * so that such an account looks like any other.
   */
  matches(password: string, hashed: string | null): Promise<boolean>
  /** Made with today's parameters; an older or unreadable one is not. */
  isOfToday(hashed: string): boolean
}

/** Hashing for one process: at most 4 at once and 100 waiting, beyond that `PasswordsBusy` (SECURITY T01). */
export async function createPasswords(): Promise<Passwords> {
  const place = createSemaphore(hashesAtOnce)
  const noUserHash = await hash('nobody has this password', cost)
  let inside = 0

  async function queued<Result>(work: () => Promise<Result>): Promise<Result> {
    if (inside >= hashesAtOnce + queueLength) throw new PasswordsBusy()
    inside++
    try {
      return await place(work)
    } finally {
      inside--
    }
  }
  async function verifies(hashed: string, password: string): Promise<boolean> {
    try {
      return await verify(hashed, password)
    } catch {
      await verify(noUserHash, password) // not a hash of ours
      return false
    }
  }
  return {
    hash: (password) => queued(() => hash(password, cost)),
    async matches(password, hashed) {
      const same = await queued(() => verifies(hashed ?? noUserHash, password))
      return same && hashed !== null
    },
    isOfToday: (hashed) => hashed.startsWith(written),
  }
}
