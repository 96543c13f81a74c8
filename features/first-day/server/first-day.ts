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

/** Refuses an action before its first moment, unless it has a reason that was given for that moment. */
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

/** Reason of an early action; null if the action is not early, even if a reason was typed. */
export function earlyReason(
  typed: unknown,
  first: FirstMoment | null,
  nowMs: number,
): EarlyReason | null {
  const reason = typeof typed === 'string' ? typed.trim() : ''
  if (first === null || reason === '' || daysEarly(first, nowMs) === null) return null
  return { reason, first }
}

/** First moment at which an action is allowed; `undated` names exam papers without a recorded day. */
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
