import type { Day } from '#platform/pure/calendar/day.ts'
import {
  dayOf,
  idOf,
  recordsOf,
  textOf,
  type WireRecord,
} from '#platform/pure/rest-dialect/record.ts'
import type { Paying } from '#features/applying/rules/facts.ts'
import {
  ownedBy,
  payingColumns,
  payingFromWire,
  paymentsKey,
  withPayments,
} from '#features/applying/wire/application.ts'
import type { Payment } from '#features/payments/rules/facts.ts'
import type { PaymentReference } from '#features/payments/wire/payment-reference.ts'
import { paymentFromWire } from '#features/payments/wire/payment.ts'
import { dueMessages } from '../rules/messages.ts'

export const dueModel = 'n_due'

/** Reference of a payment to a due. */
export const paymentReference: PaymentReference = {
  name: 'n_due_ID',
  aliases: [],
  model: dueModel,
  label: dueMessages.due,
}

/** An amount that a student owes, with its payments, as lists of applications know one. */
export type StudentDue = {
  readonly id: number
  readonly name: string
  /** The day since when it is owed. */
  readonly appliedOn: Day | null
  readonly status: 'CO'
  readonly returned: null
  readonly paying: Paying
  readonly payments: readonly Payment[]
}

/** A person's own dues, the oldest first. */
export function ownDues(partnerId: number) {
  return {
    $select: ['name', 'since', ...payingColumns].join(','),
    $expand: withPayments,
    $filter: `${ownedBy(partnerId)} and DocStatus eq 'CO'`,
    $orderby: 'since asc',
  } as const
}

/** A record of n_due with its payments; null when it has no id. */
export function dueFromWire(record: WireRecord): StudentDue | null {
  const id = idOf(record, 'id')
  return id === null
    ? null
    : {
        id,
        name: textOf(record, 'name').trim() || '-',
        appliedOn: dayOf(record, 'since'),
        status: 'CO',
        returned: null,
        paying: payingFromWire(record),
        payments: recordsOf(record, paymentsKey).flatMap((each) => paymentFromWire(each) ?? []),
      }
}
