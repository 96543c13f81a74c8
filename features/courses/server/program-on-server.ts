import type { Message } from '#platform/pure/message.ts'
import type { Transaction } from '#platform/server/database/database.ts'
import type { Refusal } from '#platform/server/model-engine/refusal.ts'
import type { WriteContext } from '#platform/server/model-engine/write-context.ts'
import type { DocStatus } from '#features/applying/rules/facts.ts'
import type { Enrollment } from '#features/enrollment/rules/facts.ts'
import type { ProgramKind, ProgramOpening } from '../rules/program-opening.ts'

/** Who applies, as both kinds need to know. */
export type ProgramApplicant = {
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

/** An application the registry acts on, its row locked. */
export type Acting = {
  readonly applicationId: number
  readonly partnerId: number
  readonly enrollmentId: number
  readonly status: DocStatus
  /** What the student calls it. */
  readonly name: string
  readonly userId: number
  readonly nowMs: number
}

/** What a kind adds to the model both share. */
export type ProgramOnServer = {
  readonly openingGone: Message
  /** Decides by the kind's own rule and gives the enrollment the application stands beside. */
  readonly admit: (applying: Applying) => Promise<Refusal | { readonly enrollmentId: number }>
  /** Whatever approving brings about, the student's notice included. */
  readonly approve: (transaction: Transaction, acting: Acting) => Promise<Refusal | null>
  /** Whether it may be closed; the student is told by the caller. */
  readonly close: (transaction: Transaction, acting: Acting) => Promise<Refusal | null>
}

export type Programs = Readonly<Record<ProgramKind, ProgramOnServer>>
