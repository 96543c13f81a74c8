import { bothNames } from '#platform/server/database/names.ts'
import { sql } from 'kysely'
import type { Reader } from '#platform/server/database/database.ts'
import { applicationPages } from '#features/applying/server/documents/prepare-document.ts'
import { keysOf, subjectsOf } from '#features/bulk-print/server/queried.ts'
import type { BulkPrintType, PrintSubject, Wanted } from '#features/bulk-print/server/print-type.ts'
import type { Printing } from '#features/documents/server/printing.ts'
import { registrationFormMessages } from '../rules/form-messages.ts'
import { registrationFormOf } from './print.process.ts'

/** All registration forms with their card, of an academic year. */
export function registrationBulkPrints(printing: Printing): readonly BulkPrintType[] {
  return [
    {
      id: 'registration-cards',
      name: registrationFormMessages.title,
      permission: 'application.decide',
      subjects: yearsWithRegistrations,
      orders: ['programme', 'number'],
      pages: registered,
      page: applicationPages(registrationFormOf(printing)),
    },
  ]
}

function yearsWithRegistrations(reader: Reader): Promise<readonly PrintSubject[]> {
  return subjectsOf(
    reader,
    sql`select y.n_aca_year_id as id, ${bothNames('y.name', 'y.name_ne')} as name
      from n_aca_year y
      where exists (select from n_noureg a
        where a.n_aca_year_id = y.n_aca_year_id and a.regrollno is not null)
      order by y.n_aca_year_id desc`,
  )
}

/** Approved registrations with their number. */
function registered(reader: Reader, { subject, order }: Wanted): Promise<readonly string[]> {
  const first = order === 'programme' ? sql`g.name,` : sql``
  return keysOf(
    reader,
    sql<{ readonly key: string }>`
      select a.n_noureg_id::text as key from n_noureg a left join n_program g using (n_program_id)
      where a.n_aca_year_id = ${subject} and a.docstatus in ('AP', 'CO')
        and a.regrollno is not null
      order by ${first} a.regrollno`,
  )
}
