import type { Day } from '#platform/pure/calendar/day.ts'
import type { Message } from '#platform/pure/message.ts'
import type { FeeItem } from '../core/payable-kind.ts'
import type { Money } from '#platform/pure/money/money.ts'
import type { PdfDocument } from '#platform/server/pdf/document.ts'

/** Content of a receipt. Texts are ready to print; `ne` of a name may be ''. */
export type ReceiptData = {
  readonly institution: {
    readonly name: Message
    readonly place: string
    readonly phone: string
    readonly logo: Uint8Array | null
  }
  readonly number: string
  readonly issuedOn: Day
  readonly amount: Money
  readonly payer: Message
  /** `Entrance fee, BE Civil Entrance 2083`, and the fee's name in Nepali. */
  readonly forWhat: Message
  /** `Khalti, SIM3F…` or `Bank voucher 0093 5120, Nepal Bank Ltd.` */
  readonly paidBy: string
  readonly paidOn: Day
  /** When, and by whom: `9 Mangsir 2083 (25 Nov 2026), 11:26, Hari Poudel` */
  readonly confirmed: string
  /** Items that add up to the amount. */
  readonly items: readonly FeeItem[]
  readonly stillOwed: Money
  /** The part of the amount that was more than owed (READINGS R-83). */
  readonly toCredit: Money
  readonly checkUrl: string
}

/** The A5 receipt of a credited payment: `renderPdf(receiptDocument, data)`. */
export const receiptDocument: PdfDocument<ReceiptData> = {
  name: 'receipt',
  module: new URL('receipt.pdf.ts', import.meta.url),
  draw: 'drawReceipt',
  paper: 'A5',
}
