import { type Message, sameInBoth } from '#platform/pure/message.ts'
import { type PaymentType, purposes } from '#features/payments/rules/facts.ts'
import { text } from '../columns.ts'

/** In the order of the columns. */
const types: readonly PaymentType[] = [
  'ENTRANCE',
  'ADMISSION',
  'STUDENT_FEE',
  'EXAM',
  'EXAM_RETOTAL',
  'UNIVERSITY_REGISTRATION',
  'CERTIFICATE',
  'DUE',
]

/** Fees by payment type; a test compares them with the kinds. */
export const feeTypes: Readonly<Record<string, Message>> = Object.fromEntries(
  types.map((type) => [type, purposes[type] ?? sameInBoth(type)]),
)

export const feeTypeColumn = text(
  'type',
  { en: 'Fee type', ne: 'शुल्कको प्रकार' },
  { values: feeTypes },
)
