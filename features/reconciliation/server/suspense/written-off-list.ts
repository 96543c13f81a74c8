import { dayInNepal } from '#platform/pure/calendar/day.ts'
import type { Reader } from '#platform/server/database/database.ts'
import { openProposalsOf } from '#features/two-people/server/proposals.ts'
import type { WrittenOff } from '../../wire/reconciliation.ts'
import type { KnownItem } from '../bank-items.ts'
import { placementType } from '../place.process.ts'
import { writtenOffOf } from './written-off.ts'

/** Of money that left suspense for good, what was written off and is no student's yet: so many, the newest first. */
export async function writtenOffList(
  reader: Reader,
  items: readonly KnownItem[],
  { most, nowMs }: { readonly most: number; readonly nowMs: number },
): Promise<readonly WrittenOff[]> {
  const byKey = new Map(items.map((item) => [item.key, item.shown]))
  const found = (await writtenOffOf(reader, [...byKey.keys()])).slice(0, most)
  if (found.length === 0) return []
  const proposals = await openProposalsOf(reader, [placementType], nowMs)
  const proposed = new Set(proposals.map(({ subject }) => subject))
  return found.flatMap(({ item, posted, reason }) => {
    const shown = byKey.get(item)
    if (shown === undefined) return []
    const since = dayInNepal(posted.getTime())
    return [{ ...shown, since, reason, isProposed: proposed.has(item) }]
  })
}
