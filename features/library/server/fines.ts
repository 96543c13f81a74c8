import { type Day, findDay } from '#platform/pure/calendar/day.ts'
import { amountInDigits } from '#platform/pure/money/format.ts'
import { type Money, nothing, paisa } from '#platform/pure/money/money.ts'
import type { Transaction } from '#platform/server/database/database.ts'
import { notifyPartner } from '#features/notifications/server/notify-person.ts'
import type { SettingValues } from '#features/settings/rules/settings.ts'
import { deskMessages as text } from '../rules/desk-messages.ts'
import { type Fine, fineFor } from '../rules/fine.ts'
import type { CopyRow } from './copies.ts'

type Returned = {
  readonly row: CopyRow
  readonly loanId: number
  readonly rules: SettingValues['library']
  readonly today: Day
  readonly userId: number
  readonly nowMs: number
}

/** Stores the fine of a copy returned late, and notifies the reader; null if no fine is due. */
export async function fineLate(transaction: Transaction, returned: Returned): Promise<Fine | null> {
  const { row, loanId, rules, today, userId, nowMs } = returned
  const dueOn = findDay(row.duedate ?? '')
  if (dueOn === null || row.c_bpartner_id === null) return null
  const perDay = paisa(rules.finePerDayInPaisa)
  const fine = fineFor({ dueOn, today, perDay, most: paisa(rules.mostFineInPaisa) })
  if (fine.amount === nothing) return null
  await transaction
    .insertInto('n_library_fine')
    .values({
      c_bpartner_id: row.c_bpartner_id,
      a_asset_id: row.a_asset_id,
      library_loan_id: loanId,
      title: row.name,
      dayslate: fine.daysLate,
      amount: fine.amount,
      createdby: userId,
      updatedby: userId,
    })
    .execute()
  await notifyPartner(transaction, {
    partnerId: row.c_bpartner_id,
    sort: 'library-fine',
    event: `library_loan:${loanId}`,
    message: text['notice-fine'],
    values: { book: row.name, n: fine.daysLate, amount: amountInDigits(fine.amount) },
    nowMs,
  })
  return fine
}

/** Sum of a person's unpaid fines. */
export async function owedBy(transaction: Transaction, partnerId: number): Promise<Money> {
  const { owed } = await transaction
    .selectFrom('n_library_fine')
    .select(({ fn }) => fn.sum<string | null>('amount').as('owed'))
    .where('c_bpartner_id', '=', partnerId)
    .where('finestate', '=', 'owed')
    .executeTakeFirstOrThrow()
  return paisa(Number(owed ?? 0))
}
