import type { Message } from '#platform/pure/message.ts'
import type { Model, Values } from '#platform/server/model-engine/dictionary/dictionary.ts'
import { shapeOf } from '#platform/server/model-engine/dictionary/model-shape.ts'
import { isRefusal, type Refusal } from '#platform/server/model-engine/refusal.ts'
import {
  changeRecord,
  createRecord,
  lockRecord,
  recordChanged,
} from '#features/registers/server/change-record.ts'
import { stamp } from '#platform/server/model-engine/write/update-record.ts'
import { deleteRow, updateRow } from '#platform/server/model-engine/write/write-sql.ts'
import { importMessages as text } from '../../rules/messages.ts'
import type { RowPlan } from '../../rules/row-plan.ts'
import type { ImportContext } from './target.ts'

type Blocked = { readonly reason: Message }
type Stored = { readonly id: number; readonly version: number }

/** Stores a row with the hooks of its register, which check it again. */
export async function storeRegisterRow(
  model: Model,
  plan: RowPlan,
  context: ImportContext,
): Promise<Stored | Blocked> {
  return plan.record === null
    ? create(model, plan.values, context)
    : change(model, { ...plan, record: plan.record }, context)
}

async function create(
  model: Model,
  values: Values,
  context: ImportContext,
): Promise<Stored | Blocked> {
  const made = await createRecord(model, values, context)
  return isRefusal(made) ? { reason: reasonOf(made) } : made
}

type Changing = Pick<RowPlan, 'values'> & { readonly record: Stored }

async function change(
  model: Model,
  { values, record }: Changing,
  context: ImportContext,
): Promise<Stored | Blocked> {
  const version = await changeRecord(model, { ...record, values }, context)
  if (!isRefusal(version)) return { id: record.id, version }
  const isOutdated = version.code === recordChanged.code
  return { reason: isOutdated ? text['changed-meanwhile'] : reasonOf(version) }
}

/** The first reason of a refusal, that of a column before that of the whole. */
function reasonOf({ errors, message }: Refusal): Message {
  return errors?.[0]?.message ?? message
}

/** `before`: values that the record had; null for one that was made. */
type TakingBack = Stored & { readonly before: Values | null }

/** Deletes a row that was made, or gives one that was changed its values back; not if it was changed since. */
export async function takeBackRegisterRow(
  model: Model,
  { id, version, before }: TakingBack,
  context: ImportContext,
): Promise<Message | null> {
  const now = await lockRecord(model, id, context)
  if (now?.['version'] !== version) return text['changed-since']
  const at = { shape: shapeOf(model), id }
  if (before === null) await deleteRow(at, context.transaction)
  else {
    const values = { ...before, version: version + 1, ...stamp(context.session, context.nowMs) }
    await updateRow(at, values, context.transaction)
  }
  return null
}
