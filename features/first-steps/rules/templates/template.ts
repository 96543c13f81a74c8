import type { Message } from '#platform/pure/message.ts'

/** Academic structure to begin with; every record can be changed afterwards. Lists are in the order of their records. */
/** A type of certificate that is offered, by its code; fees in rupees. */
type TemplateCertificate = {
  readonly type: string
  /** Of a copy. */
  readonly fee: number
  readonly urgentFee: number
}

export type StarterTemplate = {
  readonly name: Message
  readonly intakes: readonly Message[]
  readonly faculties: readonly Message[]
  readonly levels: readonly Message[]
  /** The first one is the semester of admission. */
  readonly semesters: readonly Message[]
  readonly programs: readonly {
    readonly name: Message
    readonly code: string
    /** English name of its faculty, and of its level. */
    readonly faculty: string
    readonly level: string
    readonly semesters: number
  }[]
  readonly certificates: readonly TemplateCertificate[]
}

export const usualIntakes = [
  { en: 'Ashwin (fall)', ne: 'असोज (शरद)' },
  { en: 'Falgun (spring)', ne: 'फागुन (वसन्त)' },
] as const satisfies readonly Message[]

const roman = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII']
const ordinals = ['पहिलो', 'दोस्रो', 'तेस्रो', 'चौथो', 'पाँचौँ', 'छैटौँ', 'सातौँ', 'आठौँ']

/** Eight semesters. */
export const usualSemesters: readonly Message[] = roman.map((en, at) => ({
  en,
  ne: `${ordinals[at] ?? ''} सेमेस्टर`,
}))

/** Names, texts and series of the types are in every database; a template sets the fees and offers them. */
export const usualCertificates: StarterTemplate['certificates'] = [
  { type: 'TRANSCRIPT', fee: 1_000, urgentFee: 500 },
  { type: 'PROVISIONAL', fee: 500, urgentFee: 500 },
  { type: 'CHARACTER', fee: 300, urgentFee: 200 },
  { type: 'MIGRATION', fee: 500, urgentFee: 500 },
  { type: 'MEDIUM', fee: 300, urgentFee: 200 },
  { type: 'VERIFICATION', fee: 200, urgentFee: 200 },
  { type: 'GRADESHEETS', fee: 500, urgentFee: 300 },
]
