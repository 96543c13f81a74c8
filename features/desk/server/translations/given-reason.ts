import '../tables.ts'
import type { Message } from '#platform/pure/message.ts'
import type { Transaction } from '#platform/server/database/database.ts'
import type { Session } from '#platform/server/model-engine/session.ts'
import {
  type Arguments,
  type Parameter,
  longTextLength,
} from '#platform/server/processes/process.ts'
import { composeReason, type Reason, untranslated } from '../../rules/reason.ts'
import { type Item, writeItem } from '../items.ts'

/** Parameters of a reason: text in both languages, then own text that one language may lack. */
export const reasonParameters: readonly Parameter[] = [
  { name: 'reason', type: 'text', maxLength: longTextLength },
  { name: 'reason_ne', type: 'text', maxLength: longTextLength },
  { name: 'own_words', type: 'text', maxLength: longTextLength },
  { name: 'own_words_ne', type: 'text', maxLength: longTextLength },
]

/** The same where a reason has to be given. */
export const neededReason: readonly Parameter[] = reasonParameters.map((parameter, index, all) =>
  index === 0 ? { ...parameter, mandatoryUnless: all.slice(1).map(({ name }) => name) } : parameter,
)

export function reasonOf(given: Arguments): Reason {
  const textOf = (name: string) => String(given[name] ?? '').trim()
  const both = (name: string): Message => ({ en: textOf(name), ne: textOf(`${name}_ne`) })
  return composeReason({ standard: both('reason'), own: both('own_words') })
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
