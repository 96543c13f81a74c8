import { type Refusal, refusal } from '#platform/server/model-engine/refusal.ts'
import type { ProposalCheck, ProposalView } from '#features/two-people/wire/open-proposal.ts'
import {
  daysEarly,
  decideFirstDay,
  type EarlyReason,
  type FirstMoment,
} from '../rules/first-day.ts'
import { firstDayMessages as text, firstDayText } from '../rules/messages.ts'
import { earlyBy, momentValues } from '../rules/moment-text.ts'
import type { FirstDay } from '../wire/first-day.ts'

/** Refuses an act before its first moment, unless a reason given for that moment goes with it. */
export function refuseEarly(at: {
  readonly first: FirstMoment | null
  readonly nowMs: number
  readonly early: EarlyReason | null
}): Refusal | null {
  const decision = decideFirstDay(at)
  if (decision.is === 'allowed' || at.first === null) return null
  const values = momentValues(at.first)
  return refusal(`rule/${decision.reason}`, text[decision.reason], { status: 409, values })
}

/** The reason an act goes with; null where it is not early, whatever was typed. */
export function earlyReason(
  typed: unknown,
  first: FirstMoment | null,
  nowMs: number,
): EarlyReason | null {
  const reason = typeof typed === 'string' ? typed.trim() : ''
  if (first === null || reason === '' || daysEarly(first, nowMs) === null) return null
  return { reason, first }
}

/** When an act can first be done; `undated` names what has no recorded day. */
export function firstDayOf(
  from: FirstMoment | null,
  undated: readonly string[],
  nowMs: number,
): FirstDay {
  return { from, daysEarly: daysEarly(from, nowMs), undated }
}

/** The days an action is early and the reason, for the second person; empty once it is no longer early. */
export function earlyOfView(
  first: FirstMoment | null,
  reason: string | undefined,
  nowMs: number,
): Pick<ProposalView, 'early'> {
  const days = daysEarly(first, nowMs)
  if (first === null || days === null) return {}
  return { early: { fact: earlyBy(first, days), reason: reason ?? '' } }
}

/** Names what has no recorded day, so that the second person knows that nothing was compared. */
export function undatedChecks(undated: readonly string[]): readonly ProposalCheck[] {
  if (undated.length === 0) return []
  const found = undated.join(', ')
  return [{ fact: firstDayText['undated-fact'], found: { en: found, ne: found }, sign: 'look' }]
}
