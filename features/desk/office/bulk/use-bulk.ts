import { useCallback, useMemo, useRef, useState } from 'react'
import type { Message } from '#platform/pure/message.ts'
import { between } from '#platform/browser/ui/table/row-choice.ts'
import { mostAtOnce } from '#features/desk/rules/several.ts'
import type { DeskRow } from '#features/desk/wire/desk.ts'
import type { Evidence } from '#features/desk/wire/evidence.ts'
import type { Outcome } from '../queue/outcome.ts'

/** Props of the bar for several items. */
export type BulkProps = {
  readonly queue: string
  readonly selection: ReturnType<typeof useSelection>
  readonly onApprove: (evidences: readonly Evidence[]) => void
  readonly onReturn: (outcomes: readonly Outcome[], opening: Message) => void
  readonly announce: (words: string) => void
}

/** Which rows are ticked; a range from the last one to this with Shift. */
export function useSelection(rows: readonly DeskRow[]) {
  const [selected, setSelected] = useState<ReadonlySet<number>>(new Set())
  const last = useRef<number | null>(null)
  const chosen = useMemo(
    () => (selected.size === 0 ? [] : rows.filter(({ record }) => selected.has(record))),
    [rows, selected],
  )

  const toggle = useCallback(
    (record: number, isRange: boolean): void => {
      const placeOf = (key: number | null) => rows.findIndex((row) => row.record === key)
      const from = isRange ? placeOf(last.current) : -1
      const range = between(rows, from, placeOf(record)).map((row) => row.record)
      last.current = record
      setSelected((before) => {
        if (!before.has(record)) return new Set([...before, ...range])
        return new Set([...before].filter((each) => !range.includes(each)))
      })
    },
    [rows],
  )
  const keep = useCallback((records: readonly number[]) => setSelected(new Set(records)), [])
  const ready = useMemo(() => rows.filter(({ isReady }) => isReady), [rows])
  return {
    selected,
    chosen,
    ready,
    /** Number of items to choose from. */
    all: rows.length,
    toggle,
    selectReady: () => setSelected(new Set(ready.slice(0, mostAtOnce).map(({ record }) => record))),
    keep,
  }
}

export function sumOf(rows: readonly Pick<DeskRow, 'amount'>[]): number {
  return rows.reduce((sum, { amount }) => sum + (amount ?? 0), 0)
}

/** True if every check still agrees, those that a person judges included: asked again before a batch is approved. */
export function stillAgrees({ checks, blocked }: Evidence): boolean {
  return blocked === null && checks.every(({ sign }) => sign === 'agree')
}
