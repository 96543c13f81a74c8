import { staffWith } from '#features/roles/rules/facts.ts'
import * as contracts from '../../wire/processes.ts'
import { defineProcess } from '#platform/server/processes/define-process.ts'
import { slipKey } from '#platform/pure/text/slip-key.ts'
import { sql } from 'kysely'
import { accountName } from '#features/bank-accounts/rules/facts.ts'
import type { Reader } from '#platform/server/database/database.ts'
import { isRefusal, refusal } from '#platform/server/model-engine/refusal.ts'
import type { ProcessContext } from '#platform/server/processes/process.ts'
import { bankStatementMessages as text } from '#features/payments/rules/statements/bank-statement-messages.ts'
import { foundInFile, refuseProblems } from './found-in-file.ts'
import { checkEarlierLines } from './earlier-lines.ts'
import { fixesFrom, mappingFrom } from './mapping.ts'
import { type ReadStatement, readStatementFile, type StatementFile } from './read-statement-file.ts'
import { storeStatement } from './store-statement.ts'

export const statementRoles = staffWith('statement.manage')

/** Stores a statement of the university's bank account: all or nothing. A dry run gives content and problems. */
export const importStatement = defineProcess({
  ...contracts.bankStatementImport,
  name: { en: 'Import a bank statement', ne: 'बैंक स्टेटमेन्ट आयात' },
  roles: statementRoles,
  shows: [{ table: 'c_payment' }],
  async run(given, context) {
    const mapping = mappingFrom(given.mapping ?? '')
    if (mapping !== undefined && isRefusal(mapping)) return mapping
    const fixed = fixesFrom(given.fixes ?? '')
    if (isRefusal(fixed)) return fixed
    const { file_name: name, n_bank_account_ID: accountId } = given
    const file = { name, text: given.statement, mapping, accountId, ...fixed }
    if (given.dry_run === true) return dryRun(file, context)
    return context.transact(async (transaction, did) => {
      // One at a time: what is new is asked and written under the same lock.
      await sql`lock table bank_statement in share row exclusive mode`.execute(transaction)
      const read = await readStatementFile(transaction, file, context.nowMs)
      if (isRefusal(read)) return read
      const { period } = read
      const wrong = refuseProblems(read, given.other_account === true)
      if (wrong !== null) return wrong
      if (period === null) return refusal('rule/nothing-in-it', text['nothing-in-it'])
      did(await storeStatement(transaction, { ...read, period }, context))
      return { summary: text.imported }
    })
  },
})

async function dryRun(file: StatementFile, context: ProcessContext) {
  const reader = context.database.kysely
  const read = await readStatementFile(reader, file, context.nowMs)
  if (isRefusal(read)) return read
  const waiting = await waitingIn(reader, new Set(read.lines.map(({ numberKey }) => numberKey)))
  const found = {
    ...foundInFile({ ...read, checks: await allChecks(file, read, context) }, waiting),
    account: read.account?.id ?? null,
    accounts: read.accounts.map((account) => ({ id: account.id, name: accountName(account) })),
  }
  return { summary: text.checked, data: { found } }
}

/** A file that names another account than ours is not compared with earlier files of ours. */
async function allChecks(
  file: StatementFile,
  read: ReadStatement,
  context: ProcessContext,
): Promise<ReadStatement['checks']> {
  if (read.checks.some(({ is, agrees }) => is === 'account' && !agrees)) return read.checks
  const earlier = await checkEarlierLines(context.database.kysely, {
    lines: await allLines(file, read, context),
    period: read.period,
    accountId: read.account?.id ?? null,
  })
  return earlier === null ? read.checks : [...read.checks, earlier]
}

/** Lines of the file as the bank wrote it, without corrections. */
async function allLines(
  file: StatementFile,
  read: ReadStatement,
  { database, nowMs }: ProcessContext,
): Promise<ReadStatement['lines']> {
  if (read.fixes.length === 0) return read.lines
  const whole = await readStatementFile(database.kysely, { ...file, fixes: [] }, nowMs)
  return isRefusal(whole) ? read.lines : whole.lines
}

/** Number of waiting vouchers whose slip number is among these. */
async function waitingIn(reader: Reader, keys: ReadonlySet<string>): Promise<number> {
  const rows = await reader
    .selectFrom('voucher')
    .select('slip_number')
    .where('state', 'in', ['SUBMITTED', 'HELD'])
    .where('slip_number', 'is not', null)
    .execute()
  const numbers = rows.map(({ slip_number }) => slipKey(slip_number ?? ''))
  return numbers.filter((key) => key !== '' && keys.has(key)).length
}
