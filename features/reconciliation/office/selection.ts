import { useState } from 'react'
import type { Reconciliation, ShownClaim, ShownItem } from '../wire/reconciliation.ts'

export const listNames = ['onlyBank', 'onlyPortal', 'differs'] as const
export type OpenList = (typeof listNames)[number]

/** One row of a list: the sides it has, and those that look like them. */
export type ListRow = {
  readonly id: string
  readonly item: ShownItem | null
  readonly claim: ShownClaim | null
}

export type Chosen = {
  readonly list: OpenList
  readonly item: ShownItem | null
  readonly claim: ShownClaim | null
}

export function rowsOf(found: Reconciliation, list: OpenList): readonly ListRow[] {
  if (list === 'onlyBank')
    return found.onlyBank.map((item) => ({ id: item.key, item, claim: item.likely }))
  if (list === 'onlyPortal')
    return found.onlyPortal.map((claim) => ({ id: claim.key, item: claim.likely, claim }))
  return found.differs.map(({ item, claim }) => ({ id: item.key, item, claim }))
}

/** The row that a list shows as chosen; -1: none. */
export function chosenIn(found: Reconciliation, list: OpenList, chosen: Chosen): number {
  const own = list === 'onlyPortal' ? chosen.claim?.key : chosen.item?.key
  return rowsOf(found, list).findIndex(({ id }) => id === own)
}

/** One side and the other of a comparison: the likely one of a row, else the one chosen before. */
export function useSelection(found: Reconciliation) {
  const [picked, setPicked] = useState<Chosen | null>(null)
  const chosen = upToDate(found, picked) ?? firstPair(found)
  const choose = (list: OpenList, row: ListRow) => {
    const isFromPair = list === 'differs' || chosen.list === 'differs'
    setPicked({
      list,
      item: row.item ?? (isFromPair ? null : chosen.item),
      claim: row.claim ?? (isFromPair ? null : chosen.claim),
    })
  }
  return { chosen, choose }
}

/** The lists change under a choice: a side that has left them is chosen no longer. */
function upToDate(found: Reconciliation, picked: Chosen | null): Chosen | null {
  if (picked === null) return null
  const waiting = found.suspense.map((item) => ({ id: item.key, item, claim: item.likely }))
  const rows = [...listNames.flatMap((list) => rowsOf(found, list)), ...waiting]
  const has = (side: 'item' | 'claim') => (key: string | undefined) =>
    rows.some((row) => row[side]?.key === key)
  const item = has('item')(picked.item?.key) ? picked.item : null
  const claim = has('claim')(picked.claim?.key) ? picked.claim : null
  return item === null && claim === null ? null : { ...picked, item, claim }
}

function firstPair(found: Reconciliation): Chosen {
  const first = found.onlyBank.find(({ likely }) => likely !== null)
  if (first !== undefined) return { list: 'onlyBank', item: first, claim: first.likely }
  const [pair] = found.differs
  if (pair !== undefined) return { list: 'differs', ...pair }
  return { list: 'onlyBank', item: null, claim: null }
}
