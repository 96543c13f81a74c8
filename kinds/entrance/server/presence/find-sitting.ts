import { msInNepal } from '#platform/pure/calendar/day.ts'
import type { Reader } from '#platform/server/database/database.ts'
import { isRefusal, type Refusal, refusal } from '#platform/server/model-engine/refusal.ts'
import { dayLine } from '#features/documents/rules/facts.ts'
import type { Slot } from '#features/examination/rules/facts.ts'
import { slotOf } from '#features/examination/server/sitters.ts'
import type { Opening } from '#features/selection/server/candidates.ts'
import { presenceMessages as text } from '../../rules/presence/messages.ts'
import type { PresenceSheet } from '../../wire/presence.ts'
import { refusedLayout } from '../layout/opening.ts'
import { refuseWhileScheduled } from '../merit/exclusive.ts'

export type SittingOfDay = {
  readonly routineId: number
  readonly openingId: number
  readonly name: string
  readonly slot: Slot
}

/** A sitting of an entrance, or that there is none. */
export async function findSitting(
  reader: Reader,
  { routineId, clientId }: { readonly routineId: number; readonly clientId: number },
): Promise<SittingOfDay | Refusal> {
  const row = await reader
    .selectFrom('n_exam_routine')
    .select(['n_entrance_open_id as openingId', 'name', 'exam_day', 'time_from', 'time_to'])
    .where('n_exam_routine_id', '=', routineId)
    .where('ad_client_id', '=', clientId)
    .executeTakeFirst()
  if (row === undefined || row.openingId === null) return refusedLayout('sitting-unknown', 404)
  return { routineId, openingId: row.openingId, name: row.name, slot: slotOf(row) }
}

type DayOfSitting = {
  readonly sitting: SittingOfDay
  readonly opening: Pick<Opening, 'openingId' | 'published'>
  readonly nowMs: number
}

/** Refuses to record presence before the sitting begins, after the result is published, or while it waits for its release. */
export async function refusePresence(
  reader: Reader,
  { sitting: { slot }, opening, nowMs }: DayOfSitting,
): Promise<Refusal | null> {
  if (opening.published !== null)
    return refusal('rule/presence-published', text['presence-published'], { status: 409 })
  if (nowMs < msInNepal(slot.day, slot.from)) {
    const values = { day: dayLine(slot.day) ?? '', time: slot.from }
    return refusal('rule/sitting-not-begun', text['sitting-not-begun'], { status: 409, values })
  }
  return refuseWhileScheduled(reader, opening)
}

/** The same as the record says it; null: presence can be recorded. */
export async function closedBecause(
  reader: Reader,
  at: DayOfSitting,
): Promise<PresenceSheet['closed']> {
  const refused = await refusePresence(reader, at)
  if (!isRefusal(refused)) return null
  if (refused.code === 'rule/presence-published') return 'published'
  return refused.code === 'rule/sitting-not-begun' ? 'not-begun' : 'scheduled'
}
