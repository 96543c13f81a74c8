import { type SyntheticEvent, useState } from 'react'
import toast from 'react-hot-toast/headless'
import type { Message } from '#platform/pure/message.ts'
import { textOf, type WireRecord } from '#platform/pure/rest-dialect/record.ts'
import { useSay } from '#platform/browser/language.ts'
import { setupText as text } from '../rules/screen-messages.ts'
import type { RecordUse, Register, RegisterColumn } from '../wire/processes.ts'
import { bodyOf, changedColumns, draftOf, problemsOf } from './record-draft.ts'
import { useSaveRecord } from './use-save-record.ts'
import { typedKey, useTyped } from './use-typed.ts'

export type RecordFormProps = {
  readonly register: Register
  /** Null for a new one. */
  readonly record: WireRecord | null
  /** Values with which a new record begins. */
  readonly given: WireRecord
  readonly locked: RecordUse['locked']
  readonly onSaved: (record: WireRecord) => void
}

/**
 * State of a record's form. Only changed values are sent, with the version they were typed over: a record that another
 * person saved meanwhile is shown with their changes before it is saved again.
 */
export function useRecordForm({ register, record, given, locked, onSaved }: RecordFormProps) {
  const say = useSay()
  const columns = register.columns.filter(({ name }) => name !== register.published)
  const editable = columns.filter(({ isCreateOnly }) => record === null || !isCreateOnly)
  const [base, setBase] = useState(record)
  const start = draftOf(columns, base ?? given)
  const { typed, type, clear } = useTyped(typedKey(register, record))
  const draft = { ...start, ...typed }
  const [problems, setProblems] = useState<Readonly<Record<string, Message>>>({})
  const saving = useSaveRecord({
    table: register.table,
    id: record === null ? null : Number(record['id']),
    onSaved(saved) {
      setBase(saved)
      clear()
      toast.success(say(text.saved), { id: 'record' })
      onSaved(saved)
    },
  })
  const changed = changedColumns(editable, start, draft)

  function send(event: SyntheticEvent): void {
    event.preventDefault()
    const found = problemsOf(record === null ? editable : changed, draft)
    setProblems(found)
    if (Object.keys(found).length > 0 || saving.action.state !== 'idle') return
    saving.action.run(
      record === null
        ? bodyOf(filledIn(editable, draft), draft)
        : { ...bodyOf(changed, draft), version: record['version'] },
    )
  }

  function discard(): void {
    setBase(record)
    clear()
    setProblems({})
    saving.clear()
  }

  const fieldOf = (column: RegisterColumn) => {
    const { name, isCreateOnly } = column
    const reason = locked.find((each) => each.column === name)?.reason
    const fixed = isCreateOnly ? text['fixed-at-start'] : undefined
    return {
      column,
      typed: draft[name] ?? '',
      shown: textOf(base ?? given, name),
      error: problems[name] ?? saving.failure?.fields[name],
      locked: record === null ? undefined : (reason ?? fixed),
      onType: (value: string) => type({ ...typed, [name]: value }),
    }
  }
  const isNewer = record !== null && base !== null && record['version'] !== base['version']
  return {
    columns,
    fieldOf,
    changed,
    start,
    draft,
    send,
    discard,
    saving,
    /** The record as it was when it was opened, if another person saved it since. */
    outdated: isNewer ? base : null,
  }
}

/** Of a new record, only what was filled in: what is left out gets its default. */
function filledIn(
  columns: readonly RegisterColumn[],
  draft: Readonly<Record<string, string>>,
): readonly RegisterColumn[] {
  return columns.filter(({ name }) => (draft[name] ?? '') !== '')
}
