import type { AccountPurpose } from '#features/bank-accounts/rules/facts.ts'

/** Purposes of a payment (SPEC §9): the kinds of fee that a bank account may be for. */
export type PaymentType = AccountPurpose

/** Spellings accepted from clients (READINGS R-28). */
const spellings = {
  ENTRANCE: 'ENTRANCE',
  ADMISSION: 'ADMISSION',
  STUDENT_FEE: 'STUDENT_FEE',
  COURSE_REGISTRATION: 'STUDENT_FEE',
  EXAM: 'EXAM',
  EXAM_RETOTAL: 'EXAM_RETOTAL',
  RETOTALING: 'EXAM_RETOTAL',
  UNIVERSITY_REGISTRATION: 'UNIVERSITY_REGISTRATION',
  LTU: 'UNIVERSITY_REGISTRATION',
  LTU_REGISTRATION: 'UNIVERSITY_REGISTRATION',
  CERTIFICATE: 'CERTIFICATE',
  DUE: 'DUE',
} as const satisfies Record<string, PaymentType>

export function findPaymentType(text: unknown): PaymentType | null {
  if (typeof text !== 'string') return null
  const name = text.trim().toUpperCase()
  return Object.hasOwn(spellings, name) ? spellings[name as keyof typeof spellings] : null
}
