import { useMemo, useState } from 'react'
import type { DeskRow, Evidence } from '../wire/desk.ts'

export const mostAtOnce = 50

/** Which rows are ticked; a range from the last one to this with Shift. */
export function useSelection(rows: readonly DeskRow[]) {
  const [selected, setSelected] = useState<ReadonlySet<number>>(new Set())
  const [last, setLast] = useState<number | null>(null)
  const chosen = useMemo(
    () => (selected.size === 0 ? [] : rows.filter(({ record }) => selected.has(record))),
    [rows, selected],
  )

  function toggle(record: number, isRange: boolean): void {
    const from = rows.findIndex((row) => row.record === last)
    const to = rows.findIndex((row) => row.record === record)
    const range =
      isRange && from >= 0
        ? rows.slice(Math.min(from, to), Math.max(from, to) + 1).map((row) => row.record)
        : [record]
    const next = new Set(selected)
    const isOn = !selected.has(record)
    for (const each of range) {
      if (isOn) next.add(each)
      else next.delete(each)
    }
    setSelected(next)
    setLast(record)
  }
  const ready = useMemo(() => rows.filter(({ isReady }) => isReady), [rows])
  return {
    selected,
    chosen,
    ready,
    /** How many there are to choose from. */
    all: rows.length,
    toggle,
    selectReady: () => setSelected(new Set(ready.slice(0, mostAtOnce).map(({ record }) => record))),
    keep: (records: readonly number[]) => setSelected(new Set(records)),
  }
}

export function sumOf(rows: readonly DeskRow[]): number {
  return rows.reduce((sum, { amount }) => sum + (amount ?? 0), 0)
}

/** Looked at once more before it is approved with others: every check agrees. */
export function stillAgrees({ checks, blocked }: Evidence): boolean {
  return blocked === null && checks.every(({ sign }) => sign === 'agree' || sign === 'unknown')
}
