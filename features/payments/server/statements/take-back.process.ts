import { sql } from 'kysely'
import * as contracts from '../../wire/processes.ts'
import { defineProcess } from '#platform/server/processes/define-process.ts'
import type { Transaction } from '#platform/server/database/database.ts'
import { isRefusal, type Refusal, refusal } from '#platform/server/model-engine/refusal.ts'
import type { ProcessContext } from '#platform/server/processes/process.ts'
import type { Change } from '#platform/server/processes/trail.ts'
import { bankStatementMessages as text } from '#features/payments/rules/statements/bank-statement-messages.ts'
import { statementRoles } from './import.process.ts'

/** Takes an imported statement back while no voucher was approved against it; its lines go, its row stays. */
export const takeStatementBack = defineProcess({
  ...contracts.bankStatementTakeBack,
  name: { en: 'Take a bank statement back', ne: 'बैंक स्टेटमेन्ट फिर्ता लिने' },
  roles: statementRoles,
  run: (given, context) =>
    context.transact(async (transaction, did) => {
      const change = await takeBack(transaction, given.bank_statement_ID, context)
      if (isRefusal(change)) return change
      did(change)
      return { summary: text['taken-back'] }
    }),
})

async function takeBack(
  transaction: Transaction,
  record: number,
  { session, nowMs }: ProcessContext,
): Promise<Refusal | Change> {
  const statement = await transaction
    .selectFrom('bank_statement')
    .select(['taken_back', 'lines'])
    .where('bank_statement_id', '=', record)
    .forUpdate()
    .executeTakeFirst()
  if (statement === undefined)
    return refusal('rule/statement-unknown', text['statement-unknown'], { status: 404 })
  if (statement.taken_back !== null)
    return refusal('rule/statement-gone', text['statement-gone'], { status: 409 })
  const used = await takeLines(transaction, record)
  if (used > 0)
    return refusal('rule/statement-used', text['statement-used'], {
      values: { n: used },
      status: 409,
    })
  const moved = await movedLines(transaction, record)
  if (moved > 0)
    return refusal('rule/statement-moved', text['statement-moved'], {
      values: { n: moved },
      status: 409,
    })
  const settled = await settledLines(transaction, record)
  if (settled > 0)
    return refusal('rule/statement-settled', text['statement-settled'], {
      values: { n: settled },
      status: 409,
    })
  await transaction
    .deleteFrom('bank_statement_line')
    .where('bank_statement_id', '=', record)
    .execute()
  await transaction
    .updateTable('bank_statement')
    .set({ taken_back_by: session.userId, taken_back: new Date(nowMs) })
    .where('bank_statement_id', '=', record)
    .execute()
  const { lines } = statement
  return { table: 'bank_statement', record, before: { lines }, after: { lines: 0 } }
}

/** Locks the lines until the transaction ends; gives how many of them vouchers were approved against. */
async function takeLines(transaction: Transaction, record: number): Promise<number> {
  await transaction
    .selectFrom('bank_statement_line')
    .select('bank_statement_line_id')
    .where('bank_statement_id', '=', record)
    .orderBy('bank_statement_line_id')
    .forUpdate()
    .execute()
  const { n } = await transaction
    .selectFrom('voucher as v')
    .innerJoin('bank_statement_line as l', 'l.bank_statement_line_id', 'v.bank_statement_line_id')
    .select((each) => each.fn.countAll<number>().as('n'))
    .where('l.bank_statement_id', '=', record)
    .executeTakeFirstOrThrow()
  return n
}

/** Number of its lines that are or were in suspense. */
async function movedLines(transaction: Transaction, record: number): Promise<number> {
  const { n } = await transaction
    .selectFrom('bank_statement_line as l')
    .innerJoin('bank_line_suspense as s', 's.bank_statement_line_id', 'l.bank_statement_line_id')
    .select((each) => each.fn.count<number>('l.bank_statement_line_id').distinct().as('n'))
    .where('l.bank_statement_id', '=', record)
    .executeTakeFirstOrThrow()
  return n
}

/** Number of its lines that are or were linked to a settlement of the wallet. */
async function settledLines(transaction: Transaction, record: number): Promise<number> {
  const { rows } = await sql<{ readonly n: number }>`
    select count(distinct l.bank_statement_line_id) as n
    from bank_statement_line l join wallet_settlement_link k using (bank_statement_line_id)
    where l.bank_statement_id = ${record}`.execute(transaction)
  return rows[0]?.n ?? 0
}
