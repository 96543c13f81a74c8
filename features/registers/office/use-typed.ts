import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { textOf, type WireRecord } from '#platform/pure/rest-dialect/record.ts'
import type { Register } from '../wire/processes.ts'
import { bodyOf, changedColumns, draftOf, problemsOf, type RecordDraft } from './record-draft.ts'

type TypedKey = readonly ['typed', string]

/** Key of the typed values of a record, which last while the person is signed in; null: a new record. */
export function typedKey({ table }: Register, record: WireRecord | null): TypedKey {
  return ['typed', `${table} ${record === null ? 'new' : textOf(record, 'id')}`]
}

/** Typed values that are not saved: they are there when the record is opened again. */
export function useTyped(queryKey: TypedKey) {
  const queries = useQueryClient()
  const [typed, setTyped] = useState(() => queries.getQueryData<RecordDraft>(queryKey) ?? {})
  const type = (next: RecordDraft) => {
    queries.setQueryDefaults(queryKey, { gcTime: Number.POSITIVE_INFINITY })
    queries.setQueryData(queryKey, next)
    setTyped(next)
  }
  return { typed, type, clear: () => type({}) }
}

/** A record with what is typed into its form; wrong values, and choices among other records, as they are saved. */
export function useTypedRecord(register: Register, record: WireRecord): WireRecord {
  const { data: typed = {} } = useQuery<RecordDraft>({
    queryKey: typedKey(register, record),
    queryFn: skipToken,
  })
  const columns = register.columns.filter(({ type }) => type !== 'reference')
  const start = draftOf(columns, record)
  const draft = { ...start, ...typed }
  const problems = problemsOf(columns, draft)
  const right = changedColumns(columns, start, draft).filter(({ name }) => !(name in problems))
  return { ...record, ...bodyOf(right, draft) }
}
