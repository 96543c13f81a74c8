import * as v from 'valibot'
import { list } from '#platform/pure/rest-dialect/answers.ts'
import * as argument from '#platform/pure/rest-dialect/arguments.ts'
import { contract } from '#platform/pure/rest-dialect/contract.ts'
import { presenceCounts } from './layout.ts'

const sitting = { n_exam_routine_ID: argument.integer() }
const sittingRecord = { table: 'n_exam_routine', parameter: 'n_exam_routine_ID' }
const mark = v.nullable(v.picklist(['present', 'absent']))

const presenceRoom = v.object({
  n_exam_room_ID: v.number(),
  room: v.string(),
  centre: v.string(),
  ...presenceCounts.entries,
})
export type PresenceRoom = v.InferOutput<typeof presenceRoom>

const presenceRow = v.object({
  seat: v.number(),
  erollno: v.string(),
  mark,
  /** ISO timestamp of the mark, and the person who saved it; null and '' without a mark. */
  saved: v.nullable(v.string()),
  savedBy: v.string(),
  /** Of the score sheet: a mark may remove it. */
  attendance: mark,
  score: v.nullable(v.number()),
})
export type PresenceRow = v.InferOutput<typeof presenceRow>

const presenceSheet = v.object({
  n_entrance_open_ID: v.number(),
  name: v.string(),
  sitting: v.string(),
  day: v.string(),
  from: v.string(),
  to: v.string(),
  /** Reason why nothing can be recorded now. */
  closed: v.nullable(v.picklist(['not-begun', 'published', 'scheduled'])),
  rooms: list(presenceRoom),
  /** The room of the rows: the one that was asked for, else the first; null where no applicant has a seat. */
  n_exam_room_ID: v.nullable(v.number()),
  /** In the order of seats. */
  rows: list(presenceRow),
  /** Marks of the room and of the whole sitting as they are read: a save names those that it has seen. */
  seenRoom: v.string(),
  seenSitting: v.string(),
})
export type PresenceSheet = v.InferOutput<typeof presenceSheet>

export const entrancePresence = contract({
  slug: 'entrance_presence',
  input: v.object({ ...sitting, n_exam_room_ID: v.optional(argument.integer()) }),
  output: presenceSheet,
  recordParameter: sittingRecord,
})

/** Marks from a file, CSV or XLSX, with the columns `erollno` and `attendance`: all rows or none. */
export const entrancePresenceSave = contract({
  slug: 'entrance_presence_save',
  input: v.object({
    ...sitting,
    /** The file is of this room alone; absent: of the sitting. */
    n_exam_room_ID: v.optional(argument.integer()),
    file: argument.bytes(),
    /** `seenRoom` or `seenSitting`. */
    seen: argument.text(),
    /** Needed where it changes what is recorded. */
    reason: v.optional(argument.text()),
  }),
  output: v.object({ present: v.number(), absent: v.number(), corrected: v.number() }),
  recordParameter: sittingRecord,
})
