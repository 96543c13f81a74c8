import { type Refusal, refusal } from '#platform/server/model-engine/refusal.ts'
import type { ProcessResult } from '#platform/server/processes/process.ts'
import { deskServerMessages as text } from '../rules/messages.ts'
import { standingOf } from './desk-lists.ts'
import type { DeskNeeds, OnItem } from './on-item.ts'
import { findItem, lockItem, unlockItem } from './items.ts'
import { judgedChecks } from './judgements.ts'

/** The evidence; who reads it is in the audit trail before it is shown. */
export async function showItem(
  { source, record, context }: OnItem,
  { audit }: DeskNeeds,
): Promise<Refusal | ProcessResult> {
  const { database, session } = context
  const evidence = await source.find(database, record, context)
  if (evidence === null) return gone()
  const read = { by: session, act: 'read', subject: source.model, record: String(record) } as const
  await audit.record({ ...read, process: 'desk_item' })
  const at = { model: source.model, record }
  const item = await findItem(database.kysely, at)
  const checks = await judgedChecks(database, at, evidence.checks)
  const standing = standingOf(item, context)
  return { summary: text.opened, data: { evidence: { ...evidence, checks }, standing } }
}

/**
 * Locks, or says whose it is and for how long. Taken over is a lapsed lock by anybody, a living one by the registrar; neither goes
 * over without being asked for.
 */
export async function lock({
  source,
  record,
  given,
  context,
}: OnItem): Promise<Refusal | ProcessResult> {
  const { database, session, nowMs } = context
  if ((await source.since(database, record)) === null) return gone()
  const mayTake = session.role === 'registrar' ? 'any' : 'lapsed'
  const takesOver = given['take_over'] === true ? mayTake : 'none'
  const item = { model: source.model, record }
  const locked = await lockItem(database, item, { userId: session.userId, nowMs, takesOver })
  if (locked) return { summary: text.opened, data: { locked, by: null, lapses_in: null } }
  const row = await findItem(database.kysely, item)
  const lapsesIn = Math.max(0, (row?.locked_until?.getTime() ?? nowMs) - nowMs)
  return { summary: text.opened, data: { locked, by: row?.locker ?? '', lapses_in: lapsesIn } }
}

export async function leave({ source, record, context }: OnItem): Promise<ProcessResult> {
  const { database, session } = context
  await unlockItem(database, { model: source.model, record }, session.userId)
  return { summary: text.left }
}

function gone(): Refusal {
  return refusal('rule/waits-no-longer', text['waits-no-longer'], { status: 404 })
}
