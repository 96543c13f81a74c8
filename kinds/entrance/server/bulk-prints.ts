import { sql } from 'kysely'
import { sameInBoth } from '#platform/pure/message.ts'
import type { Reader } from '#platform/server/database/database.ts'
import { applicationPages } from '#features/applying/server/documents/prepare-document.ts'
import { keysOf } from '#features/bulk-print/server/keys-of.ts'
import type { BulkPrintType, PrintSubject, Wanted } from '#features/bulk-print/server/print-type.ts'
import type { Printing } from '#features/documents/server/printing.ts'
import { entranceFormMessages } from '../rules/form-messages.ts'
import { entranceFormOf } from './print.process.ts'

const newest = 50

/** All admit cards of an entrance. */
export function entranceBulkPrints(printing: Printing): readonly BulkPrintType[] {
  return [
    {
      id: 'entrance-cards',
      name: entranceFormMessages['admit-card'],
      permission: 'entrance.manage',
      subjects: entrancesWithNumbers,
      orders: ['seat', 'number'],
      pages: numberedApplications,
      page: applicationPages(entranceFormOf(printing)),
    },
  ]
}

async function entrancesWithNumbers(reader: Reader): Promise<readonly PrintSubject[]> {
  const rows = await reader
    .selectFrom('n_entrance_open as o')
    .select(['o.n_entrance_open_id as id', 'o.name'])
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('n_entrance_reg as a')
          .select('a.n_entrance_reg_id')
          .whereRef('a.n_entrance_open_id', '=', 'o.n_entrance_open_id')
          .where('a.erollno', 'is not', null),
      ),
    )
    .orderBy('o.n_entrance_open_id', 'desc')
    .limit(newest)
    .execute()
  return rows.map(({ id, name }) => ({ id, name: sameInBoth(name) }))
}

/** Approved applications with a symbol number. */
function numberedApplications(
  reader: Reader,
  { subject, order }: Wanted,
): Promise<readonly string[]> {
  const place = order === 'seat' ? sql`a.exam_centre,` : sql``
  return keysOf(
    reader,
    sql<{ readonly key: string }>`
      select a.n_entrance_reg_id::text as key from n_entrance_reg a
      where a.n_entrance_open_id = ${subject} and a.docstatus in ('AP', 'CO')
        and a.erollno is not null
      order by ${place} a.erollno, a.n_entrance_reg_id`,
  )
}
