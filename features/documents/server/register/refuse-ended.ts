import { dayInNepal } from '#platform/pure/calendar/day.ts'
import { type Refusal, refusal } from '#platform/server/model-engine/refusal.ts'
import { dayLine } from '../../rules/document.ts'
import { registerMessages as text } from '../../rules/register-messages.ts'
import type { Entered } from './documents.ts'

/** Reason why a document is not issued any more; null if it is. */
export function refuseEnded({
  ended,
  ended_at,
  reason,
}: Pick<Entered, 'ended' | 'ended_at' | 'reason'>): Refusal | null {
  if (ended === null || ended_at === null) return null
  const day = dayLine(dayInNepal(ended_at.getTime())) ?? ''
  return refusal(`rule/paper-${ended}`, text[`paper-${ended}`], {
    status: 409,
    values: { day, reason: reason ?? '' },
  })
}
