import type { Message, MessageValues } from '#platform/pure/message.ts'
import type { Database } from '../database/database.ts'
import type { Refusal } from '../model-engine/refusal.ts'
import type { Session } from '../model-engine/session.ts'
import type { Transact } from './trail.ts'

/** `file` is `{fileName, fileContent: base64}` on the wire and its UTF-8 text in hand; `ids` a list of at most 500 ids. */
export type ParameterType = 'text' | 'integer' | 'ids' | 'amount' | 'boolean' | 'file'

export type Parameter = {
  /** Wire name, e.g. `n_entrance_reg_ID`. */
  readonly name: string
  readonly type: ParameterType
  readonly mandatory?: true
  /** Characters a text may have; absent: `usualTextLength`. */
  readonly maxLength?: number
  /** Mandatory where none of these is given. */
  readonly mandatoryUnless?: readonly string[]
}

/** A sentence or two. */
export const usualTextLength = 500
/** Names, numbers and addresses: they stand on documents, which hold so many characters. */
export const nameLength = 120
/** Paragraphs and whole settings. */
export const longTextLength = 2_000

/** Text, a whole number, paisa for an amount, a boolean, or ids, each once. */
export type Argument = string | number | boolean | readonly number[]

/** Arguments as the wire's types say; absent ones are missing. */
export type Arguments = Readonly<Record<string, Argument>>

export type ProcessContext = {
  readonly database: Database
  readonly session: Session
  readonly nowMs: number
  /** Runs one transaction of a decision; the changes it reports are stored with it in the audit trail. */
  readonly transact: Transact
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
  readonly file?: { readonly name: string; readonly content: Uint8Array }
  /** Result data of the process, as plain JSON. */
  readonly data?: Readonly<Record<string, unknown>>
  /** More data, shown in this answer and not stored: a repeat of the request gets the rest only. */
  readonly secret?: Readonly<Record<string, unknown>>
}

/** A named action on the server (idempiere-dialect §7): a print or a document action. */
export type Process = {
  readonly slug: string
  readonly name: Message
  readonly parameters: readonly Parameter[]
  readonly roles: readonly string[]
  /**
   * Rows of people it shows; a role that may not read all of them may not call it. `row-by-row`: it asks itself what the
   * caller may see of each row, and says in `seen` what was shown. Absent: it answers ids and counts only.
   */
  readonly shows?: readonly Shown[] | 'row-by-row'
  /** A table whose id may also come as `record-id` with `model-name`. */
  readonly recordParameter?: { readonly table: string; readonly parameter: string }
  readonly run: (given: Arguments, context: ProcessContext) => Promise<Refusal | ProcessResult>
}

export type ProcessRegistry = ReadonlyMap<string, Process>

export function processRegistry(processes: readonly Process[]): ProcessRegistry {
  const registry = new Map(processes.map((each) => [each.slug, each]))
  if (registry.size !== processes.length) throw new Error('Two processes share a slug')
  return registry
}
