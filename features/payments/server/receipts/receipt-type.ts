import type { DocumentType } from '#features/documents/rules/facts.ts'
import { receiptMessages } from '../../rules/receipt-messages.ts'

/** Document type of a receipt in the register: `R-2083/84-000001`, entered when the payment is credited. */
export const receiptType: DocumentType = {
  sort: 'receipt',
  prefix: 'R',
  year: 'fiscal',
  digits: 6,
  name: receiptMessages.receipt,
}
