import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { dayInNepal } from '#platform/pure/calendar/day.ts'
import type { Reader } from '#platform/server/database/database.ts'
import { isRefusal, type Refusal, refusal } from '#platform/server/model-engine/refusal.ts'
import {
  type CheckedStatement,
  checkStatement,
  lineKey,
  type LineProblem,
  statementMaxBytes,
  statementMaxLines,
} from '#features/payments/rules/statements/bank-statement.ts'
import type { NoSheet, StatementMapping } from '#features/payments/rules/statements/statement.ts'
import { accountsInUse, type BankAccount } from '#features/bank-accounts/rules/facts.ts'
import { findBankAccounts } from '#features/bank-accounts/server/bank-accounts.ts'
import { csvRefusal } from '#platform/server/processes/csv-refusal.ts'
import { rememberedMapping } from './mapping.ts'
import { namedAccount } from '#features/payments/rules/statements/named-account.ts'
import type { Fixes } from '#features/payments/rules/statements/statement-fixes.ts'
import { bankStatementMessages as text } from '#features/payments/rules/statements/bank-statement-messages.ts'

export type StatementFile = {
  readonly name: string
  readonly text: string
  /** As it was sent; absent: the one remembered for the account. */
  readonly mapping?: StatementMapping | undefined
  /** Rows corrected by hand. */
  readonly fixes?: Fixes | undefined
  /** Id of the account that a person chose; absent: the one the file names, else the main one. */
  readonly accountId?: number | undefined
}

/** A statement as it would be stored, with everything that is wrong with it. */
export type ReadStatement = CheckedStatement & {
  readonly fileName: string
  readonly sha256: string
  /** The account of ours that it is of; null: we have none. */
  readonly account: BankAccount | null
  /** All accounts of ours. */
  readonly accounts: readonly BankAccount[]
  readonly fixes: Fixes
}

/** The file as lines and problems, also those found by comparing other statements; a refusal if it cannot be stored. */
export async function readStatementFile(
  reader: Reader,
  { name, text: content, mapping, fixes = [], accountId }: StatementFile,
  nowMs: number,
): Promise<ReadStatement | Refusal> {
  const accounts = await findBankAccounts(reader)
  const account = statementAccount(accounts, { content, accountId, nowMs })
  if (account === null && accountId !== undefined)
    return refusal('rule/no-account', text['no-account'], { status: 404 })
  const number = account?.number ?? ''
  const checked = checkFile(content, {
    today: dayInNepal(nowMs),
    account: number,
    mapping: mapping ?? (await rememberedMapping(reader, number)),
    fixes,
  })
  if (isRefusal(checked)) return checked
  const { lines, problems } = checked
  const sha256 = sha256Of(content)
  const importedBy = await importerOf(reader, sha256)
  if (importedBy !== null) return knownFile(importedBy)
  const known = await knownLines(reader, lines)
  const all = inOrder([...problems, ...known])
  return { ...checked, problems: all, fileName: name, sha256, account, accounts, fixes }
}

type OfStatement = Pick<StatementFile, 'accountId'> & {
  readonly content: string
  readonly nowMs: number
}

/** The account that a person chose, else that the file names, both also of one that is closed; else the main one. */
function statementAccount(
  accounts: readonly BankAccount[],
  { content, accountId, nowMs }: OfStatement,
): BankAccount | null {
  if (accountId !== undefined) return accounts.find(({ id }) => id === accountId) ?? null
  const named = namedAccount(content, accounts)
  return named ?? accountsInUse(accounts, dayInNepal(nowMs))[0] ?? null
}

/** The file as lines and problems; a refusal if it is too large, no table, or has nothing in it. */
export function checkFile(
  content: string,
  at: Parameters<typeof checkStatement>[1],
): CheckedStatement | Refusal {
  if (Buffer.byteLength(content) > statementMaxBytes)
    return refusal('rule/file-too-large', text['file-too-large'], { status: 413 })
  const checked = checkStatement(content, at)
  if ('is' in checked) return noSheet(checked)
  const { lines, problems, period, days } = checked
  if (lines.length + problems.length > statementMaxLines)
    return refusal('rule/too-many-lines', text['too-many-lines'], {
      values: { most: statementMaxLines },
    })
  if (days.is === 'decided' && (period === null || lines.length + problems.length === 0))
    return refusal('rule/nothing-in-it', text['nothing-in-it'])
  return checked
}

export function sha256Of(content: string): string {
  return createHash('sha256').update(content).digest('hex')
}

export function inOrder(problems: readonly LineProblem[]): readonly LineProblem[] {
  return problems.toSorted((one, other) => one.line - other.line)
}

/** This very file was imported already, by a person. */
export function knownFile(importedBy: string): Refusal {
  const values = { name: importedBy }
  return refusal('rule/statement-known', text['statement-known'], { values, status: 409 })
}

/** Why a text is no statement that can be read. */
function noSheet(no: NoSheet): Refusal {
  if (no.is === 'broken') return csvRefusal(no.problem)
  return refusal('rule/no-columns', text['no-columns'], {
    values: { list: no.missing.join(', ') },
  })
}

async function importerOf(reader: Reader, sha256: string): Promise<string | null> {
  const row = await reader
    .selectFrom('bank_statement as s')
    .innerJoin('ad_user as u', 'u.ad_user_id', 's.imported_by')
    .select('u.name')
    .where('s.sha256', '=', sha256)
    .where('s.taken_back', 'is', null)
    .executeTakeFirst()
  return row?.name ?? null
}

async function knownLines(
  reader: Reader,
  lines: CheckedStatement['lines'],
): Promise<LineProblem[]> {
  const keys = lines.map(({ numberKey }) => numberKey)
  const rows = await reader
    .selectFrom('bank_statement_line')
    .select(['number_key as numberKey', 'day', 'amount', 'occurrence'])
    .where('number_key', '=', sql<string>`any(${keys}::text[])`)
    .execute()
  const known = new Set(rows.map(lineKey))
  return lines
    .filter((line) => known.has(lineKey(line)))
    .map(({ line, number }) => ({ line, is: 'known', value: number }))
}
