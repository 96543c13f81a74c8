import * as pageLabels from '#platform/pure/labels/page.ts'
import { findNamedStatus } from '#platform/pure/document-status.ts'
import {
  dayOf,
  flagOf,
  idOf,
  foundIn,
  recordsOf,
  textOf,
  value,
  type WireRecord,
} from '#platform/pure/rest-dialect/record.ts'
import type { Academics } from '#features/applying/rules/facts.ts'
import { academicColumns, academicsToWire } from '#features/applying/wire/academic.ts'
import {
  applicantToWire,
  type ApplyingUser,
  columnsWith,
  ownedBy,
  payingColumns,
  payingFromWire,
  paymentsKey,
  withPayments,
} from '#features/applying/wire/application.ts'
import { waitsForFromWire } from '#features/applying/wire/application-return.ts'
import { namedWithdrawal } from '#features/applying/wire/application-withdrawal.ts'
import type { Payment } from '#features/payments/rules/facts.ts'
import type { PaymentReference } from '#features/payments/wire/payment-reference.ts'
import { paymentFromWire } from '#features/payments/wire/payment.ts'
import { mayPrintForm, type UniversityRegistration } from '../rules/registration.ts'

export const registrationModel = 'n_noureg'
/** The print's parameter (SPEC §7). */
export const printKey = 'n_university_reg_ID'

/** Reference of a payment to a university registration (SPEC §9). */
export const paymentReference: PaymentReference = {
  name: 'n_nou_reg_ID',
  aliases: ['n_nou_reg_id'],
  model: registrationModel,
  label: pageLabels.universityRegistration,
}

/** A person's own registration, with its payments (SPEC §7: top 1). */
export function ownRegistration(partnerId: number) {
  return {
    $select: columnsWith(...payingColumns, 'regrollno', academicColumns.program),
    $expand: withPayments,
    $filter: ownedBy(partnerId),
    $top: '1',
  } as const
}

/** True when the server prints the form now; without the column, as soon as there is a fee. */
function registrationFormReady(record: WireRecord): boolean {
  return value(record, 'form_ready') === undefined
    ? mayPrintForm(payingFromWire(record))
    : flagOf(record, 'form_ready')
}

/** A record of n_noureg with its payments; null when it has no id. */
export function registrationFromWire(
  record: WireRecord,
): (UniversityRegistration & { readonly payments: readonly Payment[] }) | null {
  const id = idOf(record, 'id')
  return id === null
    ? null
    : {
        id,
        appliedOn: dayOf(record, 'Created'),
        paying: payingFromWire(record),
        status: foundIn(record, 'DocStatus', findNamedStatus),
        returned: waitsForFromWire(record),
        withdrawal: namedWithdrawal(record),
        isFormReady: registrationFormReady(record),
        registrationNumber: textOf(record, 'regrollno'),
        programName: textOf(record, academicColumns.program),
        payments: recordsOf(record, paymentsKey).flatMap((each) => paymentFromWire(each) ?? []),
      }
}

/** Body of a registration; the portal sends 0 of 0, the server assesses the fee (SPEC §4, READINGS R-41). */
export function registrationToWire(at: {
  readonly user: ApplyingUser
  readonly place: Academics
}): Record<string, unknown> {
  return { ...applicantToWire(at.user), ...academicsToWire(at.place), totalfee: 0, feepaid: 0 }
}
