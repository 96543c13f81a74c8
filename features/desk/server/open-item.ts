import { may } from '#features/roles/rules/facts.ts'
import type { deskLeave, deskLock } from '../wire/processes.ts'
import type { Given } from '#platform/pure/rest-dialect/contract.ts'
import { type Refusal, refusal } from '#platform/server/model-engine/refusal.ts'
import type { ProcessResult } from '#platform/server/processes/process.ts'
import { takeOverInMs } from '../rules/lock.ts'
import { deskServerMessages as text } from '../rules/messages.ts'
import { statusOf } from './desk-lists.ts'
import type { OnItem } from './on-item.ts'
import { findItem } from './items.ts'
import { judgedChecks } from './judgements.ts'
import { leaveItem, lockItem } from './locks.ts'
import { withOwnReasons } from './reasons/own-reasons.ts'

/** The evidence. */
export async function showItem({
  source,
  record,
  context,
}: OnItem): Promise<Refusal | ProcessResult> {
  const { database } = context
  const found = await source.find(database, record, context)
  if (found === null) return gone()
  const evidence = await withOwnReasons(database, source.id, found)
  const at = { model: source.model, record }
  const item = await findItem(database.kysely, at)
  const checks = await judgedChecks(database, at, evidence.checks)
  const standing = statusOf(item, context)
  const seen = { table: source.model, record: String(record) }
  return { summary: text.opened, seen, data: { evidence: { ...evidence, checks }, standing } }
}

/**
 * Locks, or answers whose the item is, when that lock lapses and when it may be taken over, in ms. A lapsed lock, and one
 * held for ten minutes, goes to any colleague who asks; the registrar takes over at any time.
 */
export async function lock({
  source,
  record,
  given,
  context,
}: OnItem<Given<typeof deskLock>>): Promise<Refusal | ProcessResult> {
  const { database, session, nowMs } = context
  if ((await source.since(database, record)) === null) return gone()
  const command = {
    queue: source.id,
    tab: tabOf(given.tab),
    userId: session.userId,
    nowMs,
    takesOver: given.take_over ?? false,
    mayAlways: may(session.role, 'lock.take-over'),
  }
  const item = { model: source.model, record }
  const decision = await lockItem(database, item, command)
  if (decision.is !== 'held')
    return {
      summary: text.opened,
      data: { locked: true, by: null, lapses_in: null, take_over_in: null },
    }
  const row = await findItem(database.kysely, item)
  const untilMs = row?.locked_until?.getTime() ?? nowMs
  const sinceMs = row?.locked_since?.getTime() ?? untilMs
  const held = { by: row?.locked_by ?? 0, untilMs, sinceMs }
  return {
    summary: text.opened,
    data: {
      locked: false,
      by: row?.locker ?? '',
      lapses_in: Math.max(0, untilMs - nowMs),
      take_over_in: takeOverInMs(held, command),
    },
  }
}

export async function leave({
  source,
  record,
  given,
  context,
}: OnItem<Given<typeof deskLeave>>): Promise<ProcessResult> {
  const { database, session } = context
  const item = { model: source.model, record }
  await leaveItem(database, item, { userId: session.userId, tab: tabOf(given.tab) })
  return { summary: text.left }
}

/** A client without tabs counts as one. */
function tabOf(tab = ''): string {
  return tab.slice(0, 64)
}

function gone(): Refusal {
  return refusal('rule/waits-no-longer', text['waits-no-longer'], { status: 404 })
}
