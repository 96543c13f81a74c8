import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useLocation, useSearch } from 'wouter'
import { useRest } from '#platform/browser/network/rest-client.ts'
import type { DeskRow } from '#features/desk/wire/desk.ts'
import { fetchAhead } from '../desk.queries.ts'
import { searchAt } from './use-scroll-place.ts'

/** The item one was led to; null: the list, because no item is left. */
export type Landed = { readonly record: number | null }

/** For an item that is only passed, the next items are not preloaded. */
const passingMs = 150

/** Navigation from here. The open row stays in its place while it is open, even if the list has lost it. */
export function useNavigation(queue: string, rows: readonly DeskRow[], record: number | null) {
  const [, navigate] = useLocation()
  const search = useSearch()
  const queries = useQueryClient()
  const rest = useRest()
  const addressOf = (to: number | null) =>
    `/queues/${queue}${to === null ? '' : `/${to}`}${search === '' ? '' : `?${search}`}`
  const [lastIndex, setLastIndex] = useState(0)
  const [landed, setLanded] = useState<Landed | null>(null)
  const found = rows.findIndex((row) => row.record === record)
  if (found >= 0 && found !== lastIndex) setLastIndex(found)
  const index = found >= 0 ? found : lastIndex
  const previous = record === null ? undefined : rows[index - 1]
  const next = record === null ? rows[0] : rows[found >= 0 ? index + 1 : index]
  const go = (row: DeskRow | undefined) => {
    if (row === undefined) return
    if (document.activeElement?.matches('.queue-link')) setLanded({ record: row.record })
    navigate(addressOf(row.record))
  }
  const ahead = rows
    .slice(index + 1, index + 3)
    .map((row) => row.record)
    .join()
  useEffect(() => {
    const records = ahead === '' ? [] : ahead.split(',').map(Number)
    if (record === null) return
    const stays = setTimeout(() => void fetchAhead(queries, rest, { queue, records }), passingMs)
    return () => clearTimeout(stays)
  }, [queries, rest, queue, ahead, record])
  return {
    addressOf,
    first: rows[0]?.record ?? null,
    goNext: () => go(next),
    goPrevious: () => go(previous),
    /** Back to the list, with the focus on the row of the item. */
    close: () => {
      setLanded({ record })
      navigate(`/queues/${queue}?${searchAt(search, record)}`)
    },
    /** Target of the focus after an action; null before the first one. */
    landed,
    open: (to: number) => navigate(addressOf(to)),
    /** After a decision: the next item that no other user has open, else one before, else the list. */
    goOn: () => {
      const free = (row: DeskRow) => row.record !== record && (row.lock === null || row.lock.isMine)
      const onward = rows.slice(index + 1).find(free) ?? rows.slice(0, index).findLast(free)
      const to = onward?.record ?? null
      setLanded({ record: to })
      navigate(addressOf(to))
    },
    place: {
      index,
      of: rows.length,
      previous: previous?.name ?? null,
      next: next?.name ?? null,
      onPrevious: () => go(previous),
      onNext: () => go(next),
    },
  }
}
