import { useMemo, useState } from 'react'
import { useSearchParams } from 'wouter'
import { cleanTyped } from '#platform/pure/text/typed-text.ts'
import { isMine } from '#features/desk/rules/mine.ts'
import { inOrder, type Order, orders } from '#features/desk/rules/order.ts'
import type { DeskRow } from '#features/desk/wire/desk.ts'
import { useRows } from '../desk.queries.ts'
import { useDecisions } from './undo.ts'
import { topRow } from './use-scroll-place.ts'

export const filters = ['all', 'mine', 'warnings'] as const
export type Filter = (typeof filters)[number]

/**
 * Rows of a queue without movement: decided ones leave, new ones collect until asked for, changed ones stay in place.
 * Filter, typed name and order are in the address.
 */
export function useQueue(queue: string) {
  const { data, isError, isPending, refetch } = useRows(queue)
  const [shown, setShown] = useState<ReadonlySet<number> | null>(null)
  const [params, setParams] = useSearchParams()
  const decided = useDecidedRecords(queue)
  const filter = filters.find((each) => each === params.get('show')) ?? 'all'
  const typed = params.get('name') ?? ''
  const order = orders.find((each) => each === params.get('sort')) ?? 'oldest'
  if (shown === null && data !== undefined) setShown(new Set(data.map(({ record }) => record)))
  // Thousands of rows: counted again when they change, not with every key.
  const waiting = useMemo(
    () => (data ?? []).filter(({ record }) => !decided.has(record)),
    [data, decided],
  )
  const status = useMemo(
    () => waiting.filter(({ record }) => shown?.has(record) ?? false),
    [waiting, shown],
  )
  const rows = useMemo(
    () =>
      inOrder(
        status.filter((row) => fits(row, filter) && isNamed(row, typed)),
        order,
      ),
    [status, filter, typed, order],
  )
  const hasAmounts = useMemo(() => status.some(({ amount }) => amount !== null), [status])
  const counts = useMemo(() => countsOf(status), [status])

  function set(values: Readonly<Record<string, string>>): void {
    setParams(
      (before) => {
        const next = new URLSearchParams(before)
        for (const [name, value] of Object.entries(values))
          if (value === '') next.delete(name)
          else next.set(name, value)
        return next
      },
      { replace: true },
    )
  }
  return {
    rows,
    all: status,
    counts,
    /** False for queues without money: their names use the space. */
    hasAmounts,
    /** True if the queue was loaded: a failed load is not empty. */
    isKnown: data !== undefined,
    isError,
    isPending,
    refetch,
    filter,
    typed,
    newCount: waiting.length - status.length,
    showNew: () => setShown(new Set(waiting.map(({ record }) => record))),
    order,
    setFilter: (to: Filter) => set({ show: to === 'all' ? '' : to }),
    setTyped: (name: string) => set({ name }),
    /** The list begins at its top again. */
    setOrder: (to: Order) => set({ sort: to === 'oldest' ? '' : to, [topRow]: '' }),
  }
}

function fits(row: DeskRow, filter: Filter): boolean {
  if (filter === 'mine') return isMine(row)
  return filter === 'all' || row.sign === 'look' || row.sign === 'block'
}

function countsOf(rows: readonly DeskRow[]): Readonly<Record<Filter, number>> {
  const count = (filter: Filter) => rows.filter((row) => fits(row, filter)).length
  return { all: rows.length, mine: count('mine'), warnings: count('warnings') }
}

function isNamed({ name }: DeskRow, typed: string): boolean {
  return name.toLowerCase().includes(cleanTyped(typed).trim().toLowerCase())
}

/** Rows whose decision waits in the strip or is on its way. */
function useDecidedRecords(queue: string): ReadonlySet<number> {
  const decisions = useDecisions()
  const records = decisions
    .filter((each) => each.queue === queue && each.state !== 'refused' && each.state !== 'failed')
    .flatMap(({ sends }) => sends.map(({ record }) => record))
  const listKey = records.join()
  return useMemo(() => new Set(listKey === '' ? [] : listKey.split(',').map(Number)), [listKey])
}
