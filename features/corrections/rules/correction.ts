import * as common from '#platform/pure/labels/common.ts'
import { findDay, type Day } from '#platform/pure/calendar/day.ts'
import { allowed, type Decision, refuse } from '#platform/pure/decision.ts'
import type { Message } from '#platform/pure/message.ts'
import { findGender, isNameText } from '#features/auth/rules/facts.ts'
import {
  citizenshipNumberProblem,
  eachFamilyField,
  educationFileTypes,
  findGuardianNumber,
  identityFields,
  isLocked,
  profileFields,
  textMaxLength,
  tidyText,
} from '#features/profile/rules/fields/facts.ts'

const familyLabels = eachFamilyField((field) => profileFields[field].label)

/** Fields that can be corrected, with labels: identity, and the family that students write themselves. */
export const correctableFields = { ...identityFields, ...familyLabels } satisfies Record<
  string,
  Message
>

export type CorrectableField = keyof typeof correctableFields

/** File types of a proof: the same as for an education record. */
export const proofTypes = educationFileTypes

/** True if its change needs a proof that both the person who enters it and the one who accepts it have seen. */
export function needsProof(field: CorrectableField): boolean {
  return Object.hasOwn(identityFields, field)
}

export const correctionStates = {
  proposed: common.withTheUniversity,
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
  | 'guardian-number-invalid'
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

/** May a student propose this change? Asked by the dialog and again by the server. */
export function decideProposal(
  { field, value, hasProof }: Proposal,
  facts: CorrectionFacts,
): Decision<CorrectionReason> {
  if (!isLocked(field, facts)) return refuse('not-locked')
  const problem = changeProblem(field, value, facts)
  if (problem !== null) return refuse(problem)
  return hasProof ? allowed : refuse('proof-required')
}

export type EntryReason = CorrectionReason | 'own-record' | 'basis-required' | 'basis-too-long'

export const basisMaxLength = 300

/** May a member of staff enter this change of a student's record, for a second one to accept? Never of their own. */
export function decideEntry(
  { field, value, hasProof, basis }: Proposal & { readonly basis: string },
  facts: CorrectionFacts & { readonly isOwn: boolean },
): Decision<EntryReason> {
  if (facts.isOwn) return refuse('own-record')
  const problem = changeProblem(field, value, facts)
  if (problem !== null) return refuse(problem)
  if (basis === '') return refuse('basis-required')
  if (basis.length > basisMaxLength) return refuse('basis-too-long')
  return hasProof || !needsProof(field) ? allowed : refuse('proof-required')
}

function changeProblem(
  field: CorrectableField,
  value: string,
  facts: CorrectionFacts,
): CorrectionReason | null {
  if (facts.waiting.includes(field)) return 'already-proposed'
  const proposed = proposedValue(field, value)
  if (proposed === '') return 'value-required'
  if (proposed.length > textMaxLength) return 'text-too-long'
  const problem = valueProblem(field, proposed, facts)
  if (problem !== null) return problem
  return proposed === facts.current[field] ? 'value-unchanged' : null
}

/** The value as it is stored and compared: tidy, a gender in lower case, a number in its one form. */
export function proposedValue(field: CorrectableField, value: string): string {
  if (field === 'gender') return findGender(value) ?? tidyText(value)
  if (field === 'guardianPhone') return findGuardianNumber(value) ?? tidyText(value)
  return tidyText(value)
}

function valueProblem(
  field: CorrectableField,
  value: string,
  { nationality, today }: CorrectionFacts,
): CorrectionReason | null {
  if (field === 'fullName') return isNameText(value) ? null : 'value-invalid'
  if (field === 'birthDate') return isBirthDate(value, today) ? null : 'value-invalid'
  if (field === 'gender') return findGender(value) === null ? 'value-invalid' : null
  if (field === 'citizenshipNumber') return citizenshipNumberProblem(value, nationality)
  if (field === 'guardianPhone')
    return findGuardianNumber(value) === null ? 'guardian-number-invalid' : null
  // The family as the student's own form takes it; a Nepali name is warned about, never blocked (READINGS R-12).
  return null
}

function isBirthDate(text: string, today: Day): boolean {
  const day = findDay(text)
  return day !== null && day === text && day >= '1900-01-01' && day < today
}

export type DecideReason =
  | 'correction-unknown'
  | 'correction-decided'
  | 'correction-outdated'
  | 'own-correction'
  | 'reason-required'

/**
 * May this member of staff accept (no reason) or return (with a reason) this proposal? Who entered one at the desk takes
 * it back by returning it.
 */
export function decideDecision(at: {
  readonly state: CorrectionState
  /** Proposed by this account, or about the person behind it. */
  readonly isOwn: boolean
  readonly enteredByMe: boolean
  /** The profile still has the value it had when this was proposed. */
  readonly isCurrent: boolean
  readonly action: 'accept' | 'return'
  readonly reason: string
}): Decision<DecideReason> {
  if (at.state !== 'proposed') return refuse('correction-decided')
  if (at.isOwn && !(at.enteredByMe && at.action === 'return')) return refuse('own-correction')
  if (at.action === 'accept') return at.isCurrent ? allowed : refuse('correction-outdated')
  return at.reason.trim() === '' ? refuse('reason-required') : allowed
}

/** One proposal with what became of it, for the list of own corrections. */
export type Correction = {
  readonly id: number
  readonly field: CorrectableField
  readonly oldValue: string
  readonly newValue: string
  readonly state: CorrectionState
  /** Document that staff have seen who entered it; '' if the student proposed it. */
  readonly basis: string
  /** Why it was returned; '' otherwise. */
  readonly reason: string
  readonly proposedOn: Day | null
  readonly decidedOn: Day | null
}
