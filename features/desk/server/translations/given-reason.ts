import '../tables.ts'
import type { Transaction } from '#platform/server/database/database.ts'
import type { Session } from '#platform/server/model-engine/session.ts'
import { composeReason, type Reason, untranslated } from '../../rules/reason.ts'
import type { reasonArguments } from '../../wire/reason.ts'
import { type Item, writeItem } from '../items.ts'

export type GivenReason = Readonly<
  Partial<Record<keyof typeof reasonArguments, string | undefined>>
>

export function reasonOf(given: GivenReason): Reason {
  const { reason = '', reason_ne = '', own_words = '', own_words_ne = '' } = given
  return composeReason({
    standard: { en: reason, ne: reason_ne },
    own: { en: own_words, ne: own_words_ne },
  })
}

type ReasonOfStudent = Item & {
  readonly reason: Reason
  readonly partnerId: number
  readonly by: Pick<Session, 'userId' | 'role'>
  readonly nowMs: number
}

/** Adds a text that a student has in one language only to the translations owed, with its author. */
export async function oweTranslation(
  transaction: Transaction,
  { reason: { owed }, partnerId, model, record, by, nowMs }: ReasonOfStudent,
): Promise<void> {
  if (owed === null) return
  const { to, said, words } = owed
  const { owed_translation_id: id } = await transaction
    .insertInto('owed_translation')
    .values({
      c_bpartner_id: partnerId,
      model,
      record_id: record,
      to_language: to,
      said,
      words,
      stands: untranslated(owed),
      role: by.role,
      owed_by: by.userId,
      owed: new Date(nowMs),
    })
    .returning('owed_translation_id')
    .executeTakeFirstOrThrow()
  const item = { model: translationModel, record: id }
  await writeItem(transaction, item, { assigned_to: by.userId })
}

export const translationModel = 'owed_translation'
