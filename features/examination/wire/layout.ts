import * as v from 'valibot'
import { list, message } from '#platform/pure/rest-dialect/answers.ts'

/** Progress of an exam's layout, for the list of exams. */
export const examLaidOut = v.object({
  n_exam_master_ID: v.number(),
  name: message,
  /** Approved registrations, and those of them without a symbol number. */
  candidates: v.number(),
  unnumbered: v.number(),
  /** Courses with candidates, and those with a day and time. */
  papers: v.number(),
  timed: v.number(),
  /** Sittings (a candidate in an exam paper), and those with a seat. */
  sittings: v.number(),
  seated: v.number(),
  /** True if the results of all its candidates have a release time. */
  isOver: v.boolean(),
})
export type ExamLaidOut = v.InferOutput<typeof examLaidOut>

/** Candidates of an exam paper, or of a sitting, in one room. */
export const seatedRoom = v.object({
  n_exam_room_ID: v.number(),
  room: v.string(),
  centre: v.string(),
  seated: v.number(),
  /** Cards in students' hands that name this room. */
  cards: v.number(),
})
export type PaperRoom = v.InferOutput<typeof seatedRoom>

/** A course of an exam with candidates. */
export const paperLayout = v.object({
  n_course_ID: v.number(),
  code: v.string(),
  name: message,
  candidates: v.number(),
  seated: v.number(),
  /** Number of students that a change of its time notifies, and number of cards that it replaces. */
  told: v.number(),
  cards: v.number(),
  /** Null until it has a day and time. */
  routine: v.nullable(
    v.object({
      n_exam_routine_ID: v.number(),
      day: v.string(),
      from: v.string(),
      to: v.string(),
    }),
  ),
  rooms: list(seatedRoom),
})
export type PaperLayout = v.InferOutput<typeof paperLayout>

export const examLayout = v.object({
  name: message,
  candidates: v.number(),
  unnumbered: v.number(),
  /** Candidates without a seat in one of their exam papers. */
  seatless: v.number(),
  /** Candidates with a number and all their seats: their admit card can be downloaded. */
  ready: v.number(),
  papers: list(paperLayout),
})
export type ExamLayout = v.InferOutput<typeof examLayout>

export const examRoom = v.object({
  n_exam_room_ID: v.number(),
  name: v.string(),
  seats: v.number(),
})
export type ExamRoom = v.InferOutput<typeof examRoom>

export const examCentre = v.object({
  n_exam_centre_ID: v.number(),
  name: v.string(),
  address: v.string(),
  address_ne: v.string(),
  rooms: list(examRoom),
})
export type ExamCentre = v.InferOutput<typeof examCentre>
