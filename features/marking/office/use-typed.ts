import { useCallback, useState } from 'react'
import { useDraft, useFoundDraft } from '#platform/browser/storage/drafts.ts'
import type { Typed, TypedRows } from '../rules/typed.ts'

export type Typing = {
  readonly typed: TypedRows
  readonly type: (number: string, column: string, value: string) => void
  /** Over what is typed already, row by row. */
  readonly take: (rows: TypedRows) => void
  /** These as they were sent; what was typed over them since stays. */
  readonly drop: (sent: TypedRows) => void
  readonly discard: () => void
  /** Typed before the page was left or loaded again. */
  readonly isRestored: boolean
}

/** Values typed into a sheet and not saved yet. They outlive the page in this browser tab, under the page's name. */
export function useTyped(page: string): Typing {
  const [typed, setTyped] = useState<TypedRows>(new Map())
  const draft = useDraft(page, Object.fromEntries(typed), rowsIn)
  useFoundDraft(draft, (found) => setTyped(rowsOf(found)))
  const type = useCallback(
    (number: string, column: string, value: string) =>
      setTyped((now) => new Map(now).set(number, { ...now.get(number), [column]: value })),
    [],
  )
  const take = useCallback(
    (rows: TypedRows) =>
      setTyped((now) => {
        const next = new Map(now)
        for (const [number, row] of rows) next.set(number, { ...next.get(number), ...row })
        return next
      }),
    [],
  )
  const drop = useCallback(
    (sent: TypedRows) =>
      setTyped(
        (now) => new Map([...now].filter(([number, row]) => !isSent(row, sent.get(number)))),
      ),
    [],
  )
  const discard = () => {
    draft.discard()
    setTyped(new Map())
  }
  return { typed, type, take, drop, discard, isRestored: draft.found !== null && typed.size > 0 }
}

function isSent(row: Typed, sent: Typed | undefined): boolean {
  return (
    sent !== undefined && Object.entries(row).every(([column, value]) => sent[column] === value)
  )
}

function rowsIn(json: unknown): Readonly<Record<string, Typed>> | null {
  if (typeof json !== 'object' || json === null) return null
  const rows = Object.entries(json).filter((entry): entry is [string, Typed] => isTyped(entry[1]))
  return rows.length === 0 ? null : Object.fromEntries(rows)
}

function rowsOf(rows: Readonly<Record<string, Typed>>): TypedRows {
  return new Map(Object.entries(rows))
}

function isTyped(value: unknown): value is Typed {
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.values(value).every((each) => typeof each === 'string')
  )
}
