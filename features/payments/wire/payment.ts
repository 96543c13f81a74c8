import { findNamedStatus } from '#platform/pure/document-status.ts'
import {
  dayOf,
  flagOf,
  idOf,
  foundIn,
  listValueOf,
  moneyOf,
  textOf,
  value,
  type WireRecord,
} from '#platform/pure/rest-dialect/record.ts'
import { isVoucher, type Payment } from '../rules/payment.ts'

export type { Payment } from '../rules/payment.ts'

export const paymentModel = 'c_payment'

const receiptReadyKey = 'receipt_ready'

/** Columns read of a payment, except those of its purpose: an application's payments are for that application. */
export const paymentColumns = [
  'C_DocType_ID',
  'TenderType',
  'PayAmt',
  'DateAcct',
  'DocStatus',
  'comments',
  'description',
  'Orig_TrxID',
  'receipt_no',
  receiptReadyKey,
] as const

/** A record of c_payment; null when it has no id. */
export function paymentFromWire(record: WireRecord): Payment | null {
  const id = idOf(record, 'id')
  if (id === null) return null
  return {
    id,
    documentType: listValueOf(record, 'C_DocType_ID') ?? textOf(record, 'C_DocType_ID'),
    tenderType:
      foundIn(record, 'TenderType', findVoucher) ??
      listValueOf(record, 'TenderType') ??
      textOf(record, 'TenderType'),
    tenderName: textOf(record, 'TenderType'),
    amount: moneyOf(record, 'PayAmt'),
    paidOn: dayOf(record, 'DateAcct'),
    status: foundIn(record, 'DocStatus', findNamedStatus),
    comments: textOf(record, 'comments'),
    description: textOf(record, 'description'),
    transactionId: textOf(record, 'Orig_TrxID'),
    receiptNumber: textOf(record, 'receipt_no'),
    isReceiptReady: receiptReadyFromWire(record),
    references: referencesOf(record),
  }
}

/** A server that does not say gives out what has a number and was not taken back. */
function receiptReadyFromWire(record: WireRecord): boolean {
  return value(record, receiptReadyKey) === undefined
    ? textOf(record, 'receipt_no') !== '' && foundIn(record, 'DocStatus', findNamedStatus) !== 'CL'
    : flagOf(record, receiptReadyKey)
}

function findVoucher(text: string): string | null {
  return isVoucher({ tenderType: text }) ? text : null
}

/** Every reference to one of the university's own models; which kind one belongs to is the kind's to say. */
function referencesOf(record: WireRecord): Payment['references'] {
  const names = Object.keys(record).filter((name) => /^n_.*_id$/i.test(name))
  return Object.fromEntries(
    names.flatMap((name) => {
      const id = idOf(record, name)
      return id === null ? [] : [[name.toLowerCase(), id]]
    }),
  )
}

export function ownPaymentsFilter(partnerId: number): string {
  return `C_BPartner_ID eq ${partnerId}`
}
