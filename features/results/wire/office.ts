import type { Message } from '#platform/pure/message.ts'
import type { EntryFirstDay, FirstDay } from '#features/first-day/wire/first-day.ts'
import type { CourseCount } from '../rules/release/overview.ts'
import type { Entry, PartTerms, Schema } from '../rules/marks/entry.ts'
import type { CoursePart } from '../rules/course-result.ts'
import type { DecisionGround, DecisionType } from '../rules/release/decision.ts'

/** Answers of the exam office's processes in `data`; times and days are ISO texts. */

/** An exam in the list: its registrations and exam papers, counted by progress. */
export type ExamStatus = {
  readonly n_exam_open_ID: number
  readonly name: string
  readonly resultAt: string | null
  readonly registrations: number
  /** Without a symbol number. */
  readonly unnumbered: number
  readonly papers: number
  readonly agreed: number
  readonly prepared: number
  readonly scheduled: number
  readonly published: number
}

/** A candidate with an approved registration; '' without a symbol number. */
export type Candidate = {
  readonly n_exam_reg_ID: number
  readonly erollno: string
  readonly name: string
}

/** A candidate's exam paper that a person should check. */
export type LookAt = Candidate & { readonly code: string }

/** A decision that holds; `code` if it is about one exam paper. */
export type Decision = {
  readonly n_result_decision_ID: number
  readonly n_exam_reg_ID: number
  readonly erollno: string | null
  readonly name: string
  readonly sort: DecisionType
  readonly ground: DecisionGround
  readonly reason: string
  readonly decided_on: string
  readonly code: string | null
}

export type ResultOverview = {
  readonly exam: { readonly name: string; readonly n_exam_master_ID: number }
  readonly resultAt: string | null
  /** When results can first be released. */
  readonly firstDay: FirstDay
  readonly courses: readonly CourseCount[]
  readonly grades: readonly { readonly grade: string; readonly n: number }[]
  readonly sheets: {
    readonly registrations: number
    readonly unnumbered: number
    readonly prepared: number
    /** When those that are prepared and not scheduled are to be published. */
    readonly preparedFor: string | null
    readonly scheduled: number
    readonly published: number
  }
  readonly decisions: readonly Decision[]
  readonly candidates: readonly Candidate[]
  readonly look: Readonly<Record<'nearMisses' | 'absent' | 'missing', readonly LookAt[]>>
  readonly proposal: {
    readonly n_proposal_ID: number
    readonly by: string
    readonly isOwn: boolean
    readonly n: number
    readonly at: string
  } | null
}

/** Full and pass marks of a course, as it is offered to an intake. */
export type OfferedCourse = Schema & {
  readonly n_batch_course_ID: number
  readonly name: string
}

export type MarkRow = {
  readonly n_exam_regdetails_ID: number
  readonly erollno: string
  readonly state: 'empty' | 'once' | 'differs' | 'agreed'
  readonly internal: CoursePart | null
  readonly schema: Schema
  /** Entry of the person who reads the sheet. */
  readonly mine: Entry | null
  /** Both entries, once they differ. */
  readonly entries: readonly (Entry & { readonly ad_user_ID: number; readonly name: string })[]
  readonly mark: (Entry & { readonly moderated: number | null; readonly grace: number }) | null
  readonly expelled: boolean
  readonly resultAt: string | null
}

export type MarkSheet = {
  readonly course: { readonly code: string; readonly name: Message }
  readonly counts: Readonly<Record<'candidates' | 'empty' | 'once' | 'differs' | 'agreed', number>>
  /** When its marks can first be entered. */
  readonly firstDay: EntryFirstDay
  readonly offered: readonly OfferedCourse[]
  readonly rows: readonly MarkRow[]
}

/** An offered course in the list of internal marks. */
export type InternalCourse = {
  readonly n_batch_course_ID: number
  readonly opening: string
  readonly code: string
  readonly nameEn: string
  readonly nameNe: string
  readonly registered: number
  readonly entered: number
}

export type InternalRow = {
  /** '' until the enrollment is confirmed. */
  readonly urollno: string
  readonly name: string
  readonly terms: PartTerms | null
  readonly internal: number | null
  readonly attendance: number | null
  /** An exam registration stands on it: it stays as it is. */
  readonly isUsed: boolean
}

export type InternalSheet = {
  readonly code: string
  readonly opening: string
  readonly rows: readonly InternalRow[]
}
