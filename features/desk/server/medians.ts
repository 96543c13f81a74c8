import { rolesWith } from '#features/roles/rules/facts.ts'
import * as contracts from '../wire/processes.ts'
import { defineProcess } from '#platform/server/processes/define-process.ts'
import { sql } from 'kysely'
import { addDays, dayInNepal } from '#platform/pure/calendar/day.ts'
import type { Database } from '#platform/server/database/database.ts'
import type { Process } from '#platform/server/processes/process.ts'
import { deskServerMessages as text } from '../rules/messages.ts'
import type { UsualDays } from '../wire/desk.ts'

/** Fewer decisions say nothing of how long the next one takes. */
const leastDecisions = 5
const lastDays = 30
const freshMs = 600_000

/** Median days from waiting to decision, of what was decided in the last 30 days, by queue; nothing of too few. */
export async function medianDays(
  { kysely }: Database,
  nowMs: number,
): Promise<ReadonlyMap<string, UsualDays>> {
  const from = addDays(dayInNepal(nowMs), -lastDays)
  const rows = await kysely
    .selectFrom('desk_decision')
    .select(['queue'])
    .select(({ fn }) => fn.countAll<string>().as('of'))
    .select(
      sql<
        number | string
      >`percentile_cont(0.5) within group (order by extract(epoch from decided - waited_since) / 86400)`.as(
        'median',
      ),
    )
    .where('decided', '>=', new Date(`${from}T00:00:00Z`))
    .groupBy('queue')
    .having(({ fn }) => fn.countAll(), '>=', leastDecisions)
    .execute()
  return new Map(
    rows.map(({ queue, median, of }) => [queue, { days: Number(median), of: Number(of) }]),
  )
}

/** Days that students should expect, by queue; cached for ten minutes for all students. */
export function usualDaysProcess(): Process {
  let cached: { readonly atMs: number; readonly days: Readonly<Record<string, UsualDays>> } | null =
    null
  return defineProcess({
    ...contracts.usualDays,
    name: { en: 'How long decisions take', ne: 'निर्णयमा लाग्ने समय' },
    roles: rolesWith('application.own'),
    shows: [],
    async run(_given, { database, nowMs }) {
      const isFresh = cached !== null && nowMs >= cached.atMs && nowMs - cached.atMs < freshMs
      if (cached === null || !isFresh)
        cached = { atMs: nowMs, days: Object.fromEntries(await medianDays(database, nowMs)) }
      return { summary: text.listed, data: { days: cached.days } }
    },
  })
}
