import { findNamedStatus } from '#platform/pure/document-status.ts'
import { expandColumns } from '#platform/pure/rest-dialect/expand-columns.ts'
import {
  dayOf,
  flagOf,
  idOf,
  foundIn,
  moneyOf,
  recordsOf,
  textOf,
  value,
  type WireRecord,
} from '#platform/pure/rest-dialect/record.ts'
import { type Payment, paymentColumns, paymentFromWire } from '#features/payments/wire/payment.ts'
import { returnKey, waitsForFromWire } from './application-return.ts'
import { namedWithdrawal, withdrawalKey } from './application-withdrawal.ts'
import { type Application, mayDownload, type Paying, unknownOpening } from '../rules/facts.ts'

/** Column that is true while the form can be printed. */
const formReadyKey = 'form_ready'

/** Payments of an application, expanded under the key as typed here (SPEC §7). */
export const paymentsKey = 'C_Payment'

/** `$expand` of the payments with what is read of them. */
export const withPayments = expandColumns(paymentsKey, paymentColumns)

/** Columns of the ledger's part of an application. */
export const payingColumns = ['totalfee', 'feepaid', 'IsPaid', 'isPending'] as const

/**
 * `$select` of one's own applications: what every kind reads and what this one does. The rest would be half of each answer.
 */
export function columnsWith(...ofKind: readonly string[]): string {
  return ['Created', 'DocStatus', formReadyKey, returnKey, withdrawalKey, ...ofKind].join(',')
}

export function ownedBy(partnerId: number): string {
  return `C_BPartner_ID eq ${partnerId}`
}

/** The enrollment an application was made beside. */
export const enrollmentKey = 'n_program_enroll_ID'

/** `$filter` of own applications beside one enrollment (SPEC §7). */
export function ownedBeside(partnerId: number, enrollmentId: number): string {
  return `${ownedBy(partnerId)} and ${enrollmentKey} eq ${enrollmentId}`
}

/** Parses the common part of an application of any kind, with its payments; null if it has no id. */
export function applicationFromWire(
  record: WireRecord,
  openingKey: string,
): (Application & { readonly payments: readonly Payment[] }) | null {
  const id = idOf(record, 'id')
  if (id === null) return null
  return {
    id,
    openingId: idOf(record, openingKey) ?? unknownOpening,
    name: openingNameOf(record, openingKey) || '-',
    appliedOn: dayOf(record, 'Created'),
    paying: payingFromWire(record),
    status: foundIn(record, 'DocStatus', findNamedStatus),
    returned: waitsForFromWire(record),
    withdrawal: namedWithdrawal(record),
    isFormReady: formReadyFromWire(record),
    payments: recordsOf(record, paymentsKey).flatMap((each) => paymentFromWire(each) ?? []),
  }
}

/** True when the server prints the form now; without the column, by the status (SPEC §4, §9). */
export function formReadyFromWire(record: WireRecord): boolean {
  return value(record, formReadyKey) === undefined
    ? mayDownload(foundIn(record, 'DocStatus', findNamedStatus))
    : flagOf(record, formReadyKey)
}

/** The name of what was applied for; a bare id has none. */
export function openingNameOf(record: WireRecord, openingKey: string): string {
  const opening = value(record, openingKey)
  return typeof opening === 'object' ? textOf(record, openingKey).trim() : ''
}

/** Money of an application according to the ledger. */
export function payingFromWire(record: WireRecord): Paying {
  return {
    total: moneyOf(record, 'totalfee'),
    paid: moneyOf(record, 'feepaid'),
    isPaid: flagOf(record, 'IsPaid'),
    isPending: flagOf(record, 'isPending'),
  }
}

/** Applicant, as a signed-in browser knows it. */
export type ApplyingUser = {
  readonly clientId: number
  readonly adOrgId: number
  readonly cBpartnerId: number
}

/** Applicant in a request body. The server sets its own, so this is compare-only. */
export function applicantToWire({ clientId, adOrgId, cBpartnerId }: ApplyingUser) {
  return { AD_Client_ID: clientId, AD_Org_ID: adOrgId, C_BPartner_ID: cBpartnerId } as const
}
