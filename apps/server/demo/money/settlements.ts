import { addDays, day, dayInNepal } from '#platform/pure/calendar/day.ts'
import type { MoneyOffice } from './office.ts'
import type { DemoContext } from './slips.ts'
import type { Deposit } from './statement.ts'

/** Part of each payment that the wallet deducts. */
const charge = 0.02

/** Days of each settlement, counted back from today; it arrives at the bank two days after its last day. */
const settlements = [
  { name: 'khalti-settlement-1.csv', from: 29, to: 9, number: 'KH 40117' },
  { name: 'khalti-settlement-2.csv', from: 8, to: 4, number: 'KH 40158' },
] as const

/**
 * The wallet paid over twice in this month. The first settlement agrees and is linked to its deposit; in the second one a
 * payment of the portal is missing and one is there that the portal does not know.
 */
export async function settleForDemo(
  office: MoneyOffice,
  context: DemoContext,
): Promise<{ readonly deposits: readonly Deposit[]; readonly link: () => Promise<void> }> {
  const deposits: Deposit[] = []
  for (const [place, settlement] of settlements.entries())
    deposits.push(await importOne(office, context, { ...settlement, isPuzzle: place > 0 }))
  return { deposits, link: () => linkFirst(office, context) }
}

type Settlement = (typeof settlements)[number] & { readonly isPuzzle: boolean }

async function importOne(
  office: MoneyOffice,
  { database, nowMs }: DemoContext,
  { name, from, to, number, isPuzzle }: Settlement,
): Promise<Deposit> {
  const today = dayInNepal(nowMs())
  const paid = await database.kysely
    .selectFrom('c_payment')
    .select(['orig_trxid', 'payamt', 'dateacct'])
    .where('tendertype', '=', 'Khalti')
    .where('dateacct', '>=', addDays(today, -from))
    .where('dateacct', '<=', addDays(today, -to))
    .orderBy('dateacct')
    .orderBy('c_payment_id')
    .execute()
  const rows = paid.slice(isPuzzle ? 1 : 0).map(({ orig_trxid, payamt, dateacct }) => ({
    number: orig_trxid ?? '',
    on: day(dateacct),
    rupees: payamt / 100,
  }))
  if (isPuzzle) rows.push({ number: 'Tx9931MhR2cW', on: addDays(today, -to), rupees: 1_500 })
  const lines = rows.map((row) => [row.number, row.on, row.rupees, row.rupees * charge].join(','))
  const text = ['Transaction ID,Date,Amount,Charge', ...lines, ''].join('\n')
  const statement = { fileName: name, fileContent: Buffer.from(text).toString('base64') }
  const run = office('cashier', to - 3)
  await run('wallet_settlement_import', { file_name: name, statement })
  const rupees = rows.reduce((sum, row) => sum + row.rupees * (1 - charge), 0)
  return { day: addDays(today, -to + 2), number, rupees, name: 'KHALTI SETTLEMENT' }
}

async function linkFirst(office: MoneyOffice, { database }: DemoContext): Promise<void> {
  const { kysely } = database
  const [first] = settlements
  const { wallet_settlement_id } = await kysely
    .selectFrom('wallet_settlement')
    .select('wallet_settlement_id')
    .orderBy('wallet_settlement_id')
    .executeTakeFirstOrThrow()
  const { bank_statement_line_id } = await kysely
    .selectFrom('bank_statement_line')
    .select('bank_statement_line_id')
    .where('number', '=', first.number)
    .executeTakeFirstOrThrow()
  await office('cashier', 5)('wallet_settlement_link', {
    wallet_settlement_ID: wallet_settlement_id,
    bank_statement_line_ID: bank_statement_line_id,
  })
}
