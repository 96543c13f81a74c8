import { sql } from 'kysely'
import type { Day } from '#platform/pure/calendar/day.ts'
import { paisa } from '#platform/pure/money/money.ts'
import type { Reader } from '#platform/server/database/database.ts'
import {
  type CheckedStatement,
  lineKey,
} from '#features/payments/rules/statements/bank-statement.ts'
import type { StatementCheck } from '#features/payments/rules/statements/statement-checks.ts'

type LaterStatement = {
  /** All lines of the file, also those that a person left out by hand. */
  readonly lines: CheckedStatement['lines']
  readonly period: { readonly first: Day; readonly last: Day } | null
  /** Id of the account that it is of; null: we have none. */
  readonly accountId: number | null
}

/**
 * Compares a file with what was imported before of its account and days: a line that the bank printed once and prints no more
 * is named. The file's last day may not be over yet and is left out. Null: none was imported of these days.
 */
export async function checkEarlierLines(
  reader: Reader,
  { lines, period, accountId }: LaterStatement,
): Promise<StatementCheck | null> {
  if (period === null) return null
  const earlier = await reader
    .selectFrom('bank_statement_line as l')
    .innerJoin('bank_statement as s', 's.bank_statement_id', 'l.bank_statement_id')
    .select(['l.number', 'l.number_key as numberKey', 'l.day', 'l.amount', 'l.occurrence'])
    .select('l.remarks')
    .where('s.taken_back', 'is', null)
    .where(sql<boolean>`s.n_bank_account_id is not distinct from ${accountId}::bigint`)
    .where('l.day', '>=', period.first)
    .where('l.day', '<', period.last)
    .orderBy('l.day')
    .orderBy('l.bank_statement_line_id')
    .execute()
  if (earlier.length === 0) return null
  const inFile = new Set(lines.map(lineKey))
  const gone = earlier.filter((line) => !inFile.has(lineKey(line)))
  const [first] = gone
  return {
    is: 'earlier',
    agrees: first === undefined,
    n: gone.length,
    sum: paisa(gone.reduce((total, { amount }) => total + amount, 0)),
    number: first === undefined ? '' : first.number || first.remarks,
    day: first?.day ?? '',
  }
}
