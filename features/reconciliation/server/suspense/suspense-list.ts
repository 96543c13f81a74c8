import { sql } from 'kysely'
import { dayInNepal } from '#platform/pure/calendar/day.ts'
import type { Reader } from '#platform/server/database/database.ts'
import { openProposalsOf } from '#features/two-people/server/proposals.ts'
import { idIn, lineKey } from '../../rules/keys.ts'
import type { InSuspense } from '../../wire/reconciliation.ts'
import type { KnownItem } from '../bank-items.ts'
import { placementType } from '../place.process.ts'
import type { KnownPairs } from '../sides.ts'
import { payBackType } from './pay-back.process.ts'
import { writeOffType } from './written-off.ts'

/** Money in suspense with the day it went there, the reason, the claim it looks like, and an open proposal. */
export async function inSuspenseOf(
  reader: Reader,
  items: readonly KnownItem[],
  { pairs, nowMs }: { readonly pairs: KnownPairs; readonly nowMs: number },
): Promise<readonly InSuspense[]> {
  if (items.length === 0) return []
  const likely = new Map(pairs.map(({ item, claim }) => [item, claim.shown]))
  const moved = await movesOf(reader, items)
  const proposals = await openProposalsOf(reader, [placementType, writeOffType, payBackType], nowMs)
  const proposed = new Set(proposals.map(({ subject }) => subject))
  return items.map((item) => {
    const move = moved.get(item.key)
    return {
      ...item.shown,
      likely: likely.get(item) ?? null,
      since: move === undefined ? null : dayInNepal(move.moved.getTime()),
      reason: move?.reason ?? '',
      isProposed: proposed.has(item.key),
    }
  })
}

async function movesOf(reader: Reader, items: readonly KnownItem[]) {
  const ids = items.filter(({ shown }) => shown.source === 'bank').map(({ key }) => idIn(key))
  const rows = await reader
    .selectFrom('bank_line_suspense')
    .select(['bank_statement_line_id as line', 'moved', 'reason'])
    .where('ended', 'is', null)
    .where('bank_statement_line_id', '=', sql<number>`any(${ids}::bigint[])`)
    .execute()
  return new Map(rows.map((row) => [lineKey(row.line), row]))
}
