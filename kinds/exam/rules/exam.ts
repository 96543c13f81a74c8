import type { WithUnreadable } from '#platform/pure/rest-dialect/nested-rows.ts'
import type { Window } from '#platform/pure/calendar/window.ts'
import type { Message } from '#platform/pure/message.ts'
import type { AcademicReference, Academics, Application } from '#features/applying/rules/facts.ts'
import type { FeeTerms } from '#features/late-fee/rules/facts.ts'
import { type PaperOutcome, paperOutcomes } from '#features/results/rules/facts.ts'

/** REG: the exam paper is sat for the first time. BACK: again, after it was not passed. */
export const examTypes = {
  REG: { en: 'Regular', ne: 'नियमित' },
  BACK: { en: 'Back paper', ne: 'ब्याक पेपर' },
} as const satisfies Record<string, Message>

export type ExamType = keyof typeof examTypes

export function isExamType(text: string): text is ExamType {
  return Object.hasOwn(examTypes, text)
}

/** Released result of an exam paper. */
export const outcomes = paperOutcomes

export type Outcome = PaperOutcome

export function isOutcome(text: string): text is Outcome {
  return Object.hasOwn(outcomes, text)
}

/** An exam that may be registered for (SPEC §3 Open exam registration). */
export type ExamOpening = {
  readonly id: number
  readonly name: string
  /** The exam session it belongs to, which several openings share. */
  readonly exam: AcademicReference | null
  readonly academics: Academics
  readonly semester: AcademicReference | null
  readonly type: ExamType
  /** DateFrom and DateTo, both days included; no last day means never open. */
  readonly window: Window
  readonly fees: FeeTerms
  /** Maximum number of attempts at an exam paper; null: no limit. */
  readonly mostAttempts: number | null
  /** Attendance per cent a student must have; null: it plays no part. */
  readonly leastAttendance: number | null
  /** Release time of its results, in ms since 1970; null while none is set. */
  readonly resultAtMs: number | null
  /** RetotalingFrom and RetotalingTo, both days included. */
  readonly retotaling: Window
}

/** A student's exam registration (SPEC §3 Applied exam registration). */
export type ExamApplication = Application &
  WithUnreadable & {
    readonly examId: number | null
    readonly semesterId: number | null
    readonly enrollmentId: number | null
    /** erollno, '' until the exam office has issued it. */
    readonly symbolNumber: string
    /** urollno, as the enrollment has it. */
    readonly rollNumber: string
    /** True if the admit card can be printed: approved, numbered, and every exam paper has its day and seat. */
    readonly isCardReady: boolean
    readonly papers: readonly ExamPaper[]
  }

/** A course of an exam registration. */
export type ExamPaper = {
  readonly courseId: number
  readonly code: string
  readonly name: string
  readonly type: ExamType
  /** Null until its result is released. */
  readonly outcome: Outcome | null
}
