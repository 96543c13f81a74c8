import { type Day, daysBetween } from '#platform/pure/calendar/day.ts'
import { isOtherDay } from '#features/payments/rules/facts.ts'
import type { Claim } from './reconcile.ts'

/** Why a claim may not be in the bank: its slip is used, it was credited without the bank, or the bank may still post it. */
export type PortalNote = 'seen-before' | 'credited' | 'no-statement' | 'may-follow' | 'not-seen'

/** `until`: the last day of the imported statements; null: none is imported. */
export function portalNote(
  { state, day }: Pick<Claim, 'state' | 'day'>,
  until: Day | null,
): PortalNote {
  if (state === 'held') return 'seen-before'
  if (state === 'credited') return 'credited'
  if (until === null || daysBetween(until, day) > 0) return 'no-statement'
  return isOtherDay(day, until) ? 'not-seen' : 'may-follow'
}
