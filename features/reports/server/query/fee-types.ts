import type { Message } from '#platform/pure/message.ts'
import { accountPurposes } from '#features/bank-accounts/rules/facts.ts'
import { text } from '../columns.ts'

/** Fees by payment type, in the order of the columns; a test compares them with the kinds. */
export const feeTypes: Readonly<Record<string, Message>> = accountPurposes

export const feeTypeColumn = text(
  'type',
  { en: 'Fee type', ne: 'शुल्कको प्रकार' },
  { values: feeTypes },
)
