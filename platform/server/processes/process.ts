import type * as v from 'valibot'
import type { Message, MessageValues } from '#platform/pure/message.ts'
import type { ProcessInput } from '#platform/pure/rest-dialect/contract.ts'
import type { Database } from '../database/database.ts'
import type { Refusal } from '../model-engine/refusal.ts'
import type { Session } from '../model-engine/session.ts'
import type { Facts, Transact } from './trail.ts'

export type ProcessContext = {
  readonly database: Database
  readonly session: Session
  readonly nowMs: number
  /** Runs one transaction of a decision; the changes it reports are stored with it in the audit trail. */
  readonly transact: Transact
  /** Id of the record that `recordParameter` names; 0 without one. */
  readonly record: number
  /** Number of the batch that staff decide together; absent for a single decision. */
  readonly batch?: string | undefined
}

/** Rows of a model that a process shows to the person who calls it; `columns`: only these, absent: whole rows. */
export type Shown = { readonly table: string; readonly columns?: readonly string[] }

export type ProcessResult = {
  readonly summary: Message
  /** The rows it showed, where the call does not name them: a record, or '' for a list of the table. */
  readonly seen?: { readonly table: string; readonly record: string }
  readonly values?: MessageValues
  readonly file?: {
    readonly name: string
    readonly content: Uint8Array
    /** For the audit trail. */
    readonly facts?: Facts
  }
  /** Result data of the process, as plain JSON. */
  readonly data?: Readonly<Record<string, unknown>>
  /** More data, shown in this answer and not stored: a repeat of the request gets the rest only. */
  readonly secret?: Readonly<Record<string, unknown>>
}

/** A named action on the server (idempiere-dialect §7): a print or a document action. */
export type Process = {
  readonly slug: string
  readonly name: Message
  readonly input: ProcessInput
  /** `data` of its answer as clients read it. */
  readonly output?: v.GenericSchema
  readonly roles: readonly string[]
  /**
   * Rows of people it shows; a role that may not read all of them may not call it. `row-by-row`: it asks itself what the
   * caller may see of each row, and says in `seen` what was shown. Absent: it answers ids and counts only.
   */
  readonly shows?: readonly Shown[] | 'row-by-row'
  /** A table whose id may also come as `record-id` with `model-name`. */
  readonly recordParameter?: { readonly table: string; readonly parameter: string }
  /** `given`: what `input` made of the body. */
  run(given: object, context: ProcessContext): Promise<Refusal | ProcessResult>
}

export type ProcessRegistry = ReadonlyMap<string, Process>

export function processRegistry(processes: readonly Process[]): ProcessRegistry {
  const registry = new Map(processes.map((each) => [each.slug, each]))
  if (registry.size !== processes.length) throw new Error('Two processes share a slug')
  return registry
}
