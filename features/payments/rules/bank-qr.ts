import { withAmount } from '#platform/pure/emv-qr/emv-qr.ts'
import { type Money } from '#platform/pure/money/money.ts'
import type { PaymentType } from './payment-type.ts'

/** Short enough for a bank statement and the QR's reference label (25 characters). */
const prefixes = {
  ENTRANCE: 'ENT',
  ADMISSION: 'ADM',
  STUDENT_FEE: 'REG',
  EXAM: 'EXM',
  EXAM_RETOTAL: 'RET',
  UNIVERSITY_REGISTRATION: 'UNI',
  CERTIFICATE: 'CER',
  DUE: 'DUE',
} as const satisfies Record<PaymentType, string>

/** `ENT-1000001`: what a student's bank transfer for a document is called. */
export function bankReference(type: PaymentType, referenceId: number): string {
  return `${prefixes[type]}-${referenceId}`
}

/**
 * The university's merchant code with the exact amount and our reference in it, so that the bank app fills both in; the
 * code as it is when it cannot carry them.
 */
export function payableQr(
  payload: string,
  {
    type,
    referenceId,
    amount,
  }: { readonly type: PaymentType; readonly referenceId: number; readonly amount: Money },
): string {
  const whole = Math.trunc(amount / 100)
  const rest = amount % 100
  const text = rest === 0 ? String(whole) : `${whole}.${String(rest).padStart(2, '0')}`
  return (
    withAmount(payload, { amount: text, reference: bankReference(type, referenceId) }) ?? payload
  )
}
