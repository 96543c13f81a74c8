import type { Window } from '#platform/pure/calendar/window.ts'
import type { PlannedState } from '#features/next-year/rules/facts.ts'
import { type ExamType, examTypes } from '../exam.ts'

/** Students of one year, intake, programme and subject who were offered the courses of a semester together. */
export type CohortFacts = {
  /** Courses that their course registration offers. */
  readonly offered: number
  /** Of these: without full marks of a final examination or a practical. */
  readonly unmarked: number
  /** Students with registered courses who have not registered for a regular exam of the semester. */
  readonly toSit: number
  /** Registered courses of these students without internal marks. */
  readonly withoutInternal: number
  /** Students with a released result that is no pass, and no pass since. */
  readonly toRepeat: number
}

/** An exam opening of the same cohort and semester. */
export type EarlierOpening = {
  readonly sessionId: number
  readonly sessionName: string
  readonly type: ExamType
  readonly window: Window
}

export const planFindings = [
  'no-courses',
  'marks-missing',
  'internal-missing',
  'no-students',
  'held-before',
  'overlap',
] as const

export type PlanFinding = {
  readonly is: (typeof planFindings)[number]
  /** Number of courses or marks. */
  readonly n?: number
  /** Name of the other session. */
  readonly name?: string
}

export type PlannedExam = {
  readonly type: ExamType
  readonly state: PlannedState
  readonly students: number
  readonly findings: readonly PlanFinding[]
}

type Planning = {
  readonly cohort: CohortFacts
  readonly earlier: readonly EarlierOpening[]
  readonly sessionId: number
  readonly window: Window
  readonly types: readonly ExamType[]
}

/**
 * Openings of a session for a cohort. A regular exam is planned once, and again for students who have not registered for
 * it; a back exam once a regular one was held. An opening that no student needs is proposed to be skipped.
 */
export function planOpenings(planning: Planning): readonly PlannedExam[] {
  return planning.types.flatMap((type) => planned(type, planning) ?? [])
}

/** All types, the regular one first. */
export const plannedTypes = Object.keys(examTypes) as readonly ExamType[]

function planned(type: ExamType, { cohort, earlier, sessionId, window }: Planning) {
  const isThere = earlier.some((each) => each.sessionId === sessionId && each.type === type)
  const others = earlier.filter((each) => each.sessionId !== sessionId)
  const held = others.findLast((each) => each.type === 'REG')
  const students = type === 'REG' ? cohort.toSit : cohort.toRepeat
  const isNeeded = type === 'REG' ? held === undefined : students > 0
  if (!isThere && students === 0 && (type === 'REG' ? !isNeeded : held === undefined)) return null
  const overlapping = others.find((each) => each.type === type && overlaps(each.window, window))
  const state: PlannedState = isThere ? 'there' : isNeeded ? 'new' : 'skipped'
  const findings = [
    ...missingMarks(type, cohort),
    ...(students === 0 ? [{ is: 'no-students' } as const] : []),
    ...(type === 'REG' && held ? [{ is: 'held-before', name: held.sessionName } as const] : []),
    ...(overlapping ? [{ is: 'overlap', name: overlapping.sessionName } as const] : []),
  ]
  return { type, state, students, findings }
}

function missingMarks(
  type: ExamType,
  { offered, unmarked, withoutInternal }: CohortFacts,
): readonly PlanFinding[] {
  if (offered === 0) return [{ is: 'no-courses' }]
  const ofCourses = unmarked > 0 ? [{ is: 'marks-missing', n: unmarked } as const] : []
  return type === 'REG' && withoutInternal > 0
    ? [...ofCourses, { is: 'internal-missing', n: withoutInternal }]
    : ofCourses
}

/** True if both have a day in common; a missing first or last day is open. */
function overlaps(one: Window, other: Window): boolean {
  const begins = ({ from }: Window, { to }: Window) => from === null || to === null || from <= to
  return begins(one, other) && begins(other, one)
}
