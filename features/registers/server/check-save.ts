import { sql } from 'kysely'
import { type Money, toRupees } from '#platform/pure/money/money.ts'
import { type Message, sayInBoth } from '#platform/pure/message.ts'
import type { Transaction } from '#platform/server/database/database.ts'
import type {
  Column,
  Model,
  Value,
  Values,
} from '#platform/server/model-engine/dictionary/dictionary.ts'
import type { FieldError } from '#platform/server/model-engine/refusal.ts'
import { columnProblem } from '../rules/column-problem.ts'
import { registerMessages as text } from '../rules/messages.ts'
import { rulesOf } from './column-rules.ts'
import { isPointedAt } from './record-use.ts'

/** A save of a record as its checks see it. */
export type Save = {
  /** Values that the save sets. */
  readonly changes: Values
  /** The record with them. */
  readonly record: Values
  /** The record as it is; null for a new one. */
  readonly before: Values | null
  /** Null for a new record. */
  readonly id: number | null
  readonly transaction: Transaction
  /** Two people agreed on it: what is locked for one person may change. */
  readonly isAgreed?: true
}

/** Asked once no column is wrong by itself. */
export type CheckRecord = (save: Save) => Promise<readonly FieldError[]> | readonly FieldError[]

type Rules = Pick<Model, 'table' | 'columns'> & { readonly check?: CheckRecord | undefined }

/** One save of a table at a time: a value that was found unique stays so until it is stored. */
export async function lockTable(table: string, transaction: Transaction): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext(${`register ${table}`}))`.execute(transaction)
}

/** Each column that the save may not set as it does; of a new record every column is looked at. */
export async function problemsOf(
  { table, columns, check }: Rules,
  save: Save,
): Promise<readonly FieldError[]> {
  const errors: FieldError[] = []
  for (const column of columns) {
    if (save.id !== null && !(column.name in save.changes)) continue
    const value = save.changes[column.name] ?? null
    const problem =
      columnProblem(rulesOf(column), asTyped(column, value)) ??
      (await takenProblem({ table, column, save }, value)) ??
      (await lockedProblem({ table, column, save }))
    if (problem !== null) errors.push({ field: column.name, message: problem })
  }
  return errors.length > 0 ? errors : ((await check?.(save)) ?? [])
}

/** A stored amount in rupees, as it is typed. */
function asTyped({ type }: Column, value: Value): unknown {
  return type.is === 'amount' && typeof value === 'number' ? toRupees(value as Money) : value
}

type CheckedColumn = { readonly table: string; readonly column: Column; readonly save: Save }

async function takenProblem(
  { table, column: { name, isUnique }, save: { id, transaction } }: CheckedColumn,
  value: Value,
): Promise<Message | null> {
  if (isUnique !== true || typeof value !== 'string') return null
  const found = await sql`select 1 from ${sql.table(table)}
    where lower(${sql.ref(name.toLowerCase())}) = lower(${value})
      and ${sql.ref(`${table}_id`)} is distinct from ${id}::bigint limit 1`.execute(transaction)
  return found.rows.length === 0 ? null : sayInBoth(text.taken, { value })
}

async function lockedProblem({
  table,
  column: { lockedBy },
  save: { id, transaction, isAgreed },
}: CheckedColumn): Promise<Message | null> {
  if (id === null || lockedBy === undefined || (isAgreed && lockedBy.mayBeAgreed)) return null
  const isLocked = await isPointedAt(transaction, { model: { table }, id }, lockedBy.tables)
  return isLocked ? lockedBy.reason : null
}
