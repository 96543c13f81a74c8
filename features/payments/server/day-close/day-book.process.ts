import { day, findDay } from '#platform/pure/calendar/day.ts'
import { paisa } from '#platform/pure/money/money.ts'
import type { Reader } from '#platform/server/database/database.ts'
import { refusal } from '#platform/server/model-engine/refusal.ts'
import { defineProcess } from '#platform/server/processes/define-process.ts'
import { staffWith } from '#features/roles/rules/facts.ts'
import { openProposalsOf } from '#features/two-people/server/proposals.ts'
import { dayCloseText as text } from '../../rules/day-close/day-close-messages.ts'
import { daySums } from '../../rules/day-close/day-sums.ts'
import * as contracts from '../../wire/day-book.ts'
import { uncountedCounters } from '../cash/counter.ts'
import { closedUntil } from '../ledger/open-day.ts'
import { dayCloseType } from './day-close.process.ts'
import { lineGroups } from './read-days.ts'

const newest = 12

/** Sums of some days of the ledger, and which days are closed. Reads only. */
export const readDayBook = defineProcess({
  ...contracts.dayBook,
  name: text.read,
  roles: staffWith('statement.manage'),
  shows: [],
  async run(given, { database, nowMs }) {
    const [first, last] = [findDay(given.first_day), findDay(given.last_day)]
    if (first === null || last === null || first > last)
      return refusal('rule/days-wrong', text['days-wrong'], { status: 400 })
    const book = await database.snapshot(async (reader) => ({
      ...daySums(await lineGroups(reader, { first, last })),
      closedUntil: await closedUntil(reader),
      isProposed: (await openProposalsOf(reader, [dayCloseType], nowMs)).length > 0,
      uncounted: await uncountedCounters(reader, last),
      closings: await closings(reader),
    }))
    return { summary: text.read, data: { book } }
  },
})

async function closings(reader: Reader) {
  const rows = await reader
    .selectFrom('day_close as c')
    .innerJoin('ad_user as p', 'p.ad_user_id', 'c.proposed_by')
    .innerJoin('ad_user as u', 'u.ad_user_id', 'c.closed_by')
    .selectAll('c')
    .select(['p.name as proposed_by_name', 'u.name as closed_by_name'])
    .orderBy('c.last_day', 'desc')
    .limit(newest)
    .execute()
  return rows.map((row) => ({
    id: row.day_close_id,
    firstDay: day(row.first_day),
    lastDay: day(row.last_day),
    transactions: row.transactions,
    debit: paisa(row.debit),
    proposedBy: row.proposed_by_name,
    closedBy: row.closed_by_name,
    closed: row.closed.toISOString(),
  }))
}
