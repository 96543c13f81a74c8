import * as v from 'valibot'
import { firstDay, entryFirstDay } from '#features/first-day/wire/first-day.ts'
import { keyOf, list, message } from '#platform/pure/rest-dialect/answers.ts'
import { entryState } from '#features/marking/wire/two-entries.ts'
import { decisionGrounds, decisionTypes } from '../rules/release/decision.ts'

/** Answers of the exam office's processes in `data`; times and days are ISO texts. */
/** An exam in the list: its registrations and exam papers, counted by progress. */
export const examStatus = v.object({
  n_exam_open_ID: v.number(),
  name: message,
  resultAt: v.nullable(v.string()),
  registrations: v.number(),
  /** Without a symbol number. */
  unnumbered: v.number(),
  papers: v.number(),
  agreed: v.number(),
  prepared: v.number(),
  scheduled: v.number(),
  published: v.number(),
})
export type ExamStatus = v.InferOutput<typeof examStatus>

const courseCount = v.object({
  courseId: v.number(),
  code: v.string(),
  name: message,
  candidates: v.number(),
  sat: v.number(),
  absent: v.number(),
  agreed: v.number(),
  differs: v.number(),
  /** Per cent of those who sat it, whole, 0 only where no one passed; null while no result is known. */
  passedPercent: v.nullable(v.number()),
})

/** A decision that holds; `code` if it is about one exam paper. */
export const decision = v.object({
  n_result_decision_ID: v.number(),
  n_exam_reg_ID: v.number(),
  erollno: v.nullable(v.string()),
  name: v.string(),
  sort: keyOf(decisionTypes),
  ground: keyOf(decisionGrounds),
  reason: v.string(),
  decided_on: v.string(),
  code: v.nullable(v.string()),
})
export type Decision = v.InferOutput<typeof decision>

/** A candidate with an approved registration; '' without a symbol number. */
export const candidate = v.object({
  n_exam_reg_ID: v.number(),
  erollno: v.string(),
  name: v.string(),
})
export type Candidate = v.InferOutput<typeof candidate>

/** A candidate's exam paper that a person should check. */
export const lookAt = v.object({ ...candidate.entries, code: v.string() })
export type LookAt = v.InferOutput<typeof lookAt>

export const resultOverview = v.object({
  exam: v.object({
    name: message,
    n_exam_master_ID: v.number(),
  }),
  resultAt: v.nullable(v.string()),
  /** When results can first be released. */
  firstDay,
  courses: list(courseCount),
  grades: list(
    v.object({
      grade: v.string(),
      n: v.number(),
      /** The last grade of its table. */
      isFailing: v.boolean(),
      /** Level whose own table has it; null: the common table. */
      level: v.nullable(message),
      /** Its table is that of published results and not in force any more. */
      isFormer: v.boolean(),
    }),
  ),
  sheets: v.object({
    registrations: v.number(),
    unnumbered: v.number(),
    prepared: v.number(),
    /** When those that are prepared and not scheduled are to be published. */
    preparedFor: v.nullable(v.string()),
    scheduled: v.number(),
    published: v.number(),
  }),
  decisions: list(decision),
  candidates: list(candidate),
  look: v.object({ nearMisses: list(lookAt), absent: list(lookAt), missing: list(lookAt) }),
  proposal: v.nullable(
    v.object({
      n_proposal_ID: v.number(),
      by: v.string(),
      isOwn: v.boolean(),
      n: v.number(),
      at: v.string(),
    }),
  ),
})
export type ResultOverview = v.InferOutput<typeof resultOverview>

/** Full and pass marks of a part. */
const partTerms = v.object({
  full: v.number(),
  pass: v.number(),
})

/** The parts of a course that are entered after the exam; its internal marks are those of the registration. */
const schema = v.object({
  external: v.nullable(partTerms),
  practical: v.nullable(partTerms),
})

/** Full and pass marks of a course, as it is offered to an intake. */
export const offeredCourse = v.object({
  ...schema.entries,
  n_batch_course_ID: v.number(),
  name: message,
})
export type OfferedCourse = v.InferOutput<typeof offeredCourse>

/** Full and pass marks, and what was obtained; null: not entered. */
const coursePart = v.object({
  full: v.number(),
  pass: v.number(),
  obtained: v.nullable(v.number()),
})

/** One person's entry for an exam paper. */
const entry = v.object({
  attendance: v.picklist(['present', 'absent']),
  external: v.nullable(v.number()),
  practical: v.nullable(v.number()),
})

export const markRow = v.object({
  n_exam_regdetails_ID: v.number(),
  erollno: v.string(),
  state: entryState,
  internal: v.nullable(coursePart),
  schema,
  /** Entry of the person who reads the sheet. */
  mine: v.nullable(entry),
  /** Both entries, once they differ. */
  entries: list(v.object({ ...entry.entries, ad_user_ID: v.number(), name: v.string() })),
  mark: v.nullable(
    v.object({ ...entry.entries, moderated: v.nullable(v.number()), grace: v.number() }),
  ),
  expelled: v.boolean(),
  resultAt: v.nullable(v.string()),
})
export type MarkRow = v.InferOutput<typeof markRow>

export const markSheet = v.object({
  course: v.object({
    code: v.string(),
    name: message,
  }),
  counts: v.object({
    candidates: v.number(),
    empty: v.number(),
    once: v.number(),
    differs: v.number(),
    agreed: v.number(),
  }),
  /** When its marks can first be entered. */
  firstDay: entryFirstDay,
  offered: list(offeredCourse),
  rows: list(markRow),
})
export type MarkSheet = v.InferOutput<typeof markSheet>

/** An offered course in the list of internal marks. */
export const internalCourse = v.object({
  n_batch_course_ID: v.number(),
  opening: message,
  code: v.string(),
  name: message,
  registered: v.number(),
  entered: v.number(),
})
export type InternalCourse = v.InferOutput<typeof internalCourse>

export const internalRow = v.object({
  /** '' until the enrollment is confirmed. */
  urollno: v.string(),
  name: v.string(),
  terms: v.nullable(partTerms),
  internal: v.nullable(v.number()),
  attendance: v.nullable(v.number()),
  /** An exam registration stands on it: it stays as it is. */
  isUsed: v.boolean(),
})
export type InternalRow = v.InferOutput<typeof internalRow>

export const internalSheet = v.object({
  code: v.string(),
  opening: message,
  rows: list(internalRow),
})
export type InternalSheet = v.InferOutput<typeof internalSheet>
