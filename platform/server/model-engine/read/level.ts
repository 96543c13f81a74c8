import type { Language } from '#platform/pure/message.ts'
import type { ListOptions } from '#platform/pure/rest-dialect/query.ts'
import type { RecordKey } from '#platform/pure/rest-dialect/request.ts'
import type { Allowed } from '../access.ts'
import type { Dictionary } from '../dictionary/dictionary.ts'
import type { Field } from '../dictionary/model-shape.ts'

/** The audience of a plan. A plan holds nothing of a single person: ids of people are parameters. */
export type Audience = {
  readonly dictionary: Dictionary
  readonly role: string
  readonly language: Language
  /** Children with their parent reference and model-name, as the answer of a POST shows them. */
  readonly wholeChildren?: boolean
}

/** One model's rows in an answer, all names settled: the root, or the details of the level above. */
export type Level = {
  readonly allowed: Allowed
  readonly columns: readonly PlannedColumn[]
  readonly order: readonly PlannedOrder[]
  readonly options: ListOptions
  readonly key: RecordKey | null
  readonly details: readonly Detail[]
}

/** A column of the answer; with `master`, the record it points to stands in its place. */
export type PlannedColumn = {
  readonly field: Field
  /** Shown masked: a column of the rows themselves, or of a record joined to them. */
  readonly masked?: 'rows' | 'joined'
  readonly master?: { readonly allowed: Allowed; readonly columns: readonly PlannedColumn[] }
}

export type PlannedOrder = { readonly field: Field; readonly direction: 'asc' | 'desc' }

/** Child rows under a record: the keys they are shown under, and the child's column that names the parent. */
export type Detail = {
  readonly keys: readonly string[]
  readonly link: Field
  readonly level: Level
}
