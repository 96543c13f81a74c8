import { allowed, type Decision, refuse } from '#platform/pure/decision.ts'
import type { CertificateType } from './certificate.ts'

export type SemesterReason = 'semesters-missing' | 'semesters-unknown'

/** True for the types of which the student chooses the semesters. */
export function choosesSemesters(type: CertificateType): boolean {
  return type === 'GRADESHEETS'
}

/** Ids of `11,12`, each once; null for any other text. */
export function findSemesters(text: string): readonly number[] | null {
  if (text === '') return []
  return /^[1-9]\d{0,14}(?:,[1-9]\d{0,14})*$/.test(text)
    ? [...new Set(text.split(',').map(Number))]
    : null
}

/** `11,12` of ids; '' of none. */
export function semestersText(ids: readonly number[]): string {
  return ids.join(',')
}

/** Gradesheets are of semesters with results; other types have no choice. */
export function decideSemesters(at: {
  readonly type: CertificateType
  /** Null: not a list of ids. */
  readonly chosen: readonly number[] | null
  /** Semesters in which the student has results. */
  readonly withResults: readonly number[]
}): Decision<SemesterReason> {
  const { type, chosen, withResults } = at
  if (chosen === null) return refuse('semesters-unknown')
  if (!choosesSemesters(type)) return chosen.length === 0 ? allowed : refuse('semesters-unknown')
  if (chosen.length === 0) return refuse('semesters-missing')
  return chosen.every((id) => withResults.includes(id)) ? allowed : refuse('semesters-unknown')
}
