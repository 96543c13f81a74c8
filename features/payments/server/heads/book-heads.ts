import './tables.ts'
import { paisa } from '#platform/pure/money/money.ts'
import type { Reader, Transaction } from '#platform/server/database/database.ts'
import { type HeadAmount, splitIncome } from '../../rules/heads/split-income.ts'

/** A fee, and the parts it consists of if they are known. */
type Fee = {
  readonly paymentType: string
  readonly referenceId: number
  readonly parts: readonly HeadAmount[]
}

type FeeLine = { readonly ledger_line_id: number; readonly amount: number }

/** Books lines of a fee under heads of income. The fee's document is locked, and the lines are its newest. */
export async function bookHeads(
  transaction: Transaction,
  lines: readonly FeeLine[],
  fee: Fee,
): Promise<void> {
  const booked = [...(await bookedHeads(transaction, fee, lines))]
  for (const { ledger_line_id, amount } of lines) {
    const heads = splitIncome({
      amount: paisa(0 - amount),
      parts: fee.parts,
      booked,
      main: fee.paymentType,
    })
    booked.push(...heads)
    await transaction
      .insertInto('ledger_head')
      .values(
        heads.map((each, index) => ({
          ledger_line_id,
          place: index + 1,
          head: each.head,
          amount: 0 - each.amount,
        })),
      )
      .execute()
  }
}

/** Amounts of a fee that the ledger has under each head, without some lines. */
async function bookedHeads(
  reader: Reader,
  { paymentType, referenceId }: Fee,
  without: readonly FeeLine[],
): Promise<readonly HeadAmount[]> {
  const rows = await reader
    .selectFrom('ledger_entry')
    .select(['head', ({ fn }) => fn.sum<number>('amount').as('amount')])
    .where('account', '=', 'fees')
    .where('payment_type', '=', paymentType)
    .where('reference_id', '=', referenceId)
    .where(
      'ledger_line_id',
      'not in',
      without.map((line) => line.ledger_line_id),
    )
    .groupBy('head')
    .execute()
  return rows.map(({ head, amount }) => ({ head, amount: paisa(0 - amount) }))
}

/** Books the heads of a transaction again with the opposite sign, for the lines that reverse it, in the same order. */
export async function reverseHeads(
  transaction: Transaction,
  pairs: readonly { readonly from: number; readonly to: number }[],
): Promise<void> {
  for (const { from, to } of pairs)
    await transaction
      .insertInto('ledger_head')
      .columns(['ledger_line_id', 'place', 'head', 'amount'])
      .expression((query) =>
        query
          .selectFrom('ledger_head')
          .select((of) => [of.val(to).as('to'), 'place', 'head', of.neg('amount').as('amount')])
          .where('ledger_line_id', '=', from),
      )
      .execute()
}
