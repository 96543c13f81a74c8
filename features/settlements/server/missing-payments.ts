import { nameInBoth } from '#platform/pure/message.ts'
import { day } from '#platform/pure/calendar/day.ts'
import { paisa } from '#platform/pure/money/money.ts'
import type { Reader } from '#platform/server/database/database.ts'
import type { MissingPayment, Settlement } from '../wire/settlements.ts'

/** Payments of the wallet on the days of a settlement that are in no settlement: credited, and not paid over. */
export async function missingPayments(
  reader: Reader,
  { firstDay, lastDay }: Pick<Settlement, 'firstDay' | 'lastDay'>,
): Promise<readonly MissingPayment[]> {
  const rows = await reader
    .selectFrom('c_payment as p')
    .innerJoin('c_bpartner as b', 'b.c_bpartner_id', 'p.c_bpartner_id')
    .select(['p.c_payment_id', 'p.orig_trxid', 'p.dateacct', 'p.payamt', 'p.c_bpartner_id'])
    .select(['b.name', 'b.name_nepali'])
    .where('p.tendertype', '=', 'Khalti')
    .where('p.docstatus', '=', 'AP')
    .where('p.dateacct', '>=', firstDay)
    .where('p.dateacct', '<=', lastDay)
    .where((of) =>
      of.not(
        of.exists(
          of
            .selectFrom('wallet_settlement_line as l')
            .select('l.line')
            .whereRef('l.number', '=', 'p.orig_trxid'),
        ),
      ),
    )
    .orderBy('p.dateacct')
    .orderBy('p.c_payment_id')
    .execute()
  return rows.map((row) => ({
    paymentId: row.c_payment_id,
    number: row.orig_trxid ?? '',
    day: day(row.dateacct),
    amount: paisa(row.payamt),
    partnerId: row.c_bpartner_id,
    name: nameInBoth(row.name, row.name_nepali),
  }))
}
