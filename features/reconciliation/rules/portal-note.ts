import { type Day, daysBetween } from '#platform/pure/calendar/day.ts'
import { isOtherDay } from '#features/payments/rules/facts.ts'
import type { Claim } from './reconcile.ts'

/** Why a claim may not be in the bank: its slip is used, its statement is to come, or it was credited without the bank. */
export type PortalNote = 'seen-before' | 'credited' | 'no-statement' | 'may-follow' | 'not-seen'

/** `until`: the last day of the imported statements; null: none is imported. */
export function portalNote(
  { state, day }: Pick<Claim, 'state' | 'day'>,
  until: Day | null,
): PortalNote {
  if (state === 'held') return 'seen-before'
  if (until === null || daysBetween(until, day) > 0) return 'no-statement'
  if (state === 'credited') return 'credited'
  return isOtherDay(day, until) ? 'not-seen' : 'may-follow'
}
