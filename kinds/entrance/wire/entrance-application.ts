import {
  applicationFromWire as sharedFromWire,
  columnsWith,
  ownedBy,
  payingColumns,
  withPayments,
} from '#features/applying/wire/application.ts'
import { dayOf, flagOf, textOf, type WireRecord } from '#platform/pure/rest-dialect/record.ts'
import type { PaymentReference } from '#features/payments/wire/payment-reference.ts'
import type { Payment } from '#features/payments/rules/facts.ts'
import type { EntranceApplication } from '../rules/entrance.ts'

export const applicationModel = 'n_entrance_reg'
export const applicationKey = 'n_entrance_reg_ID'
export const openingKey = 'n_entrance_open_ID'

/** Reference of a payment to an entrance application (SPEC §9). */
export const paymentReference: PaymentReference = {
  name: applicationKey,
  aliases: ['n_entrance_id', 'n_entrance_reg_id'],
  model: applicationModel,
  label: { en: 'Entrance Application', ne: 'प्रवेश आवेदन' },
}

/** A person's own applications with their payments. */
export function ownApplications(partnerId: number) {
  return {
    $select: columnsWith(
      openingKey,
      ...payingColumns,
      'eligible',
      'selectedQuota',
      'erollno',
      'exam_centre',
      'sitting_day',
      'sitting_from',
    ),
    $expand: withPayments,
    $filter: ownedBy(partnerId),
  } as const
}

function sittingOf(record: WireRecord): EntranceApplication['sitting'] {
  const day = dayOf(record, 'sitting_day')
  const from = textOf(record, 'sitting_from').slice(0, 5)
  return day && { day, from }
}

/** A record of n_entrance_reg with its payments; null when it has no id. */
export function applicationFromWire(
  record: WireRecord,
): (EntranceApplication & { readonly payments: readonly Payment[] }) | null {
  const shared = sharedFromWire(record, openingKey)
  return (
    shared && {
      ...shared,
      eligible: flagOf(record, 'eligible'),
      quotas: textOf(record, 'selectedQuota')
        .split(',')
        .filter((quota) => quota !== ''),
      symbolNumber: textOf(record, 'erollno'),
      centre: textOf(record, 'exam_centre'),
      sitting: sittingOf(record),
    }
  )
}
