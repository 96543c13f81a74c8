import { type Day } from '#platform/pure/calendar/day.ts'
import type { Language, Message } from '#platform/pure/message.ts'
import { type Money, paisa } from '#platform/pure/money/money.ts'
import {
  amountPaymentButton,
  type Application,
  type ButtonState,
  type PaymentAction,
  takesNoPayment,
} from '#features/applying/rules/facts.ts'

/** Every type of certificate that the university can issue, by its code. The names are the titles of the documents. */
export const certificateTypes = {
  TRANSCRIPT: { en: 'Academic transcript', ne: 'शैक्षिक ट्रान्सक्रिप्ट' },
  PROVISIONAL: { en: 'Provisional certificate', ne: 'अस्थायी प्रमाणपत्र' },
  CHARACTER: { en: 'Character certificate', ne: 'चारित्रिक प्रमाणपत्र' },
  MIGRATION: { en: 'Migration certificate', ne: 'बसाइँसराइ (माइग्रेसन) प्रमाणपत्र' },
  MEDIUM: { en: 'Medium of instruction certificate', ne: 'अध्यापन माध्यम प्रमाणपत्र' },
  VERIFICATION: { en: 'Verification letter', ne: 'प्रमाणीकरण पत्र' },
  GRADESHEETS: { en: 'Duplicate gradesheet', ne: 'ग्रेडसिटको प्रतिलिपि' },
} as const satisfies Readonly<Record<string, Message>>

export type CertificateType = keyof typeof certificateTypes

export function findCertificateType(text: string): CertificateType | null {
  return Object.hasOwn(certificateTypes, text) ? (text as CertificateType) : null
}

/** True for the types that list every course with its grade. */
export function listsGrades(type: CertificateType): boolean {
  return type === 'TRANSCRIPT' || type === 'GRADESHEETS'
}

/** True for the types that print what the student has achieved. */
export function needsResult(type: CertificateType): boolean {
  return listsGrades(type) || type === 'PROVISIONAL'
}

/** Students who may ask for a type. */
export const askers = {
  ENROLLED: { en: 'Enrolled students', ne: 'भर्ना भएका विद्यार्थी' },
  PASSED_OUT: { en: 'Passed out students', ne: 'उत्तीर्ण विद्यार्थी' },
  BOTH: { en: 'Enrolled and passed out students', ne: 'भर्ना भएका र उत्तीर्ण विद्यार्थी' },
} as const satisfies Readonly<Record<string, Message>>

export type Askers = keyof typeof askers

export function findAskers(text: string): Askers | null {
  return Object.hasOwn(askers, text) ? (text as Askers) : null
}

/** The same with its name in the reader's language. */
export function inLanguage<Named extends Pick<CertificateOpening, 'name' | 'nepaliName'>>(
  named: Named,
  language: Language,
): Named {
  const { name, nepaliName } = named
  return { ...named, name: language === 'ne' && nepaliName !== '' ? nepaliName : name }
}

/** A type of certificate as the university offers it. */
export type CertificateOpening = {
  readonly id: number
  readonly name: string
  /** '' where there is none. */
  readonly nepaliName: string
  readonly type: CertificateType
  /** Of each copy. */
  readonly fee: Money
  /** Once, beside the copies. */
  readonly urgentFee: Money
  readonly askers: Askers
}

/** The student's choices. */
export type CertificateRequest = {
  readonly copies: number
  readonly purpose: string
  readonly isUrgent: boolean
  /** Of a duplicate gradesheet, by their ids; empty for other types. */
  readonly semesters: readonly number[]
}

export const mostCopies = 5
export const purposeMaxLength = 120

/** The copies, and the urgent fee once. */
export function certificateFee(
  { fee, urgentFee }: Pick<CertificateOpening, 'fee' | 'urgentFee'>,
  { copies, isUrgent }: Pick<CertificateRequest, 'copies' | 'isUrgent'>,
): Money {
  return paisa(fee * copies + (isUrgent ? urgentFee : 0))
}

/** Ways in which a certificate reaches its student. */
export const handedWays = {
  COLLECTED: { en: 'Collected', ne: 'बुझियो' },
  POSTED: { en: 'Posted', ne: 'हुलाकबाट पठाइयो' },
} as const satisfies Readonly<Record<string, Message>>

export type HandedWay = keyof typeof handedWays

export function findHandedWay(text: string): HandedWay | null {
  return Object.hasOwn(handedWays, text) ? (text as HandedWay) : null
}

/** A student's request for a certificate. */
export type Certificate = Application &
  CertificateRequest & {
    /** Name of its type; '' where there is none. */
    readonly nepaliName: string
    /** '' until it is issued. */
    readonly number: string
    readonly issuedOn: Day | null
    readonly readyOn: Day | null
    readonly handedOn: Day | null
    readonly handedHow: HandedWay | null
  }

/** Steps of the office after the approval, in their order. */
export type NextStep = 'issue' | 'ready' | 'hand-over'

/** The step that an approved request waits for; null once it has reached its student. */
export function nextStep(at: {
  readonly isIssued: boolean
  readonly isReady: boolean
  readonly isHanded: boolean
}): NextStep | null {
  if (!at.isIssued) return 'issue'
  if (!at.isReady) return 'ready'
  return at.isHanded ? null : 'hand-over'
}

/** False once it was handed over, closed or withdrawn: then the type may be asked for again. */
export function isUnderWay({ status }: Pick<Application, 'status'>): boolean {
  return status !== 'CO' && status !== 'CL'
}

/** 'Pay Now' while something is owed, also beside a waiting voucher (READINGS R-85); null without a fee. */
export function requestPaymentButton(
  own: Pick<Application, 'paying' | 'status' | 'withdrawal'>,
): ButtonState<PaymentAction> | null {
  if (own.paying.total === 0) return null
  return amountPaymentButton({ ...own.paying, isPending: false }, takesNoPayment(own))
}
