import { type Answer, etagOf, type Packed } from '../present/answer.ts'
import { boundedCache } from '#platform/server/bounded-cache.ts'
import { pack } from '../present/pack.ts'
import type { Presented } from '../present/present.ts'

/** Which tables an answer depends on, and the conditions on the person who gets it. */
type CachedPlan = { readonly tables: readonly string[]; readonly gates: readonly string[] }

/** Answers everybody with a role shares, as ready bytes, until a table they depend on changes. */
export type CachedAnswers = {
  find(key: string): Answer | undefined
  /**
   * To be called before the database is read; what it returns keeps the answer, unless something changed
   * meanwhile, and gives it back ready to send.
   */
  keeping(key: string, plan: CachedPlan): (presented: Presented) => Answer
  evict(table: string): void
}

const maxEntries = 1_000
const maxBytes = 32 * 1024 * 1024

export function cachedAnswers(): CachedAnswers {
  type CachedAnswer = { readonly answer: Answer; readonly tables: readonly string[] }
  const cache = boundedCache<CachedAnswer>(maxEntries, maxBytes)
  let changes = 0

  /** Caches the answer at once, and its compressed bodies as soon as they are made. */
  function keepPacking(key: string, cached: CachedAnswer, bytes: Buffer): void {
    cache.set(key, cached, bytes.length)
    const keepPacked = (packed: Packed | null) => {
      if (packed === null || cache.get(key) !== cached) return
      const weight = bytes.length + packed.br.length + packed.gzip.length
      cache.set(key, { ...cached, answer: { ...cached.answer, packed } }, weight)
    }
    pack(bytes).then(keepPacked, () => {}) // without them it is sent as it is
  }

  return {
    find: (key) => cache.get(key)?.answer,
    keeping(key, { tables, gates }) {
      const changesBefore = changes
      return ({ body, headers }) => {
        const bytes = Buffer.from(body)
        const etag = etagOf(bytes)
        const answer = {
          is: 'answer',
          status: 200,
          body: bytes,
          headers,
          etag,
          isShared: true,
          ...(gates.length === 0 ? { cachedUnder: key } : {}),
        } as const
        if (changes === changesBefore) keepPacking(key, { answer, tables }, bytes)
        return answer
      }
    },
    evict(table) {
      changes += 1
      cache.deleteWhere(({ tables }) => tables.includes(table))
    },
  }
}
