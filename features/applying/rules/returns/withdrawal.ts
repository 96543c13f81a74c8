import { allowed, type Decision, refuse } from '#platform/pure/decision.ts'
import type { DocStatus } from '#platform/pure/document-status.ts'
import type { Message } from '#platform/pure/message.ts'
import type { Paying } from '../payment-status.ts'

/** Why an application no longer holds, or was withdrawn. */
export type ApplicationWithdrawal = {
  readonly id: number
  /** Null while it is not known. */
  readonly reason: Message | null
}

type Withdrawable = {
  readonly status: DocStatus | null
  readonly withdrawal: ApplicationWithdrawal | number | null
}

/** Withdrawn by its student, or because it no longer holds: the same opening may be applied for again (READINGS R-99). */
export function isWithdrawn({ status, withdrawal }: Withdrawable): boolean {
  return status === 'CL' && withdrawal !== null
}

/** True for an application that no longer holds and has money in it: its student is offered the credit. */
export function isOffered({ status, withdrawal }: Withdrawable): boolean {
  return withdrawal !== null && status !== 'CL' && status !== 'CO'
}

/** True for an application that is closed or no longer holds: no further payment is taken for it. */
export function takesNoPayment(application: Withdrawable): boolean {
  return application.status === 'CL' || isOffered(application)
}

/** Openings that have an application; a withdrawn one leaves its opening free. */
export function appliedOpenings(
  applications: readonly (Withdrawable & { readonly openingId: number })[],
): readonly number[] {
  return applications.filter((each) => !isWithdrawn(each)).map(({ openingId }) => openingId)
}

export type WithdrawReason = 'decided' | 'voucher-waiting' | 'paid'

/**
 * Allows the student to withdraw an application while it is undecided and nothing is paid (READINGS R-99); a paid one
 * only if it no longer holds. Never while the cashier has a voucher for it.
 */
export function decideWithdraw(
  application: Withdrawable & { readonly paying: Paying },
): Decision<WithdrawReason> {
  const { status, paying } = application
  const isOffer = isOffered(application)
  if (!isOffer && status !== 'DR' && status !== 'IP') return refuse('decided')
  if (paying.isPending) return refuse('voucher-waiting')
  return paying.paid > 0 && !isOffer ? refuse('paid') : allowed
}
