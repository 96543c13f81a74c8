import { sql } from 'kysely'
import { dayInNepal } from '#platform/pure/calendar/day.ts'
import type { Reader } from '#platform/server/database/database.ts'
import { isRefusal, type Refusal, refusal } from '#platform/server/model-engine/refusal.ts'
import { defineProcess } from '#platform/server/processes/define-process.ts'
import type { ProcessContext } from '#platform/server/processes/process.ts'
import { bankStatementMessages } from '#features/payments/rules/statements/bank-statement-messages.ts'
import type { Fixes } from '#features/payments/rules/statements/statement-fixes.ts'
import type { CheckedStatement } from '#features/payments/rules/facts.ts'
import { foundInFile, refuseProblems } from '#features/payments/server/statements/found-in-file.ts'
import {
  fixesFrom,
  mappingFrom,
  rememberedMapping,
} from '#features/payments/server/statements/mapping.ts'
import {
  checkFile,
  inOrder,
  knownFile,
  sha256Of,
  type StatementFile,
} from '#features/payments/server/statements/read-statement-file.ts'
import { staffWith } from '#features/roles/rules/facts.ts'
import { type NewSettlementLine, settlementLines } from '../rules/check-settlement.ts'
import { settlementText as text } from '../rules/messages.ts'
import { settlementImport } from '../wire/settlements.ts'
import { ownTransactions } from './own-transactions.ts'
import { mappedAs, storeSettlement } from './store-settlement.ts'

/** Stores a file of the wallet: all or nothing. A dry run gives content and problems. */
export const importProcess = defineProcess({
  ...settlementImport,
  name: text['import-name'],
  roles: staffWith('statement.manage'),
  shows: [{ table: 'c_payment' }],
  async run(given, context) {
    const mapping = mappingFrom(given.mapping ?? '')
    if (mapping !== undefined && isRefusal(mapping)) return mapping
    const fixed = fixesFrom(given.fixes ?? '')
    if (isRefusal(fixed)) return fixed
    const file = { name: given.file_name, text: given.statement, mapping, ...fixed }
    if (given.dry_run === true) return dryRun(file, context)
    return context.transact(async (transaction, did) => {
      // One at a time: what is new is asked and written under the same lock.
      await sql`lock table wallet_settlement in share row exclusive mode`.execute(transaction)
      const read = await readSettlement(transaction, file, context.nowMs)
      if (isRefusal(read)) return read
      const wrong = refuseProblems(read, true)
      if (wrong !== null) return wrong
      did(await storeSettlement(transaction, read, context))
      return { summary: text.imported }
    })
  },
})

async function dryRun(file: StatementFile, { database, nowMs }: ProcessContext) {
  const read = await readSettlement(database.kysely, file, nowMs)
  if (isRefusal(read)) return read
  const numbers = read.settled.map(({ number }) => number)
  const known = await ownTransactions(database.kysely, numbers)
  const found = foundInFile({ ...read, checks: [] }, known.length)
  const data = { found: { ...found, account: null, accounts: [] } }
  return { summary: bankStatementMessages.checked, data }
}

/** A file as it would be stored, with everything that is wrong with it. */
export type ReadSettlement = CheckedStatement & {
  readonly fileName: string
  readonly sha256: string
  readonly settled: readonly NewSettlementLine[]
  readonly fixes: Fixes
}

async function readSettlement(
  reader: Reader,
  { name, text: content, mapping, fixes = [] }: StatementFile,
  nowMs: number,
): Promise<ReadSettlement | Refusal> {
  const checked = checkFile(content, {
    today: dayInNepal(nowMs),
    account: '',
    mapping: mapping ?? (await rememberedMapping(reader, mappedAs)),
    fixes,
  })
  if (isRefusal(checked)) return checked
  const { lines, problems } = settlementLines(checked)
  if (checked.days.is === 'decided' && lines.length + problems.length === 0)
    return refusal('rule/nothing-in-it', bankStatementMessages['nothing-in-it'])
  const sha256 = sha256Of(content)
  const importedBy = await importerOf(reader, sha256)
  if (importedBy !== null) return knownFile(importedBy)
  const known = await knownLines(reader, lines)
  return {
    ...checked,
    problems: inOrder([...checked.problems, ...problems, ...known]),
    fileName: name,
    sha256,
    settled: lines,
    fixes,
  }
}

async function importerOf(reader: Reader, sha256: string): Promise<string | null> {
  const row = await reader
    .selectFrom('wallet_settlement as s')
    .innerJoin('ad_user as u', 'u.ad_user_id', 's.imported_by')
    .select('u.name')
    .where('s.sha256', '=', sha256)
    .where('s.taken_back', 'is', null)
    .executeTakeFirst()
  return row?.name ?? null
}

async function knownLines(reader: Reader, lines: readonly NewSettlementLine[]) {
  const numbers = lines.map(({ number }) => number)
  const rows = await reader
    .selectFrom('wallet_settlement_line')
    .select('number')
    .where('number', '=', sql<string>`any(${numbers}::text[])`)
    .execute()
  const known = new Set(rows.map(({ number }) => number))
  return lines
    .filter(({ number }) => known.has(number))
    .map(({ line, number }) => ({ line, is: 'known', value: number }) as const)
}
