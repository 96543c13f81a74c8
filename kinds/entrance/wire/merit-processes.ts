import * as v from 'valibot'
import * as argument from '#platform/pure/rest-dialect/arguments.ts'
import { contract } from '#platform/pure/rest-dialect/contract.ts'
import { meritPage, ownPlace } from './merit-list.ts'

export const meritShows = ['all', 'seat', 'waiting', 'left-out'] as const
export type MeritShows = (typeof meritShows)[number]

const opening = { n_entrance_open_ID: argument.integer() }
const openingRecord = { table: 'n_entrance_open', parameter: 'n_entrance_open_ID' }
const application = { n_entrance_reg_ID: argument.integer() }
const applicationRecord = { table: 'n_entrance_reg', parameter: 'n_entrance_reg_ID' }

export const entranceMerit = contract({
  slug: 'entrance_merit',
  input: v.object({
    ...opening,
    /** One of `meritShows`; absent: all. */
    show: v.optional(argument.text()),
    /** Number of rows to pass over. */
    from: v.optional(argument.integer()),
    /** Absent: the newest. */
    version: v.optional(argument.integer()),
    /** Id of a programme to show alone; absent: all. */
    programme: v.optional(argument.integer()),
  }),
  output: v.object({ page: meritPage }),
  recordParameter: openingRecord,
})

export const entranceMeritRules = contract({
  slug: 'entrance_merit_rules',
  /** `rules`: JSON of a typed rule set. */
  input: v.object({ ...opening, rules: argument.text(argument.longTextLength) }),
  recordParameter: openingRecord,
})

export const entranceMeritParts = contract({
  slug: 'entrance_merit_parts',
  /** `file`: CSV or XLSX with the column erollno and one for each part of the exam. */
  input: v.object({ ...opening, file: argument.bytes() }),
  recordParameter: openingRecord,
})

export const entranceMeritCompute = contract({
  slug: 'entrance_merit_compute',
  input: v.object(opening),
  recordParameter: openingRecord,
})

export const entranceMeritPublish = contract({
  slug: 'entrance_merit_publish',
  input: v.object({
    ...opening,
    /** Release time in Nepal, `2026-12-10 17:00`. */
    at: argument.text(),
    /** Days to accept a seat. */
    answer_days: argument.integer(),
  }),
  recordParameter: openingRecord,
})

export const entranceMeritStop = contract({
  slug: 'entrance_merit_stop',
  input: v.object(opening),
  recordParameter: openingRecord,
})

export const entranceClaimProve = contract({
  slug: 'entrance_claim_prove',
  input: v.object({ ...application, quota: argument.text(), is_proved: argument.flag() }),
  recordParameter: applicationRecord,
})

export const entranceMeritOwn = contract({
  slug: 'entrance_merit_own',
  input: v.object(application),
  /** Null: no merit list of this entrance is published. */
  output: v.object({ place: v.nullable(ownPlace) }),
  recordParameter: applicationRecord,
})

export const entranceSeatAnswer = contract({
  slug: 'entrance_seat_answer',
  input: v.object({ ...application, accepts: argument.flag() }),
  recordParameter: applicationRecord,
})

/** Names the application that an own place or an answer is about. */
export function ofApplication(id: number) {
  return { n_entrance_reg_ID: id }
}
