import { type Money, paisa } from '#platform/pure/money/money.ts'
import type { Reader, Transaction } from '#platform/server/database/database.ts'
import { setOffMessages as text } from '#features/payments/rules/money/set-off-messages.ts'
import { reservedFor } from '../refunds/refund.ts'
import type { Aid } from './aid.ts'

/**
 * Money that a partner paid beyond the amount owed, or was given back, less what is promised to refunds; held sums belong to
 * their attempt.
 */
export async function creditOf(reader: Reader, partnerId: number): Promise<Money> {
  const row = await reader
    .selectFrom('n_suspense')
    .select((of) => of.fn.sum<number | null>('amount').as('total'))
    .where('c_bpartner_id', '=', partnerId)
    .where('source', 'not like', 'khalti-held:%')
    .where('source', 'not like', 'khalti-released:%')
    .executeTakeFirst()
  const reserved = await reservedFor(reader, partnerId)
  return paisa(Math.max(0, (row?.total ?? 0) - reserved))
}

/** The credit of a partner whose row is locked, so that it is used once; null when there is no such partner. */
export async function lockCredit(
  transaction: Transaction,
  partnerId: number,
): Promise<Money | null> {
  const partner = await transaction
    .selectFrom('c_bpartner')
    .select('c_bpartner_id')
    .where('c_bpartner_id', '=', partnerId)
    .forUpdate()
    .executeTakeFirst()
  return partner === undefined ? null : creditOf(transaction, partnerId)
}

/** Credit of a student, as money that may be set off against a fee. */
export const creditAid: Aid = {
  slug: 'credit_set_off',
  name: { en: 'Set credit off against a fee', ne: 'जम्मा रकम शुल्कमा मिलान गर्ने' },
  sort: 'credit-set-off',
  account: 'suspense',
  source: 'credit',
  table: 'c_bpartner',
  parameter: 'C_BPartner_ID',
  async of(reader, partnerId) {
    const left = await creditOf(reader, partnerId)
    return left === 0 ? [] : [{ id: partnerId, name: text.credit, left }]
  },
  async lock(transaction, partnerId) {
    const left = await lockCredit(transaction, partnerId)
    return left === null ? null : { partnerId, name: text['your-credit'], left }
  },
}
