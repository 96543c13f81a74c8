import * as v from 'valibot'
import { list } from '#platform/pure/rest-dialect/answers.ts'
import * as argument from '#platform/pure/rest-dialect/arguments.ts'
import { contract } from '#platform/pure/rest-dialect/contract.ts'
import {
  examStatus,
  resultOverview as overview,
  markSheet as sheet,
  internalCourse as course,
  internalSheet as internal,
} from './office.ts'

/** A course of an exam. */
const sheetArguments = { n_exam_master_ID: argument.integer(), n_course_ID: argument.integer() }
export const sheetInput = v.object(sheetArguments)
const markSheetRecord = { table: 'n_exam_master', parameter: 'n_exam_master_ID' }

/** All results of an exam's opening, or those of one registration. */
const whichArguments = {
  n_exam_open_ID: v.optional(argument.integer()),
  n_exam_reg_ID: v.optional(argument.integer()),
}

export const marksEnterEarly = contract({
  slug: 'marks_enter_early',
  input: v.object({ ...sheetArguments, reason: argument.text() }),
  recordParameter: markSheetRecord,
})

export const markSheet = contract({
  slug: 'mark_sheet',
  input: sheetInput,
  output: sheet,
  recordParameter: markSheetRecord,
})

export const resultStop = contract({
  slug: 'result_stop',
  input: v.object(whichArguments),
  recordParameter: { table: 'n_exam_open', parameter: 'n_exam_open_ID' },
})

export const resultDecide = contract({
  slug: 'result_decide',
  input: v.object({
    n_exam_reg_ID: argument.integer(),
    n_course_ID: v.optional(argument.integer()),
    sort: argument.text(),
    ground: argument.text(),
    reason: argument.text(),
    decision: argument.text(),
    decided_on: argument.text(),
  }),
  recordParameter: { table: 'n_exam_reg', parameter: 'n_exam_reg_ID' },
})

export const resultExams = contract({
  slug: 'result_exams',
  input: v.object({}),
  output: v.object({ exams: list(examStatus) }),
})

export const resultDecisionLift = contract({
  slug: 'result_decision_lift',
  input: v.object({
    n_result_decision_ID: argument.integer(),
    reason: argument.text(),
  }),
  recordParameter: { table: 'n_result_decision', parameter: 'n_result_decision_ID' },
})

export const markChange = contract({
  slug: 'mark_change',
  input: v.object({
    ...sheetArguments,
    erollno: v.optional(argument.text()),
    moderated: v.optional(argument.text()),
    grace: v.optional(argument.text()),
    add: v.optional(argument.text()),
    reason: argument.text(),
  }),
  recordParameter: { table: 'n_exam_master', parameter: 'n_exam_master_ID' },
})

export const markSettle = contract({
  slug: 'mark_settle',
  input: v.object({
    ...sheetArguments,
    erollno: argument.text(),
    external: v.optional(argument.text()),
    practical: v.optional(argument.text()),
    attendance: v.optional(argument.text()),
    reason: argument.text(),
  }),
  recordParameter: { table: 'n_exam_master', parameter: 'n_exam_master_ID' },
})

export const marksEnter = contract({
  slug: 'marks_enter',
  input: v.object({
    ...sheetArguments,
    file: v.optional(argument.file()),
    erollno: v.optional(argument.text()),
    external: v.optional(argument.text()),
    practical: v.optional(argument.text()),
    attendance: v.optional(argument.text()),
  }),
  recordParameter: { table: 'n_exam_master', parameter: 'n_exam_master_ID' },
})

export const resultOverview = contract({
  slug: 'result_overview',
  input: v.object({
    n_exam_open_ID: argument.integer(),
  }),
  output: overview,
  recordParameter: { table: 'n_exam_open', parameter: 'n_exam_open_ID' },
})

export const resultPrepare = contract({
  slug: 'result_prepare',
  input: v.object({
    ...whichArguments,
    at: argument.text(),
  }),
  recordParameter: { table: 'n_exam_open', parameter: 'n_exam_open_ID' },
})

export const resultRelease = contract({
  slug: 'result_release',
  input: v.object({
    ...whichArguments,
    reason: v.optional(argument.text()),
  }),
  recordParameter: { table: 'n_exam_open', parameter: 'n_exam_open_ID' },
})

export const markSchemaSet = contract({
  slug: 'mark_schema_set',
  input: v.object({
    n_batch_course_ID: argument.integer(),
    external_fm: v.optional(argument.text()),
    external_pm: v.optional(argument.text()),
    practical_fm: v.optional(argument.text()),
    practical_pm: v.optional(argument.text()),
  }),
  /** The proposal, if a second person is needed; absent: it is set. */
  output: v.optional(v.object({ n_proposal_ID: v.number() })),
  recordParameter: { table: 'n_batch_course', parameter: 'n_batch_course_ID' },
})

export const enrollmentPassOut = contract({
  slug: 'enrollment_pass_out',
  input: v.object({
    n_program_enroll_ID: v.optional(argument.integer()),
    n_program_enroll_IDs: v.optional(argument.ids()),
  }),
  recordParameter: { table: 'n_program_enroll', parameter: 'n_program_enroll_ID' },
})

export const internalEnter = contract({
  slug: 'internal_enter',
  input: v.object({
    n_batch_course_ID: argument.integer(),
    file: argument.file(),
    reason: v.optional(argument.text()),
  }),
  recordParameter: { table: 'n_batch_course', parameter: 'n_batch_course_ID' },
})

export const internalCourses = contract({
  slug: 'internal_courses',
  input: v.object({}),
  output: v.object({ courses: list(course) }),
})

export const internalSheet = contract({
  slug: 'internal_sheet',
  input: v.object({
    n_batch_course_ID: argument.integer(),
  }),
  output: internal,
  recordParameter: { table: 'n_batch_course', parameter: 'n_batch_course_ID' },
})
