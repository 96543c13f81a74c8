import { type Selectable, sql } from 'kysely'
import * as v from 'valibot'
import { findDay } from '#platform/pure/calendar/day.ts'
import type { Database, Reader, Transaction } from '#platform/server/database/database.ts'
import type { Tables } from '#platform/server/database/tables.ts'
import { accountValue, type AccountValue, type BankAccount } from '../rules/account.ts'
import './tables.ts'

/** Bank accounts of the university, cached in memory until one changes in any process. */
export type BankAccounts = { readonly all: () => Promise<readonly BankAccount[]> }

export async function bankAccounts(database: Database): Promise<BankAccounts> {
  let cached: Promise<readonly BankAccount[]> | null = null
  await database.listen('changed', (table) => {
    if (table === 'n_bank_account' || table === '*') cached = null
  })
  return {
    all() {
      if (cached !== null) return cached
      const read = findBankAccounts(database.kysely)
      cached = read
      read.catch(() => {
        if (cached === read) cached = null
      })
      return read
    },
  }
}

/** Every account, also those that are not in use, the oldest first. */
export async function findBankAccounts(reader: Reader): Promise<readonly BankAccount[]> {
  const rows = await reader
    .selectFrom('n_bank_account')
    .selectAll()
    .orderBy('n_bank_account_id')
    .execute()
  return rows.map(accountOfRow)
}

/** One account; null where there is none with the id. */
export async function findBankAccount(reader: Reader, id: number): Promise<BankAccount | null> {
  const row = await reader
    .selectFrom('n_bank_account')
    .selectAll()
    .where('n_bank_account_id', '=', id)
    .executeTakeFirst()
  return row === undefined ? null : accountOfRow(row)
}

function accountOfRow(row: Selectable<Tables['n_bank_account']>): BankAccount {
  const value = {
    bank: row.bank,
    branch: row.branch,
    number: row.number,
    holder: row.holder,
    purposes: row.purposes?.split(',') ?? null,
    qr: row.qr === null ? null : (JSON.parse(row.qr) as unknown),
    from: row.first_day === null ? null : findDay(row.first_day),
    until: row.last_day === null ? null : findDay(row.last_day),
    isActive: row.isactive,
  }
  // A stored value that no longer fits is an error of ours.
  return { id: row.n_bank_account_id, ...v.parse(accountValue, value) }
}

/** The account without its id, as a proposal holds it. */
export function valueOf(account: BankAccount): AccountValue {
  return v.parse(v.object(accountValue.entries), account)
}

/** Id of an account that is proposed: the record gets it when the proposal is confirmed. */
export async function reserveAccountId(transaction: Transaction): Promise<number> {
  const { rows } = await sql<{ id: string }>`select nextval(
    pg_get_serial_sequence('n_bank_account', 'n_bank_account_id')) as id`.execute(transaction)
  return Number(rows[0]?.id)
}

/** Writes a new account or a changed one. */
export async function storeBankAccount(
  transaction: Transaction,
  { id, ...value }: BankAccount,
  { userId, nowMs }: { readonly userId: number; readonly nowMs: number },
): Promise<void> {
  const stamp = { updated: new Date(nowMs), updatedby: userId }
  const { bank, branch, number, holder } = value
  const columns = {
    bank,
    branch,
    number,
    holder,
    purposes: value.purposes?.join(',') ?? null,
    qr: value.qr === null ? null : JSON.stringify(value.qr),
    first_day: value.from,
    last_day: value.until,
    isactive: value.isActive,
    ...stamp,
  }
  await transaction
    .insertInto('n_bank_account')
    .values({ n_bank_account_id: id, created: stamp.updated, createdby: userId, ...columns })
    .onConflict((conflict) => conflict.column('n_bank_account_id').doUpdateSet(columns))
    .execute()
}
