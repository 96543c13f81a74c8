import { staffWith } from '#features/roles/rules/facts.ts'
import * as contracts from '../wire/processes.ts'
import { defineProcess } from '#platform/server/processes/define-process.ts'
import { type Day, dayInNepal } from '#platform/pure/calendar/day.ts'
import type { Reader } from '#platform/server/database/database.ts'
import { deskMessages as text } from '../rules/desk-messages.ts'
import type { LateLoan, LibraryDay } from '../wire/counter.ts'
import { openReservations } from './reservations.ts'

const most = 100

/** Today's loans and returns at the counter, books due or late, and reservations. */
export const libraryDay = defineProcess({
  ...contracts.libraryDay,
  name: { en: "The library's day", ne: 'पुस्तकालयको दिन' },
  roles: staffWith('library.desk'),
  shows: [
    { table: 'a_asset' },
    { table: 'n_library_hold' },
    { table: 'c_bpartner', columns: ['Name'] },
  ],
  async run(_given, { database: { kysely }, session: { clientId }, nowMs }) {
    const today = dayInNepal(nowMs)
    const [done, late, reservations] = await Promise.all([
      doneOn(kysely, today, clientId),
      lateLoans(kysely, today, clientId),
      openReservations(kysely, clientId),
    ])
    const day: LibraryDay = { ...done, ...late, reservations }
    return { summary: text.scanned, data: { day } }
  },
})

async function doneOn(reader: Reader, today: Day, clientId: number) {
  const loans = await reader
    .selectFrom('library_loan as l')
    .innerJoin('a_asset as a', 'a.a_asset_id', 'l.a_asset_id')
    .select(({ fn }) => [
      fn.countAll<string>().filterWhere('l.issued', '=', today).as('issued'),
      fn.countAll<string>().filterWhere('l.returned', '=', today).as('returned'),
    ])
    .where('a.ad_client_id', '=', clientId)
    .where((where) => where.or([where('l.issued', '=', today), where('l.returned', '=', today)]))
    .executeTakeFirstOrThrow()
  const { renewed } = await reader
    .selectFrom('a_asset')
    .select(({ fn }) => fn.countAll<string>().as('renewed'))
    .where('ad_client_id', '=', clientId)
    .where('renewaldate', '=', today)
    .executeTakeFirstOrThrow()
  return {
    issued: Number(loans.issued),
    returned: Number(loans.returned),
    renewed: Number(renewed),
  }
}

async function lateLoans(
  reader: Reader,
  today: Day,
  clientId: number,
): Promise<{ late: readonly LateLoan[]; lateCount: number }> {
  const rows = await reader
    .selectFrom('a_asset as a')
    .innerJoin('c_bpartner as b', 'b.c_bpartner_id', 'a.c_bpartner_id')
    .select([
      'a.a_asset_id',
      'a.value',
      'a.name as title',
      'a.duedate',
      'b.c_bpartner_id',
      'b.name',
    ])
    .select(({ fn }) => fn.countAll<string>().over().as('total'))
    .where('a.ad_client_id', '=', clientId)
    .where('a.duedate', '<=', today)
    .orderBy('a.duedate')
    .orderBy('a.a_asset_id')
    .limit(most)
    .execute()
  const late = rows.map((row) => ({
    id: row.a_asset_id,
    code: row.value,
    title: row.title,
    reader: { id: row.c_bpartner_id, name: row.name },
    dueOn: row.duedate ?? today,
  }))
  return { late, lateCount: Number(rows[0]?.total ?? 0) }
}
