import { findDay } from '#platform/pure/calendar/day.ts'
import { refusal } from '#platform/server/model-engine/refusal.ts'
import { defineProcess } from '#platform/server/processes/define-process.ts'
import { staffWith } from '#features/roles/rules/facts.ts'
import { cashMessages as text } from '../../rules/cash/cash-messages.ts'
import { dayCloseText } from '../../rules/day-close/day-close-messages.ts'
import * as contracts from '../../wire/cash.ts'
import { countersOf, countsOf, receiptsOf } from './read-counters.ts'
import { cashReversalType } from './reverse-cash.ts'

/** Counters, receipts and counts of some days. Reads only. */
export const readCounters = defineProcess({
  ...contracts.cashCounters,
  name: text.read,
  roles: staffWith('cash.take'),
  shows: [{ table: 'c_payment' }, { table: 'c_bpartner', columns: ['Name', 'name_nepali'] }],
  async run(given, { database, session, nowMs }) {
    const [first, last] = [findDay(given.first_day), findDay(given.last_day)]
    if (first === null || last === null || first > last)
      return refusal('rule/days-wrong', dayCloseText['days-wrong'], { status: 400 })
    const days = { first, last }
    const data = await database.snapshot(async (reader) => ({
      counters: await countersOf(reader, days, session.userId),
      ...(await receiptsOf(reader, days, { nowMs, reversalType: cashReversalType })),
      counts: await countsOf(reader, days),
    }))
    return { summary: text.read, data }
  },
})
