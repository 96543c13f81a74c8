import * as v from 'valibot'
import { list, message } from '#platform/pure/rest-dialect/answers.ts'
import * as argument from '#platform/pure/rest-dialect/arguments.ts'
import { contract } from '#platform/pure/rest-dialect/contract.ts'

const opening = { n_entrance_open_ID: argument.integer() }
const openingRecord = { table: 'n_entrance_open', parameter: 'n_entrance_open_ID' }
const applicant = { n_entrance_reg_ID: argument.integer() }
const applicantRecord = { table: 'n_entrance_reg', parameter: 'n_entrance_reg_ID' }
/** In both languages: the applicant reads it. */
const reason = { reason: argument.text(), reason_ne: argument.text() }

const applicantOfLayout = v.object({
  n_entrance_reg_ID: v.number(),
  name: v.string(),
  /** '' until a symbol number is given. */
  erollno: v.string(),
  /** The centre asked for; null and '': any. */
  n_exam_centre_ID: v.nullable(v.number()),
  centre: v.string(),
  specialNeed: v.boolean(),
  /** Null without one. */
  seat: v.nullable(
    v.object({
      n_exam_routine_ID: v.number(),
      sitting: v.string(),
      n_exam_room_ID: v.number(),
      room: v.string(),
      centre: v.string(),
      seat: v.number(),
    }),
  ),
  /** The office may give another seat, or change centre and special need. */
  mayMove: v.boolean(),
  mayChange: v.boolean(),
  /** The office may correct the order of the programmes. */
  mayOrder: v.boolean(),
  /** The reason for which the result is withheld; null: it is not. */
  withheldFor: v.nullable(message),
  mayWithhold: v.boolean(),
})
export type ApplicantOfLayout = v.InferOutput<typeof applicantOfLayout>

/** Applicants of an entrance, those whose symbol number or name begins so. */
export const entranceApplicants = contract({
  slug: 'entrance_applicants',
  input: v.object({ ...opening, find: v.optional(argument.text(argument.nameLength)) }),
  output: v.object({
    /** Name of the entrance; '' in Nepali where it has none. */
    name: v.string(),
    nameNepali: v.string(),
    applicants: list(applicantOfLayout),
    /** Number of all that were found: the first 200 are listed. */
    total: v.number(),
  }),
  recordParameter: openingRecord,
})

/** Another seat for one applicant: the room of a sitting. */
export const entranceSeatMove = contract({
  slug: 'entrance_seat_move',
  input: v.object({
    ...applicant,
    n_exam_routine_ID: argument.integer(),
    n_exam_room_ID: argument.integer(),
    /** Absent: it stays as it is. */
    special_need: v.optional(argument.flag()),
    ...reason,
  }),
  recordParameter: applicantRecord,
})

/** Centre asked for and special need of an applicant who has no seat. */
export const entrancePreferencesSet = contract({
  slug: 'entrance_preferences_set',
  input: v.object({
    ...applicant,
    /** Absent: any centre. */
    n_exam_centre_ID: v.optional(argument.integer()),
    special_need: argument.flag(),
    ...reason,
  }),
  recordParameter: applicantRecord,
})

/** Withholds the result of an applicant. */
export const entranceWithhold = contract({
  slug: 'entrance_withhold',
  input: v.object({ ...applicant, ...reason }),
  recordParameter: applicantRecord,
})

/** Lifts it again. */
export const entranceWithholdLift = contract({
  slug: 'entrance_withhold_lift',
  input: v.object({ ...applicant, ...reason }),
  recordParameter: applicantRecord,
})
