import { findDay, type Day } from '#platform/pure/calendar/day.ts'
import { allowed, type Decision, refuse } from '#platform/pure/decision.ts'
import type { Message } from '#platform/pure/message.ts'
import { findGender, isNameText } from '#features/auth/rules/facts.ts'
import { citizenshipNumberProblem } from './citizenship-number.ts'
import { educationFileTypes } from './education.ts'
import { textMaxLength, tidyText } from './general.ts'

/** What only the office changes, each with its label. */
export const correctableFields = {
  fullName: { en: 'Full name', ne: 'पूरा नाम' },
  nepaliName: { en: 'Nepali name', ne: 'नेपालीमा नाम' },
  birthDate: { en: 'Date of birth', ne: 'जन्म मिति' },
  gender: { en: 'Gender', ne: 'लिङ्ग' },
  citizenshipNumber: { en: 'Citizenship No.', ne: 'नागरिकता नं.' },
} as const satisfies Record<string, Message>

export type CorrectableField = keyof typeof correctableFields

/** What a proof may be: the same files as an education record. */
export const proofTypes = educationFileTypes

/**
 * Whether a student must propose a change instead of making it. What was given at sign-up is locked from the start; the
 * citizenship number is the student's own to write until the profile is complete.
 */
export function isLocked(
  field: CorrectableField,
  profile: { readonly complete: boolean },
): boolean {
  return field !== 'citizenshipNumber' || profile.complete
}

export const correctionStates = {
  proposed: { en: 'With the university', ne: 'विश्वविद्यालयमा' },
  accepted: { en: 'Accepted', ne: 'स्वीकृत' },
  returned: { en: 'Returned', ne: 'फिर्ता' },
} as const satisfies Record<string, Message>

export type CorrectionState = keyof typeof correctionStates

export type CorrectionReason =
  | 'not-locked'
  | 'already-proposed'
  | 'value-required'
  | 'value-unchanged'
  | 'value-invalid'
  | 'citizenship-number-invalid'
  | 'text-too-long'
  | 'proof-required'

export type Proposal = {
  readonly field: CorrectableField
  /** As typed; a day as `yyyy-mm-dd`, a gender as its code. */
  readonly value: string
  readonly hasProof: boolean
}

export type CorrectionFacts = {
  readonly complete: boolean
  readonly current: Readonly<Record<CorrectableField, string>>
  readonly nationality: string
  /** Fields with a proposal the office has not decided yet. */
  readonly waiting: readonly CorrectableField[]
  readonly today: Day
}

/** May this change be proposed? Asked by the dialog and again by the server. */
export function decideProposal(
  { field, value, hasProof }: Proposal,
  facts: CorrectionFacts,
): Decision<CorrectionReason> {
  if (!isLocked(field, facts)) return refuse('not-locked')
  if (facts.waiting.includes(field)) return refuse('already-proposed')
  const proposed = proposedValue(field, value)
  if (proposed === '') return refuse('value-required')
  if (proposed.length > textMaxLength) return refuse('text-too-long')
  const problem = valueProblem(field, proposed, facts)
  if (problem !== null) return refuse(problem)
  if (proposed === facts.current[field]) return refuse('value-unchanged')
  return hasProof ? allowed : refuse('proof-required')
}

/** The value as it is stored and compared: tidy, a gender in lower case. */
export function proposedValue(field: CorrectableField, value: string): string {
  return field === 'gender' ? (findGender(value) ?? tidyText(value)) : tidyText(value)
}

function valueProblem(
  field: CorrectableField,
  value: string,
  { nationality, today }: CorrectionFacts,
): CorrectionReason | null {
  switch (field) {
    case 'fullName':
      return isNameText(value) ? null : 'value-invalid'
    case 'nepaliName':
      return null // READINGS R-12: warned about on the screen, never blocked
    case 'birthDate': {
      const day = findDay(value)
      return day !== null && day === value && day >= '1900-01-01' && day < today
        ? null
        : 'value-invalid'
    }
    case 'gender':
      return findGender(value) === null ? 'value-invalid' : null
    case 'citizenshipNumber':
      return citizenshipNumberProblem(value, nationality)
  }
}

export type DecideReason =
  | 'correction-unknown'
  | 'correction-decided'
  | 'own-correction'
  | 'reason-required'

/** May this member of staff accept (no reason) or return (with a reason) this proposal? */
export function decideDecision(at: {
  readonly state: CorrectionState
  readonly proposedByMe: boolean
  readonly act: 'accept' | 'return'
  readonly reason: string
}): Decision<DecideReason> {
  if (at.state !== 'proposed') return refuse('correction-decided')
  if (at.proposedByMe) return refuse('own-correction')
  return at.act === 'return' && at.reason.trim() === '' ? refuse('reason-required') : allowed
}

/** One proposal with what became of it, for the list of own corrections. */
export type Correction = {
  readonly id: number
  readonly field: CorrectableField
  readonly oldValue: string
  readonly newValue: string
  readonly state: CorrectionState
  /** Why it was returned; '' otherwise. */
  readonly reason: string
  readonly proposedOn: Day | null
  readonly decidedOn: Day | null
}
