import { addDays } from '#platform/pure/calendar/day.ts'
import { processPath } from '#platform/pure/rest-dialect/paths.ts'
import { anApplicant, payWithKhalti } from '#testing/applicant.ts'
import { statementFile } from '#testing/bank-statements-in-tests.ts'
import { importLine } from '#features/reconciliation/testing/at-reconciliation.ts'
import type { Answer, Person } from '#testing/person.ts'
import { type TestServer, todayOf } from '#testing/test-server.ts'

/** A settlement as the wallet's merchant page writes it: its heading, then the rows given. */
export function settlementCsv(...rows: readonly string[]): string {
  return ['Transaction ID,Date,Amount,Charge', ...rows, ''].join('\n')
}

export function settleAs(
  who: Person,
  csv: string,
  { name = 'settlement.csv', ...more }: { readonly name?: string; readonly dry_run?: boolean } = {},
): Promise<Answer> {
  const body = { ...statementFile(csv, name), ...more }
  return who.post(processPath('wallet_settlement_import'), body)
}

/** A student pays Rs. 1,500 by the wallet; gives the wallet's number of it. */
export async function aWalletPayment(at: TestServer): Promise<string> {
  const applicant = await anApplicant(at)
  await payWithKhalti(at, applicant, 150_000)
  const { orig_trxid } = await at.database.kysely
    .selectFrom('c_payment')
    .select('orig_trxid')
    .where('c_bpartner_id', '=', applicant.partnerId)
    .executeTakeFirstOrThrow()
  return orig_trxid ?? ''
}

let settlements = 0

/** Imports a settlement of one payment, of which the wallet keeps Rs. 30; gives its id. */
export async function aSettlement(
  at: TestServer,
  importer: Person,
  number?: string,
): Promise<number> {
  const known = number ?? (await aWalletPayment(at))
  const csv = settlementCsv(`${known},${todayOf(at)},1500,30`)
  const sent = await settleAs(importer, csv, { name: `settlement-${settlements++}.csv` })
  if (sent.body['isError'] !== false) throw new Error(`No settlement: ${sent.text}`)
  const { id } = await at.database.kysely
    .selectFrom('wallet_settlement')
    .select('wallet_settlement_id as id')
    .orderBy('wallet_settlement_id', 'desc')
    .executeTakeFirstOrThrow()
  return id
}

/** The deposit in which such a settlement arrives; gives the id of its line. */
export function anArrival(at: TestServer, importer: Person, amount = 1_470): Promise<number> {
  const line = { number: `KH-${settlements++}`, amount, remarks: 'KHALTI', day: todayOf(at) }
  return importLine(at, importer, line)
}

/** Yesterday, for rows that are not of today. */
export function yesterdayOf(at: TestServer): string {
  return addDays(todayOf(at), -1)
}
