import { type Money, nothing, remaining, rupees } from '#platform/pure/money/money.ts'
import {
  type Application,
  type Paying,
  type PaymentStatus,
  takesNoPayment,
} from '#features/applying/rules/facts.ts'
import { type Payment, waitingMoney } from '#features/payments/rules/facts.ts'

/** A student's registration with the university (SPEC §3 University registration application). */
export type UniversityRegistration = Omit<Application, 'openingId' | 'name'> & {
  /** regrollno, '' until the university has approved it. */
  readonly registrationNumber: string
  readonly programName: string
}

/** Fee of a record with 0 of 0 (SPEC §9, READINGS R-41). */
export const usualFee: Money = rupees(1_500)

export type RegistrationState = 'unpaid' | 'partly' | 'pending' | 'complete'

/**
 * Unpaid: nothing paid, total differs; partly: something paid, total differs; pending: fee equal, DR or IP, no
 * number; complete otherwise (SPEC §4 University registration display states).
 */
export function registrationState({
  paying: { total, paid },
  status,
  registrationNumber,
}: UniversityRegistration): RegistrationState {
  if (paid !== total) return paid === 0 ? 'unpaid' : 'partly'
  const waits = (status === 'DR' || status === 'IP') && registrationNumber === ''
  return waits ? 'pending' : 'complete'
}

/** Amount still to pay: total less paid; nothing if no payment is taken; the usual fee if the record has 0 of 0. */
export function registrationOwed(
  own: Pick<UniversityRegistration, 'paying' | 'status' | 'withdrawal'>,
): Money {
  const { total, paid, isPaid } = own.paying
  if (takesNoPayment(own) || isPaid) return nothing
  return total === 0 && paid === 0 ? usualFee : remaining(total, paid)
}

/** The fee as the screen shows it. */
export type RegistrationFee = {
  /** The usual fee where the record says 0 of 0 (READINGS R-41). */
  readonly total: Money
  readonly paid: Money
  /** The sum of the vouchers that wait for the cashier; null when there is none. */
  readonly waiting: Money | null
  /** Amount owed beside the waiting vouchers (READINGS R-85). */
  readonly left: Money
  readonly feeNow: PaymentStatus['is']
}

/** Derives every amount and label of the fee from the same figures as the button. */
export function registrationFee(
  own: Pick<UniversityRegistration, 'paying' | 'status' | 'withdrawal'> & {
    readonly payments: readonly Payment[]
  },
): RegistrationFee {
  const owed = registrationOwed(own)
  const { total, paid, isPending } = own.paying
  const waiting = owed > 0 ? waitingMoney(own.payments) : null
  const isCovered = isPending && waiting === null
  return {
    total: total === 0 && owed > 0 ? owed : total,
    paid,
    waiting,
    left: isCovered ? nothing : remaining(owed, waiting ?? nothing),
    feeNow: feeState({ owed, paid, total, waits: isPending || waiting !== null }),
  }
}

function feeState(of: {
  readonly owed: Money
  readonly paid: Money
  readonly total: Money
  readonly waits: boolean
}): PaymentStatus['is'] {
  if (of.owed > 0) {
    if (of.waits) return 'pending'
    return of.paid > 0 ? 'partly' : 'unpaid'
  }
  if (of.paid >= of.total) return 'paid'
  return of.paid > 0 ? 'partly' : 'unpaid'
}

/** The form prints when the fee is fully paid or there is a fee at all, in DR too (SPEC §2, READINGS ). */
export function mayPrintForm({ total, paid }: Pick<Paying, 'total' | 'paid'>): boolean {
  return total > 0 || (paid > 0 && paid >= total)
}
