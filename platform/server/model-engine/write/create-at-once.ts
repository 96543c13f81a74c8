import { dayInNepal } from '#platform/pure/calendar/day.ts'
import type { Answer } from '../present/answer.ts'
import { ownedBy, storedOf } from './create-record.ts'
import type { DecideHook } from '../dictionary/dictionary.ts'
import { retrying, RolledBack } from '../failures.ts'
import { looksElsewhere } from '../read/plan.ts'
import type { CreatePlan } from './plan-write.ts'
import type { Refusal } from '../refusal.ts'
import type { Asking, Read } from '../read/run-read.ts'
import { knownIds, settled } from './settle.ts'
import { insertOf } from './write-sql.ts'
import type { WriteNeeds } from './write-transaction.ts'

/**
 * The decision on a record that one statement can store and read: it only reads, the record stands alone, and no column of
 * it looks back at what that statement changes. Null for every other record.
 */
export function decidesAtOnce({ allowed, inputs, children }: CreatePlan): DecideHook | null {
  const { shape, access } = allowed
  const { decide, afterCreate } = shape.model.hooks ?? {}
  const standsAlone =
    children.length === 0 &&
    afterCreate === undefined &&
    [...inputs.values()].every(({ is }) => is !== 'image')
  const isPlain = access.read === 'own' && !looksElsewhere(shape)
  return standsAlone && isPlain ? (decide ?? null) : null
}

type AtOnce = {
  readonly decide: DecideHook
  readonly asking: Pick<Asking, 'session' | 'watch'>
  readonly read: Read
}

/**
 * Decides by what is committed, then stores and answers in one statement, a transaction of its own: two round trips
 * where separate begin and commit take three. If another writer was faster, a constraint refuses and it decides again.
 * Null where an earlier record is taken up: that one has to be locked first.
 */
export async function createAtOnce(
  { allowed, inputs }: CreatePlan,
  { decide, asking, read }: AtOnce,
  { database, dictionary, identifiers, clock, changes }: WriteNeeds,
): Promise<Answer | Refusal | null> {
  const { session } = asking
  const { shape } = allowed
  const { table } = shape.model
  const known = await knownIds([inputs], { dictionary, session, identifiers })
  const deciding = retrying(() =>
    database.oneWrite(async ({ reader, writeText }) => {
      const nowMs = clock()
      const scope = { dictionary, role: session.role, session, reader, nowMs, known }
      const [own = {}] = await settled([inputs], scope)
      const owned = ownedBy(allowed, session)
      const context = { session, reader, nowMs, today: dayInNepal(nowMs) }
      const outcome = await decide({ ...own, ...owned }, context)
      if (outcome.is === 'refused') throw new RolledBack(outcome)
      if (typeof outcome.takesUp === 'number') throw new NeedsLock()
      const insert = insertOf(shape, storedOf(shape, { ...outcome.values, ...owned }, context))
      const request = { is: 'record', table, key: { is: 'id', id: 0 }, options: {} } as const
      return read(request, { ...asking, gatesPassed: true, storing: { insert, writeText } })
    }),
  )
  const answer = await deciding.catch((error: unknown) => {
    if (error instanceof NeedsLock) return null
    throw error
  })
  changes.evict(table)
  return answer
}

/** Thrown, so that the idempotency key stays free for the transaction that follows. */
class NeedsLock extends Error {}
