import * as v from 'valibot'
import { list, message } from '#platform/pure/rest-dialect/answers.ts'
import { deskValue } from '#features/desk/wire/evidence.ts'

/** A student as the search finds them: what the role may know of them. */
export const foundStudent = v.object({
  id: v.number(),
  name: v.string(),
  nepaliName: v.string(),
  /** Registration number, phone, email: in this order, of those there are for the role. */
  about: list(v.string()),
})
export type FoundStudent = v.InferOutput<typeof foundStudent>

export const fileFact = v.object({
  label: message,
  value: deskValue,
  /** Column of the person's record that has the whole value, if this is only a part of it. */
  whole: v.nullable(v.string()),
})
export type FileFact = v.InferOutput<typeof fileFact>

/** An item of a queue the role works on. */
export const fileWaiting = v.object({
  queue: v.string(),
  queueName: message,
  record: v.number(),
  about: message,
  since: v.string(),
  promiseDays: v.number(),
  /** Person who has it open or to whom it is assigned; null if there is none. */
  holder: v.nullable(v.string()),
})
export type FileWaiting = v.InferOutput<typeof fileWaiting>

/** Colour tone of a state; its label says the same. */
export const stateTone = v.picklist(['done', 'waiting', 'closed', 'problem'])
export type StateTone = v.InferOutput<typeof stateTone>

/** Something that happened, on the lifeline. */
export const fileMoment = v.object({
  /** ISO timestamp or day. */
  at: v.string(),
  title: message,
  about: deskValue,
  tone: stateTone,
})
export type FileMoment = v.InferOutput<typeof fileMoment>

export const fileRow = v.object({
  id: v.number(),
  /** One for each column, in their order; '' where there is nothing. */
  cells: list(deskValue),
  /** Of the last cell, where that is a state. */
  tone: v.nullable(stateTone),
})
export type FileRow = v.InferOutput<typeof fileRow>

/** One table of the file. */
export const fileSection = v.object({
  id: v.string(),
  name: message,
  columns: list(
    v.object({
      name: message,
      isAmount: v.boolean(),
    }),
  ),
  /** The newest first. */
  rows: list(fileRow),
  /** Number of all rows; more than `rows` if only the newest are here. */
  total: v.number(),
})
export type FileSection = v.InferOutput<typeof fileSection>

export const fileDocument = v.object({
  model: v.string(),
  record: v.number(),
  name: v.string(),
  mime: v.string(),
  label: message,
})
export type FileDocument = v.InferOutput<typeof fileDocument>

/** An active enrollment that the role may end. */
export const endableEnrollment = v.object({
  id: v.number(),
  program: v.string(),
  rollNumber: v.string(),
})
export type EndableEnrollment = v.InferOutput<typeof endableEnrollment>

/** A colleague's note about a student, for staff only. */
export const fileNote = v.object({
  id: v.number(),
  by: v.string(),
  at: v.string(),
  words: v.string(),
})
export type FileNote = v.InferOutput<typeof fileNote>

/** All a role may see of one student. What it may not see is not in it. */
export const studentFile = v.object({
  id: v.number(),
  name: v.string(),
  nepaliName: v.string(),
  about: list(v.string()),
  profile: list(fileFact),
  waiting: list(fileWaiting),
  moments: list(fileMoment),
  sections: list(fileSection),
  documents: list(fileDocument),
  /** The face, for roles that judge photos; one of the documents. */
  portrait: v.nullable(fileDocument),
  /** Empty where the role ends none. */
  enrollments: list(endableEnrollment),
  /** The role may propose that the personal data are erased. */
  isErasable: v.boolean(),
  /** The newest first; null: the role neither reads nor writes them. */
  notes: v.nullable(list(fileNote)),
})
export type StudentFile = v.InferOutput<typeof studentFile>

/** A waiting item of a person, as the search of the office finds it. */
export const waitingItem = v.object({
  queue: v.string(),
  queueName: message,
  record: v.number(),
  name: v.string(),
  about: message,
})
export type WaitingItem = v.InferOutput<typeof waitingItem>
