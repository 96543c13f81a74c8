/** Progress of an exam's layout, for the list of exams. */
export type ExamLaidOut = {
  readonly n_exam_master_ID: number
  readonly name: string
  /** Approved registrations, and those of them without a symbol number. */
  readonly candidates: number
  readonly unnumbered: number
  /** Courses with candidates, and those with a day and time. */
  readonly papers: number
  readonly timed: number
  /** Sittings (a candidate in an exam paper), and those with a seat. */
  readonly sittings: number
  readonly seated: number
}

/** Candidates of an exam paper in one room. */
export type PaperRoom = {
  readonly n_exam_room_ID: number
  readonly room: string
  readonly centre: string
  readonly seated: number
  /** Cards in students' hands that name this room. */
  readonly cards: number
}

/** A course of an exam with candidates. */
export type PaperLayout = {
  readonly n_course_ID: number
  readonly code: string
  readonly name: string
  readonly candidates: number
  readonly seated: number
  /** Number of students that a change of its time notifies, and number of cards that it replaces. */
  readonly told: number
  readonly cards: number
  /** Null until it has a day and time. */
  readonly routine: {
    readonly n_exam_routine_ID: number
    readonly day: string
    readonly from: string
    readonly to: string
  } | null
  readonly rooms: readonly PaperRoom[]
}

export type ExamLayout = {
  readonly name: string
  readonly candidates: number
  readonly unnumbered: number
  /** Candidates without a seat in one of their exam papers. */
  readonly seatless: number
  /** Candidates with a number and all their seats: their admit card can be downloaded. */
  readonly ready: number
  readonly papers: readonly PaperLayout[]
}

export type ExamRoom = {
  readonly n_exam_room_ID: number
  readonly name: string
  readonly seats: number
}

export type ExamCentre = {
  readonly n_exam_centre_ID: number
  readonly name: string
  readonly address: string
  readonly address_ne: string
  readonly rooms: readonly ExamRoom[]
}
