import type { Message } from '#platform/pure/message.ts'
import type { Reader } from '#platform/server/database/database.ts'
import type { Refusal } from '#platform/server/model-engine/refusal.ts'
import type { WriteContext } from '#platform/server/model-engine/write/write-context.ts'
import type { Effect } from '#features/applying/server/desk/document-action.process.ts'
import type { Enrollment } from '#features/enrollment/rules/facts.ts'
import type { ProgramKind, ProgramOpening } from '../rules/program-opening.ts'
import type { ProgramRow } from './applications.ts'

/** Facts of the applicant that both kinds need. */
type ProgramApplicant = {
  readonly profileComplete: boolean
  readonly hasApplied: boolean
  /** All own enrollments, whatever their state. */
  readonly enrollments: readonly Enrollment[]
  /** The enrollment the client named; it is the session's own. */
  readonly namedEnrollmentId: number | null
}

export type Applying = {
  readonly opening: ProgramOpening
  readonly applicant: ProgramApplicant
  readonly context: WriteContext
}

/** Parts that a kind adds to the shared model. */
export type ProgramOnServer = {
  readonly openingGone: Message
  /** Decides by the kind's own rule and gives the enrollment the application stands beside. */
  readonly admit: (applying: Applying) => Promise<Refusal | { readonly enrollmentId: number }>
  /** Effects of the approval, with the student's notification. */
  readonly approve: Effect<ProgramRow>
  /** By the rule that let the student apply, without its days and seats; null: the application holds. */
  readonly whyNoLonger: (reader: Reader, row: ProgramRow) => Promise<Message | null>
  /** Decides if it may be closed; the caller notifies the student. */
  readonly close: Effect<ProgramRow>
}

export type Programs = Readonly<Record<ProgramKind, ProgramOnServer>>
