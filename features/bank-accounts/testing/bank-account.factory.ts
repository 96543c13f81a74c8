import { Buffer } from 'node:buffer'
import type { Transaction } from '#platform/server/database/database.ts'
import type { AccountValue } from '../rules/account.ts'
import { formOf } from '../rules/account-form.ts'
import { reserveAccountId, storeBankAccount } from '../server/bank-accounts.ts'

/** Body that proposes an account, by process `bank_account_propose`. */
export function proposalOf(account: AccountValue, id?: number) {
  const { is_active: isActive, ...form } = formOf(account)
  return {
    ...form,
    is_active: isActive === 'Y',
    ...(id !== undefined && { n_bank_account_ID: id }),
  }
}

/** Id of the account that every test university has. */
export const firstAccountId = 1_000_000

/** Stores an account as if two people had agreed on it; gives its id. */
export async function storeTestAccount(
  transaction: Transaction,
  account: AccountValue,
): Promise<number> {
  const id = await reserveAccountId(transaction)
  const at = { userId: 0, nowMs: Date.UTC(2026, 0, 1) }
  await storeBankAccount(transaction, { id, ...account }, at)
  return id
}

/** A picture of one pixel. */
export const tinyPng = {
  fileName: 'qr.png',
  fileContent: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
    'base64',
  ).toString('base64'),
}
