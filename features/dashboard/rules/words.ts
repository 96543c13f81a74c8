import type { Day } from '#platform/pure/calendar/day.ts'
import type { Message } from '#platform/pure/message.ts'

export type StepState = 'done' | 'current' | 'waiting' | 'not-yet' | 'blocked'

/** A step on the path to admission. */
export type PathStep = {
  readonly id: string
  readonly label: Message
  /** Values of the label. */
  readonly values?: Readonly<Record<string, string>>
  readonly detail?: string
  /** The day it was done, where it is shown. */
  readonly doneOn?: string
  readonly state: StepState
  readonly path: `/${string}` | null
}

/** A day the student should know; `label` says what for. */
export type Deadline = {
  readonly label: Message
  readonly values: Readonly<Record<string, string | Message>>
  readonly day: Day
  /** It still has to be done when the day is over. */
  readonly isOwed?: boolean
  /** Stands in the place of the days that are left. */
  readonly note?: Message
}

/**
 * Progress of a kind towards what follows it: not there yet, waiting for a result, or through since the day of the
 * application that led there.
 */
export type Outcome =
  | { readonly is: 'ahead' }
  | { readonly is: 'awaited' }
  | { readonly is: 'reached'; readonly since: Day | null }

/** Owner of the next step: the student (`turn`), the university (`waiting`), or no one (`done`). */
export type Whose = 'turn' | 'waiting' | 'done'
