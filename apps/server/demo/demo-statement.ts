import { addDays, type Day, dayInNepal } from '#platform/pure/calendar/day.ts'
import type { Database } from '#platform/server/database/database.ts'
import { importStatement } from '#features/payments/server/statements/import.process.ts'
import { decideInOffice } from './demo-office.ts'

const dayMs = 86_400_000

/** Imports the bank statement of the days around a waiting voucher: its line, and two unclaimed deposits. */
export async function importForDemo(
  voucher: { readonly number: string; readonly daysAgo: number; readonly rupees: number },
  { database, nowMs, cashierId }: { database: Database; nowMs: number; cashierId: number },
): Promise<void> {
  const paid = dayInNepal(nowMs - voucher.daysAgo * dayMs)
  const rows: readonly (readonly [Day, string, number, string])[] = [
    [addDays(paid, -1), '0093 6201', 2_500, 'R KARKI'],
    [paid, voucher.number, voucher.rupees, 'N THAPA MAGAR'],
    [paid, '0093 6204', 1_500, 'CASH DEPOSIT'],
  ]
  const csv = ['Date,Voucher No,Deposit,Remarks', ...rows.map((row) => row.join(','))].join('\n')
  const name = `statement-${paid}.csv`
  const statement = { fileName: name, fileContent: Buffer.from(csv).toString('base64') }
  const staff = { userId: cashierId, role: 'cashier' } as const
  await decideInOffice(
    { database, processes: [importStatement], staff },
    { slug: 'bank_statement_import', body: { file_name: name, statement }, nowMs },
  )
}
