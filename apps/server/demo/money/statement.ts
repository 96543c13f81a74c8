import type { Day } from '#platform/pure/calendar/day.ts'
import type { Database } from '#platform/server/database/database.ts'
import { importStatement } from '#features/payments/server/statements/import.process.ts'
import { decideInOffice } from '../demo-office.ts'

export type Deposit = {
  readonly day: Day
  readonly number: string
  readonly rupees: number
  readonly name: string
}

/** The administrator imports a statement of the bank with these deposits, so that the cashier may link them. */
export async function importForDemo(
  deposits: readonly Deposit[],
  {
    database,
    nowMs,
    administratorId,
  }: { database: Database; nowMs: number; administratorId: number },
): Promise<void> {
  const sorted = deposits.toSorted((one, other) => one.day.localeCompare(other.day))
  const rows = sorted.map(({ day, number, rupees, name }) => [day, number, rupees, name])
  const csv = ['Date,Voucher No,Deposit,Remarks', ...rows.map((row) => row.join(','))].join('\n')
  const name = `statement-${sorted[0]?.day}.csv`
  const statement = { fileName: name, fileContent: Buffer.from(csv).toString('base64') }
  const staff = { userId: administratorId, role: 'administrator' } as const
  await decideInOffice(
    { database, processes: [importStatement], staff },
    { slug: 'bank_statement_import', body: { file_name: name, statement }, nowMs },
  )
}
