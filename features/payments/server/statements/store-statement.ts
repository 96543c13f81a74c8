import type { Transaction } from '#platform/server/database/database.ts'
import { accountName } from '#features/bank-accounts/rules/facts.ts'
import type { ProcessContext } from '#platform/server/processes/process.ts'
import type { Change } from '#platform/server/processes/trail.ts'
import { correctedFacts, rememberMapping } from './mapping.ts'
import type { ReadStatement } from './read-statement-file.ts'

const atOnce = 1_000

/** A statement whose rows have days. */
export type StatementToStore = ReadStatement & {
  readonly period: NonNullable<ReadStatement['period']>
}

/** The statement and its lines, and what the trail says of it. */
export async function storeStatement(
  transaction: Transaction,
  { fileName, sha256, lines, period, account, mapping, fixes }: StatementToStore,
  { session, nowMs }: ProcessContext,
): Promise<Change> {
  const facts = {
    file_name: fileName,
    first_day: period.first,
    last_day: period.last,
    lines: lines.length,
    amount: lines.reduce((sum, { amount }) => sum + amount, 0),
  }
  const { bank_statement_id } = await transaction
    .insertInto('bank_statement')
    .values({
      ...facts,
      sha256,
      n_bank_account_id: account?.id ?? null,
      imported_by: session.userId,
      imported: new Date(nowMs),
    })
    .returning('bank_statement_id')
    .executeTakeFirstOrThrow()
  await rememberMapping(
    transaction,
    { account: account?.number ?? '', mapping },
    { userId: session.userId, nowMs },
  )
  const rows = lines.map(({ numberKey, charge: _ofWallet, ...line }) => ({
    bank_statement_id,
    number_key: numberKey,
    ...line,
  }))
  for (let from = 0; from < rows.length; from += atOnce)
    await transaction
      .insertInto('bank_statement_line')
      .values(rows.slice(from, from + atOnce))
      .execute()
  const of = account === null ? {} : { bank_account: accountName(account) }
  const after = { ...facts, ...of, ...correctedFacts(fixes) }
  return { table: 'bank_statement', record: bank_statement_id, before: {}, after }
}
