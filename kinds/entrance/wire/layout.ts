import * as v from 'valibot'
import { list, message } from '#platform/pure/rest-dialect/answers.ts'
import * as argument from '#platform/pure/rest-dialect/arguments.ts'
import { contract } from '#platform/pure/rest-dialect/contract.ts'
import { seatedRoom } from '#features/examination/wire/layout.ts'

const opening = { n_entrance_open_ID: argument.integer() }
const openingRecord = { table: 'n_entrance_open', parameter: 'n_entrance_open_ID' }
const sitting = { n_exam_routine_ID: argument.integer() }
const sittingRecord = { table: 'n_exam_routine', parameter: 'n_exam_routine_ID' }
const planId = { entrance_seat_plan_ID: argument.integer() }

/** Progress of the layout of an entrance. */
const entranceLaidOut = v.object({
  n_entrance_open_ID: v.number(),
  name: message,
  /** Approved applicants, and those of them without a symbol number. */
  candidates: v.number(),
  unnumbered: v.number(),
  seated: v.number(),
  sittings: v.number(),
})
export type EntranceLaidOut = v.InferOutput<typeof entranceLaidOut>

export const entranceLayouts = contract({
  slug: 'entrance_layouts',
  input: v.object({}),
  output: v.object({ openings: list(entranceLaidOut) }),
})

/** Applicants of a sitting, or of one room of it, by their presence. */
export const presenceCounts = v.object({
  present: v.number(),
  absent: v.number(),
  /** Presence is not recorded. */
  missing: v.number(),
})
export type PresenceCounts = v.InferOutput<typeof presenceCounts>

const sittingLayout = v.object({
  /** The name of the sitting. */
  code: v.string(),
  seated: v.number(),
  routine: v.object({
    n_exam_routine_ID: v.number(),
    day: v.string(),
    from: v.string(),
    to: v.string(),
  }),
  /** The rooms it has to itself, with the applicants in each and the seats of the room. */
  rooms: list(v.object({ ...seatedRoom.entries, seats: v.number() })),
  /** It has begun: presence is recorded from then on. */
  hasBegun: v.boolean(),
  presence: presenceCounts,
})
export type SittingLayout = v.InferOutput<typeof sittingLayout>

const centreAsked = v.object({
  n_exam_centre_ID: v.number(),
  name: v.string(),
  /** Approved applicants who asked for it, and the seats it has in all sittings. */
  asked: v.number(),
  seats: v.number(),
})

const layout = v.object({
  name: message,
  candidates: v.number(),
  unnumbered: v.number(),
  seatless: v.number(),
  /** Approved applicants with a special need, who get the first seats of a room. */
  specialNeed: v.number(),
  /** The result is published: seats do not change any more. */
  isPublished: v.boolean(),
  /** Centres that applicants may ask for. */
  centres: list(centreAsked),
  sittings: list(sittingLayout),
})
export type EntranceLayout = v.InferOutput<typeof layout>

export const entranceLayout = contract({
  slug: 'entrance_layout',
  input: v.object(opening),
  output: layout,
  recordParameter: openingRecord,
})

/** Centres that applicants may ask for when they apply; none or absent: no choice is offered. */
export const entranceCentresSet = contract({
  slug: 'entrance_centres_set',
  input: v.object({ ...opening, centres: v.optional(argument.idsOrNone(), []) }),
  recordParameter: openingRecord,
})

export const entranceSittingSet = contract({
  slug: 'entrance_sitting_set',
  input: v.object({
    ...opening,
    /** Absent: a new one. */
    n_exam_routine_ID: v.optional(argument.integer()),
    Name: argument.text(argument.nameLength),
    exam_day: argument.text(),
    time_from: argument.text(),
    time_to: argument.text(),
    rooms: argument.ids(),
  }),
  recordParameter: openingRecord,
})

export const entranceSittingRemove = contract({
  slug: 'entrance_sitting_remove',
  input: v.object(sitting),
  recordParameter: sittingRecord,
})

/** A room in a sitting with the applicants who get a seat there. */
const plannedRoom = v.object({
  n_exam_routine_ID: v.number(),
  sitting: v.string(),
  n_exam_room_ID: v.number(),
  room: v.string(),
  centre: v.string(),
  applicants: v.number(),
  specialNeed: v.number(),
  /** The lowest and the highest symbol number among them. */
  firstNumber: v.string(),
  lastNumber: v.string(),
})
export type PlannedRoom = v.InferOutput<typeof plannedRoom>

const plan = v.object({
  id: v.number(),
  n_entrance_open_ID: v.number(),
  name: message,
  /** ISO timestamp; null: it was not executed. */
  executed: v.nullable(v.string()),
  /** Symbol numbers to give, seats to give, and seats that become free. */
  numbers: v.number(),
  seats: v.number(),
  freed: v.number(),
  rooms: list(plannedRoom),
})
export type EntranceSeatPlan = v.InferOutput<typeof plan>

export const entranceSeatPlanMake = contract({
  slug: 'entrance_seat_plan_make',
  input: v.object(opening),
  output: v.object({ plan }),
  recordParameter: openingRecord,
})

export const entranceSeatPlanRead = contract({
  slug: 'entrance_seat_plan_read',
  input: v.object(planId),
  output: v.object({ plan }),
})

export const entranceSeatPlanExecute = contract({
  slug: 'entrance_seat_plan_execute',
  input: v.object(planId),
  output: v.object({ seated: v.number() }),
})

const offeredCentre = v.object({
  id: v.number(),
  name: v.string(),
  address: v.string(),
  address_ne: v.string(),
})

/** For applicants: the centres they may ask for. */
export const entranceCentres = contract({
  slug: 'entrance_centres',
  input: v.object(opening),
  output: v.object({ centres: list(offeredCentre) }),
  recordParameter: openingRecord,
})

/** Names the entrance that a process is about. */
export function ofOpening(id: number) {
  return { n_entrance_open_ID: id }
}
