import { allowed, type Decision, refuse } from '#platform/pure/decision.ts'
import type { DocStatus } from '#platform/pure/document-status.ts'
import { type DatedShare, shareOf, shareOn } from '#platform/pure/money/dated-shares.ts'
import type { Day } from '#platform/pure/calendar/day.ts'
import type { Money } from '#platform/pure/money/money.ts'

/** A paid admission whose student gives the seat up: facts of its application and its opening. */
export type GivingUp = {
  readonly status: DocStatus | null
  /** It no longer holds: the whole fee is offered back in another way. */
  readonly isOffered: boolean
  readonly isPending: boolean
  readonly paid: Money
  /** Rule of the opening; empty: it has none. */
  readonly shares: readonly DatedShare[]
}

export type GiveUpReason = 'no-rule' | 'decided' | 'offered' | 'nothing-paid' | 'voucher-waiting'

/** Allows giving a paid seat up by the rule of its opening, until the admission is completed or closed. */
export function decideGiveUp(of: GivingUp): Decision<GiveUpReason> {
  if (of.status !== 'DR' && of.status !== 'IP' && of.status !== 'AP') return refuse('decided')
  if (of.isOffered) return refuse('offered')
  if (of.shares.length === 0) return refuse('no-rule')
  if (of.isPending) return refuse('voucher-waiting')
  return of.paid > 0 ? allowed : refuse('nothing-paid')
}

/** Share of a day, and the part of what was paid that becomes credit. */
export type SeatCredit = { readonly percent: number; readonly credit: Money }

export function creditOn({ shares, paid }: Pick<GivingUp, 'shares' | 'paid'>, on: Day): SeatCredit {
  const percent = shareOn(shares, on)
  return { percent, credit: shareOf(paid, percent) }
}
