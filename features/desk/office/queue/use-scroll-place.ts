import { type UIEvent, useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'wouter'
import type { DeskRow } from '#features/desk/wire/desk.ts'
import { useOneColumn } from '../use-wide.ts'

/** A row of the list; in one column it has two lines. */
export function useRowPx(): number {
  return useOneColumn() ? 64 : 40
}

const restMs = 250
/** Search parameter of the record at the top of the list. */
export const topRow = 'at'

/** Stores the list position in the address: the row at the top, once scrolling stops. The list starts there. */
export function useScrollPlace(rows: readonly DeskRow[], rowPx: number) {
  const [params, setParams] = useSearchParams()
  const [startPx] = useState(() => indexOf(rows, Number(params.get(topRow))) * rowPx)
  const isOwn = useRef(startPx > 0)
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(rest.current), [])

  function keep(record: number | undefined): void {
    setParams(
      (before) => {
        const next = new URLSearchParams(before)
        if (record === undefined) next.delete(topRow)
        else next.set(topRow, String(record))
        return next
      },
      { replace: true },
    )
  }
  return {
    startPx,
    /** Scroll event of a box; a scroll by `follow` is not the user's and is ignored. */
    onScroll({ currentTarget }: UIEvent<HTMLElement>): void {
      clearTimeout(rest.current)
      if (isOwn.current) {
        isOwn.current = false
        return
      }
      const index = Math.round(currentTarget.scrollTop / rowPx)
      rest.current = setTimeout(() => keep(index === 0 ? undefined : rows[index]?.record), restMs)
    },
    /** Scrolls for the reader, who did not ask for it. */
    follow(box: HTMLElement | null, toPx: number): void {
      isOwn.current = true
      box?.scrollTo(0, toPx)
    },
  }
}

/** `search` with a record at the top of the list. */
export function searchAt(search: string, record: number | null): string {
  const next = new URLSearchParams(search)
  if (record !== null) next.set(topRow, String(record))
  return next.toString()
}

function indexOf(rows: readonly DeskRow[], record: number): number {
  return Math.max(
    rows.findIndex((row) => row.record === record),
    0,
  )
}
