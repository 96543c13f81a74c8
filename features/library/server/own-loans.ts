import { column } from '#platform/server/model-engine/dictionary/column.ts'
import type { OwnRecords } from '#features/own-data/server/own-records.ts'
import { counterText } from '../rules/counter-messages.ts'
import { bookMessages } from '../rules/messages.ts'

/** All loans of a reader; those that are not returned are copies of the library too. */
export const ownLoans: OwnRecords = {
  table: 'library_loan',
  label: { en: 'Loans', ne: 'लिएका पुस्तक' },
  columns: [
    column.text('title', counterText.book),
    column.date('issued', { en: 'Issued', ne: 'लिएको मिति' }),
    column.date('due', bookMessages['due-date']),
    column.date('returned', counterText['n-returned']),
  ],
  read: (reader, { partnerId }) =>
    reader
      .selectFrom('library_loan as l')
      .innerJoin('a_asset as c', 'c.a_asset_id', 'l.a_asset_id')
      .select(['l.library_loan_id as id', 'c.name as title', 'l.issued', 'l.due', 'l.returned'])
      .where('l.c_bpartner_id', '=', partnerId)
      .orderBy('l.library_loan_id')
      .execute(),
}
