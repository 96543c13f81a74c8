import * as contracts from '../../wire/processes.ts'
import { defineProcess } from '#platform/server/processes/define-process.ts'
import type { Database } from '#platform/server/database/database.ts'
import { bankStatementMessages as text } from '#features/payments/rules/statements/bank-statement-messages.ts'
import { accountName } from '#features/bank-accounts/rules/facts.ts'
import type { BankStatement } from '../../wire/bank-statements.ts'
import { statementRoles } from './import.process.ts'

/** Two years of a statement every working day. */
const mostListed = 500

/** Lists imported statements, newest first, including those taken back. */
export const listStatements = defineProcess({
  ...contracts.bankStatements,
  name: { en: 'Imported bank statements', ne: 'आयात गरिएका बैंक स्टेटमेन्ट' },
  roles: statementRoles,
  shows: [],
  run: async (_given, { database }) => ({
    summary: text.listed,
    data: { statements: await findStatements(database) },
  }),
})

async function findStatements({ kysely }: Database): Promise<readonly BankStatement[]> {
  const rows = await kysely
    .selectFrom('bank_statement as s')
    .innerJoin('ad_user as u', 'u.ad_user_id', 's.imported_by')
    .leftJoin('n_bank_account as a', 'a.n_bank_account_id', 's.n_bank_account_id')
    .leftJoin('ad_user as t', 't.ad_user_id', 's.taken_back_by')
    .select(['s.bank_statement_id', 's.file_name', 's.first_day', 's.last_day', 's.lines'])
    .select(['s.amount', 's.imported', 's.taken_back', 'u.name as by', 't.name as back_by'])
    .select(['a.bank', 'a.number'])
    .select((each) =>
      each
        .selectFrom('bank_statement_line as l')
        .innerJoin('voucher as v', 'v.bank_statement_line_id', 'l.bank_statement_line_id')
        .select((line) => line.fn.count<number>('l.bank_statement_line_id').distinct().as('n'))
        .whereRef('l.bank_statement_id', '=', 's.bank_statement_id')
        .as('matched'),
    )
    .orderBy('s.imported', 'desc')
    .orderBy('s.bank_statement_id', 'desc')
    .limit(mostListed)
    .execute()
  return rows.map((row) => ({
    id: row.bank_statement_id,
    fileName: row.file_name,
    account:
      row.bank === null || row.number === null
        ? ''
        : accountName({ bank: row.bank, number: row.number }),
    firstDay: row.first_day,
    lastDay: row.last_day,
    lines: row.lines,
    amount: row.amount,
    matched: row.matched ?? 0,
    importedBy: row.by,
    imported: row.imported.toISOString(),
    takenBackBy: row.back_by,
    takenBack: row.taken_back?.toISOString() ?? null,
  }))
}
