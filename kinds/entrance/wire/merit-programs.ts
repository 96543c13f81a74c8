import * as v from 'valibot'
import { calendarDay, list } from '#platform/pure/rest-dialect/answers.ts'
import * as argument from '#platform/pure/rest-dialect/arguments.ts'
import { contract } from '#platform/pure/rest-dialect/contract.ts'
import { fixedReasons } from '../rules/merit/preferences.ts'

const opening = { n_entrance_open_ID: argument.integer() }
const openingRecord = { table: 'n_entrance_open', parameter: 'n_entrance_open_ID' }
const application = { n_entrance_reg_ID: argument.integer() }
const applicationRecord = { table: 'n_entrance_reg', parameter: 'n_entrance_reg_ID' }

const namedProgram = v.object({
  n_program_ID: v.number(),
  name: v.string(),
  nameNepali: v.string(),
})
export type OfferedProgram = v.InferOutput<typeof namedProgram>

const entranceProgramsPage = v.object({
  /** Null: the entrance has no programme of its own. */
  own: v.nullable(namedProgram),
  further: list(namedProgram),
  /** Other programmes of the university. */
  others: list(namedProgram),
  /** Applicants who gave an order. */
  ordered: v.number(),
  /** False: students have applied, so that those saved stay. */
  mayRemove: v.boolean(),
  /** Null: the programmes may be changed. */
  fixedBecause: v.nullable(v.picklist(fixedReasons)),
})
export type EntranceProgramsPage = v.InferOutput<typeof entranceProgramsPage>

/** Programmes of an entrance, for staff. */
export const entrancePrograms = contract({
  slug: 'entrance_programs',
  input: v.object(opening),
  output: v.object({ page: entranceProgramsPage }),
  recordParameter: openingRecord,
})

/** `programs`: the further programmes in their order; absent or empty: none. */
export const entranceProgramsSet = contract({
  slug: 'entrance_programs_set',
  input: v.object({ ...opening, programs: v.optional(argument.idsOrNone(), []) }),
  recordParameter: openingRecord,
})

const programOrder = v.object({
  /** Programmes of the entrance, its own first. */
  offered: list(v.object({ id: v.number(), name: v.string(), nameNepali: v.string() })),
  /** Ids in the order of preference; empty: none was given, so that only the first one counts. */
  chosen: list(v.number()),
  mayChange: v.boolean(),
  /** Last day to change it; null: none is set. */
  until: v.nullable(calendarDay),
})
export type ProgramOrder = v.InferOutput<typeof programOrder>

/** Order of the programmes of an own application. */
export const entranceProgramOrder = contract({
  slug: 'entrance_program_order',
  input: v.object(application),
  /** Null: the entrance is for one programme. */
  output: v.object({ order: v.nullable(programOrder) }),
  recordParameter: applicationRecord,
})

export const entranceProgramOrderSet = contract({
  slug: 'entrance_program_order_set',
  input: v.object({ ...application, programs: argument.ids() }),
  recordParameter: applicationRecord,
})

/** Order of the programmes of one applicant, for staff. */
export const entranceApplicantOrder = contract({
  slug: 'entrance_applicant_order',
  input: v.object(application),
  /** Null: the entrance is for one programme. */
  output: v.object({ order: v.nullable(programOrder) }),
  recordParameter: applicationRecord,
})

/** Staff correct the order of one applicant; the reason in both languages, because the applicant reads it. */
export const entranceApplicantOrderSet = contract({
  slug: 'entrance_applicant_order_set',
  input: v.object({
    ...application,
    programs: argument.ids(),
    reason: argument.text(),
    reason_ne: argument.text(),
  }),
  recordParameter: applicationRecord,
})

/** An applicant stays in the seat and does not move up to a preferred programme. */
export const entranceSeatStay = contract({
  slug: 'entrance_seat_stay',
  input: v.object(application),
  recordParameter: applicationRecord,
})
