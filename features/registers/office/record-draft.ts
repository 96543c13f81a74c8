import {
  flagOf,
  idOf,
  listValueOf,
  textOf,
  type WireRecord,
} from '#platform/pure/rest-dialect/record.ts'
import { type Language, type Message, nameInBoth } from '#platform/pure/message.ts'
import { typedNumber } from '#platform/pure/text/typed-text.ts'
import { columnProblem } from '../rules/column-problem.ts'
import { registerMessages } from '../rules/messages.ts'
import type { Register, RegisterColumn } from '../wire/processes.ts'

/** Values of a form by column, as they are typed. */
export type RecordDraft = Readonly<Record<string, string>>

/** A record as its form begins; null: a new one. */
export function draftOf(
  columns: readonly RegisterColumn[],
  record: WireRecord | null,
): RecordDraft {
  return Object.fromEntries(columns.map((column) => [column.name, typedOf(column, record)]))
}

function typedOf({ name, type }: RegisterColumn, record: WireRecord | null): string {
  if (record === null) return type === 'boolean' ? 'false' : ''
  if (type === 'boolean') return String(flagOf(record, name))
  if (type === 'reference') return String(idOf(record, name) ?? '')
  if (type === 'list') return listValueOf(record, name) ?? ''
  const text = textOf(record, name)
  return type === 'time' ? text.slice(0, 5) : text
}

/** Columns whose typed value is another one than before. */
export function changedColumns(
  columns: readonly RegisterColumn[],
  before: RecordDraft,
  draft: RecordDraft,
): readonly RegisterColumn[] {
  return columns.filter(({ name }) => (draft[name] ?? '') !== (before[name] ?? ''))
}

/** Typed values as a body of the wire. */
export function bodyOf(columns: readonly RegisterColumn[], draft: RecordDraft): WireRecord {
  return Object.fromEntries(
    columns.map((column) => [column.name, valueOf(column, draft[column.name] ?? '')]),
  )
}

/** A value that is no number stays as it was typed, so that it is refused. */
function valueOf({ type }: RegisterColumn, typed: string): unknown {
  const text = typed.trim()
  if (['text', 'dated-amounts', 'dated-shares'].includes(type)) return text
  if (type === 'boolean') return text === 'true'
  if (text === '') return null
  if (type === 'integer' || type === 'number' || type === 'amount') return numberOf(text)
  if (type === 'time') return typedNumber(text)
  return type === 'reference' ? Number(text) : text
}

function numberOf(text: string): number | string {
  const plain = typedNumber(text).replaceAll(',', '')
  return /^-?\d+(\.\d+)?$/.test(plain) ? Number(plain) : text
}

/** Problems of typed values by column, by the rules the server checks. */
export function problemsOf(
  columns: readonly RegisterColumn[],
  draft: RecordDraft,
): Readonly<Record<string, Message>> {
  return Object.fromEntries(
    columns.flatMap((column) => {
      const value = valueOf(column, draft[column.name] ?? '')
      const problem = columnProblem(column, value) ?? timeProblem(column, value)
      return problem === null ? [] : [[column.name, problem] as const]
    }),
  )
}

function timeProblem({ type }: RegisterColumn, value: unknown): Message | null {
  const isWrong =
    type === 'time' && typeof value === 'string' && !/^([01]\d|2[0-3]):[0-5]\d$/.test(value)
  return isWrong ? registerMessages.time : null
}

const nepaliNames = ['name_ne', 'name_nepali'] as const

/** Name of a record in a language; in English where it has no Nepali one. */
export function nameIn(record: WireRecord, language: Language): string {
  const nepali = nepaliNames.map((name) => textOf(record, name)).find((name) => name !== '')
  return nameInBoth(textOf(record, 'Name'), nepali ?? '')[language]
}

/** Name of a record: the values of its identifier. */
export function recordName(
  { identifier }: Pick<Register, 'identifier'>,
  record: WireRecord,
  language: Language,
): string {
  return identifier
    .map((name) => (name === 'Name' ? nameIn(record, language) : textOf(record, name)))
    .filter((part) => part !== '')
    .join(' · ')
}
