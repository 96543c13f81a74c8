import type { Message } from '#platform/pure/message.ts'
import type { DeskValue } from '#features/desk/wire/desk.ts'

/** A student as the search finds them: what the role may know of them. */
export type FoundStudent = {
  readonly id: number
  readonly name: string
  readonly nepaliName: string
  /** Registration number, phone, email: in this order, of those there are for the role. */
  readonly about: readonly string[]
}

/** Colour tone of a state; its label says the same. */
export type StateTone = 'done' | 'waiting' | 'closed' | 'problem'

export type FileRow = {
  readonly id: number
  /** One for each column, in their order; '' where there is nothing. */
  readonly cells: readonly DeskValue[]
  /** Of the last cell, where that is a state. */
  readonly tone: StateTone | null
}

/** One table of the file. */
export type FileSection = {
  readonly id: string
  readonly name: Message
  readonly columns: readonly { readonly name: Message; readonly isAmount: boolean }[]
  /** The newest first. */
  readonly rows: readonly FileRow[]
  /** Number of all rows; more than `rows` if only the newest are here. */
  readonly total: number
}

/** Something that happened, on the lifeline. */
export type FileMoment = {
  /** ISO timestamp or day. */
  readonly at: string
  readonly title: Message
  readonly about: DeskValue
  readonly tone: StateTone
}

export type FileDocument = {
  readonly model: string
  readonly record: number
  readonly name: string
  readonly mime: string
  readonly label: Message
}

/** An item of a queue the role works on. */
export type FileWaiting = {
  readonly queue: string
  readonly queueName: Message
  readonly record: number
  readonly about: Message
  readonly since: string
  readonly promiseDays: number
  /** Person who has it open or to whom it is assigned; null if there is none. */
  readonly holder: string | null
}

export type FileFact = {
  readonly label: Message
  readonly value: DeskValue
  /** Column of the person's record that has the whole value, if this is only a part of it. */
  readonly whole: string | null
}

/** A colleague's note about a student, for staff only. */
export type FileNote = {
  readonly id: number
  readonly by: string
  readonly at: string
  readonly words: string
}

/** An active enrollment that the role may end. */
export type EndableEnrollment = {
  readonly id: number
  readonly program: string
  readonly rollNumber: string
}

/** All a role may see of one student. What it may not see is not in it. */
export type StudentFile = {
  readonly id: number
  readonly name: string
  readonly nepaliName: string
  readonly about: readonly string[]
  readonly profile: readonly FileFact[]
  readonly waiting: readonly FileWaiting[]
  readonly moments: readonly FileMoment[]
  readonly sections: readonly FileSection[]
  readonly documents: readonly FileDocument[]
  /** The face, for roles that judge photos; one of the documents. */
  readonly portrait: FileDocument | null
  /** Empty where the role ends none. */
  readonly enrollments: readonly EndableEnrollment[]
  /** The newest first; null: the role neither reads nor writes them. */
  readonly notes: readonly FileNote[] | null
}
