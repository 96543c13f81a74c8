import { refuse } from '#platform/pure/decision.ts'
import { isWrongMark, readMark, type WrongMark } from '#features/results/rules/facts.ts'

/** A candidate's result of the test. */
export type Score =
  | { readonly attendance: 'present'; readonly score: number; readonly selected: boolean }
  | { readonly attendance: 'absent'; readonly score: null; readonly selected: false }

export type TypedScore = Readonly<Record<'score' | 'attendance' | 'selected', string>>

/** A row as it was typed, or why it is none; who was absent cannot be selected. */
export function readScore(typed: TypedScore, full: number): Score | WrongMark {
  const [attendance, selected] = [typed.attendance.toLowerCase(), typed.selected.toLowerCase()]
  if (!['', 'present', 'absent'].includes(attendance) || !['', 'no', 'yes'].includes(selected))
    return refuse('attendance-unknown', { typed: `${typed.attendance} ${typed.selected}`, full })
  if (attendance === 'absent')
    return typed.score === '' && selected !== 'yes'
      ? { attendance, score: null, selected: false }
      : refuse('absent-with-marks')
  const score = readMark(typed.score, { full, pass: 0 })
  if (score === null || isWrongMark(score)) return score ?? refuse('mark-missing')
  return { attendance: 'present', score, selected: selected === 'yes' }
}

export function isWrongScore(read: Score | WrongMark): read is WrongMark {
  return 'reason' in read
}

export type PresenceReason = 'recorded-absent' | 'recorded-present'

/** Why a score or an absence contradicts the presence recorded on the day; null when it does not. */
export function refuseAgainstPresence(
  { attendance }: Pick<Score, 'attendance'>,
  recorded: 'present' | 'absent' | null,
): PresenceReason | null {
  if (recorded === null || recorded === attendance) return null
  return recorded === 'absent' ? 'recorded-absent' : 'recorded-present'
}

/** A stored score; null: not entered. */
export type CandidateState = { readonly attendance: string | null; readonly selected: boolean }

export type PublishReason = 'published-already' | 'no-candidates' | 'scores-missing'

/** Why the result cannot be published; null when it can. */
export function refusePublishing(at: {
  readonly isPublished: boolean
  readonly candidates: readonly CandidateState[]
}): PublishReason | null {
  if (at.isPublished) return 'published-already'
  if (at.candidates.length === 0) return 'no-candidates'
  return at.candidates.some(({ attendance }) => attendance === null) ? 'scores-missing' : null
}
