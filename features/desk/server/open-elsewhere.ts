import { type Refusal, refusal } from '#platform/server/model-engine/refusal.ts'
import type { ProcessContext } from '#platform/server/processes/process.ts'
import { deskServerMessages as text } from '../rules/messages.ts'
import { findItem, holderOf } from './items.ts'

/** Refuses while a colleague has the item open; null when no one else has. */
export async function openElsewhere(
  model: string,
  record: number,
  { database, session, nowMs }: ProcessContext,
): Promise<Refusal | null> {
  const holder = holderOf(await findItem(database.kysely, { model, record }), nowMs)
  return holder === null || holder.id === session.userId
    ? null
    : refusal('rule/locked', text['locked-by'], { values: { name: holder.name } })
}
