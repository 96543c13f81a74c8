import type { Window } from '#platform/pure/calendar/window.ts'
import type { Day } from '#platform/pure/calendar/day.ts'
import type { Money } from '#platform/pure/money/money.ts'
import type { AcademicReference, Academics } from '#features/applying/rules/facts.ts'
import { admissionSemesterId } from '#features/institution/rules/facts.ts'

export { admissionSemesterId }

/** The kinds of application that share one record type. */
export type ProgramKind = 'admission' | 'course-registration'

/** Which kind a semester or year belongs to, null below the first. */
export function findProgramKind(semesterId: number | null): ProgramKind | null {
  if (semesterId === null || semesterId < admissionSemesterId) return null
  return semesterId === admissionSemesterId ? 'admission' : 'course-registration'
}

/** An open admission or course registration (SPEC §3). */
export type ProgramOpening = {
  readonly id: number
  readonly name: string
  readonly academics: Academics
  readonly semester: AcademicReference | null
  /** DateFrom and DateTo, both days included; no last day means never open. */
  readonly window: Window
  readonly fees: ProgramFees
  /** Credits a student must choose at least; null: no such rule. */
  readonly minimumCredits: number | null
  /** Credits a student may choose at most; null: no limit. */
  readonly maximumCredits: number | null
  /** Places in the whole opening; null: no limit. */
  readonly seats: Seats | null
  /** The courses offered; empty where only the list was read. */
  readonly courses: readonly OfferedCourse[]
  /** Ids of offered courses that could not be read; absent where all were. */
  readonly unreadable?: readonly string[]
}

export type ProgramFees = {
  readonly admission: Money
  readonly semester: Money
  readonly library: Money
  readonly practical: Money
  /** Shown, never part of the total (SPEC §9). */
  readonly lab: Money
}

export type Seats = { readonly total: number; readonly left: number }

/** A course as an opening offers it (SPEC §3 Batch course). */
export type OfferedCourse = {
  readonly courseId: number
  readonly code: string
  readonly name: string
  /** CO and CT are compulsory, others optional. */
  readonly type: string
  readonly creditHours: number
  readonly internalFullMarks: number | null
  readonly internalPassMarks: number | null
  /** A course that must be registered already; null: none. */
  readonly prerequisite: { readonly courseId: number; readonly name: string } | null
  readonly seats: Seats | null
}

export type WindowState = 'open' | 'not-open-yet' | 'closed'

/** State of an opening's window on a day; DateFrom and DateTo themselves are open (READINGS R-38). */
export function windowState({ window }: Pick<ProgramOpening, 'window'>, today: Day): WindowState {
  if (window.to === null || today > window.to) return 'closed'
  return window.from !== null && today < window.from ? 'not-open-yet' : 'open'
}
