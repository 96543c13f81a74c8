import { type RawBuilder, sql } from 'kysely'
import type { Message } from '#platform/pure/message.ts'
import type { Reader } from '#platform/server/database/database.ts'
import type { Key, Maybe, MaybeTimestamp, Timestamp } from '#platform/server/database/columns.ts'
import { type Refusal, refusal } from '#platform/server/model-engine/refusal.ts'
import type { ResultOf } from '#features/selection/server/selection.ts'
import { withheldMessages as text } from '../../rules/withheld/messages.ts'

/** A result that is withheld, or was until it was lifted. */
export type WithheldTable = {
  entrance_withheld_id: Key
  n_entrance_reg_id: number
  reason: string
  reason_ne: string
  withheld: Timestamp
  withheld_by: number
  lifted: MaybeTimestamp
  lifted_by: Maybe<number>
  lifted_for: Maybe<string>
}

/** The reason for which the result of an application `a` is withheld, a Message; null: it is not. */
export const withheldReason: RawBuilder<Message | null> = sql`(
  select jsonb_build_object('en', h.reason, 'ne', h.reason_ne) from entrance_withheld h
  where h.n_entrance_reg_id = a.n_entrance_reg_id and h.lifted is null)`

/** Refuses to publish a result in which an applicant is selected whose result is withheld. */
export async function refuseSelectedWithheld(
  reader: Reader,
  { openingId }: Pick<ResultOf, 'openingId'>,
): Promise<Refusal | null> {
  const rows = await reader
    .selectFrom('entrance_withheld as w')
    .innerJoin('n_entrance_reg as a', 'a.n_entrance_reg_id', 'w.n_entrance_reg_id')
    .select('a.erollno')
    .where('a.n_entrance_open_id', '=', openingId)
    .where('a.selected', 'is', true)
    .where('w.lifted', 'is', null)
    .orderBy('a.erollno')
    .execute()
  if (rows.length === 0) return null
  const numbers = rows.map(({ erollno }) => erollno ?? '-').join(', ')
  return refusal('rule/selected-withheld', text['selected-withheld'], {
    status: 409,
    values: { numbers },
  })
}
