import { type RawBuilder, sql } from 'kysely'
import type { Reader } from '#platform/server/database/database.ts'
import type { Model, Values } from '#platform/server/model-engine/dictionary/dictionary.ts'
import { shapeOf } from '#platform/server/model-engine/dictionary/model-shape.ts'
import { isRefusal, type Refusal, refusal } from '#platform/server/model-engine/refusal.ts'
import {
  storedColumnsSql,
  storedValues,
} from '#platform/server/model-engine/write/stored-values.ts'
import { storedOf } from '#platform/server/model-engine/write/create-record.ts'
import { stamp } from '#platform/server/model-engine/write/update-record.ts'
import { insertRow, updateRow } from '#platform/server/model-engine/write/write-sql.ts'
import { registerMessages as text } from '../rules/messages.ts'
import { hookContext, type RecordWrite } from './hook-context.ts'

/** The row of a record, locked until the transaction ends; null: there is none. */
export function lockRecord(
  model: Model,
  id: number,
  { transaction }: Pick<RecordWrite, 'transaction'>,
): Promise<Values | null> {
  return readRow(transaction, { model, id, lock: sql`for update` })
}

/** The row of a record as it is stored; null: there is none. */
export function findRecord(reader: Reader, model: Model, id: number): Promise<Values | null> {
  return readRow(reader, { model, id, lock: sql`` })
}

type RowAt = { readonly model: Model; readonly id: number; readonly lock: RawBuilder<unknown> }

async function readRow(reader: Reader, { model, id, lock }: RowAt): Promise<Values | null> {
  const shape = shapeOf(model)
  const { rows } = await sql<Record<string, string | null>>`
    select ${sql.raw(storedColumnsSql(shape))} from ${sql.table(model.table)}
    where ${sql.ref(shape.key.db)} = ${id} ${lock}`.execute(reader)
  return rows[0] === undefined ? null : storedValues(shape, rows[0])
}

/** Refuses a change to a record that another person has changed since it was read. */
export const recordChanged = refusal('rule/changed-meanwhile', text['changed-meanwhile'], {
  status: 409,
})

/** Values that a record of a version gets. */
export type RecordChange = {
  readonly id: number
  readonly version: number
  readonly values: Values
  /** Two people agreed on it: what is locked for one person may change. */
  readonly isAgreed?: true
}

/** Changes a record of a register as its hook allows; gives its new version. Refused if it is of another version now. */
export async function changeRecord(
  model: Model,
  change: RecordChange,
  write: RecordWrite,
): Promise<number | Refusal> {
  const values = await checkChange(model, change, write)
  if (isRefusal(values)) return values
  const at = { shape: shapeOf(model), id: change.id }
  const stored = { ...values, ...stamp(write.session, write.nowMs) }
  return Number((await updateRow(at, stored, write.transaction))['version'])
}

/** Creates a record of a register as its hook allows. */
export async function createRecord(
  model: Model,
  values: Values,
  write: RecordWrite,
): Promise<{ readonly id: number; readonly version: number } | Refusal> {
  const at = hookContext(write)
  const outcome = await model.hooks?.create?.(values, { ...at, children: {} })
  if (outcome?.is === 'refused') return outcome
  if (outcome?.is !== 'allowed') throw new Error(`${model.table} is no register`)
  const shape = shapeOf(model)
  const made = await insertRow(shape, storedOf(shape, outcome.values, at), write.transaction)
  return { id: Number(made[shape.key.name]), version: Number(made['version']) }
}

/** Values that a change would store, with those that follow from them, or why the record cannot be changed so. */
export async function checkChange(
  model: Model,
  { id, version, values, isAgreed }: RecordChange,
  write: RecordWrite,
): Promise<Values | Refusal> {
  const before = await lockRecord(model, id, write)
  if (before?.['version'] !== version) return recordChanged
  const context = { ...hookContext(write), id, before, ...(isAgreed && { isAgreed }) }
  const outcome = await model.hooks?.update?.(values, context)
  if (outcome?.is === 'refused') return outcome
  if (outcome?.is !== 'allowed') throw new Error(`${model.table} is no register`)
  return outcome.values
}
