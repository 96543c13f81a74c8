import { addDays, type Day } from '#platform/pure/calendar/day.ts'
import { rupees } from '#platform/pure/money/money.ts'
import type { Transaction } from '#platform/server/database/database.ts'
import { storeDue } from '#features/dues/server/due-rows.ts'
import { storeCredit } from '#features/dues/server/opening-credit.ts'
import type { Students } from './places.ts'

/** A fee from before with part of it as credit, and a fine. */
export async function storeDemoDues(
  transaction: Transaction,
  {
    students,
    today,
    by,
  }: { readonly students: Students; readonly today: Day; readonly by: number },
): Promise<void> {
  const stored = { userId: by, nowMs: Date.parse(`${today}T06:00:00Z`) }
  const owes = { partnerId: students['back-paper'].partnerId, programId: null }
  const fee = { name: 'Hostel fee 2081', nameNe: 'छात्रावास शुल्क २०८१', amount: rupees(4_500) }
  const fine = { name: 'Broken beaker', nameNe: 'फुटेको बिकर', amount: rupees(350) }
  const credit = { name: 'Caution money 2080', amount: rupees(1_000) }
  await storeDue(transaction, { ...owes, ...fee, since: addDays(today, -420), head: 'DUE' }, stored)
  await storeDue(transaction, { ...owes, ...fine, since: addDays(today, -9), head: 'FINE' }, stored)
  await storeCredit(transaction, { ...owes, ...credit, since: addDays(today, -800) }, stored)
}
