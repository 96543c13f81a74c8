import * as contracts from '../../wire/processes.ts'
import { defineProcess } from '#platform/server/processes/define-process.ts'
import { sql } from 'kysely'
import type { Transaction } from '#platform/server/database/database.ts'
import { isRefusal, type Refusal, refusal } from '#platform/server/model-engine/refusal.ts'
import type { Process, ProcessContext } from '#platform/server/processes/process.ts'
import type { Change } from '#platform/server/processes/trail.ts'
import { translated } from '../../rules/reason.ts'
import { reasonText as text } from '../../rules/reason-messages.ts'
import { translationModel } from './given-reason.ts'
import { mayTranslate, type OwedRow, selectOwed, translationRoles } from './owed.ts'

/** Second place of a reason beside the notification: a column of the record, or of a table with the same key. */
export type ReasonPlace = {
  readonly model: string
  readonly table: string
  readonly column: string
}

/** Replaces the untranslated text by the translation, in every place where the student or the office reads it. */
export function translateProcess(places: readonly ReasonPlace[]): Process {
  return defineProcess({
    ...contracts.reasonTranslate,
    name: { en: 'Translate a reason', ne: 'कारणको अनुवाद' },
    roles: translationRoles,
    run: (given, context) =>
      context.transact(async (transaction, did) => {
        const record = given.owed_translation_ID
        const translation = given.translation
        const change = await translate(transaction, { record, translation, places }, context)
        if (isRefusal(change)) return change
        did(change)
        return { summary: text.translated }
      }),
  })
}

type Translating = {
  readonly record: number
  readonly translation: string
  readonly places: readonly ReasonPlace[]
}

async function translate(
  transaction: Transaction,
  { record, translation, places }: Translating,
  { session, nowMs }: ProcessContext,
): Promise<Refusal | Change> {
  const row = await selectOwed(transaction, { session })
    .where('o.owed_translation_id', '=', record)
    .forUpdate('o')
    .executeTakeFirst()
  if (row === undefined)
    return refusal('rule/translation-unknown', text['translation-unknown'], { status: 404 })
  if (row.translated !== null) return refusal('rule/translation-done', text['translation-done'])
  if (!mayTranslate(row, session)) return refusal('rule/own-translation', text['own-translation'])
  if (translation === '') return refusal('rule/translation-needed', text['translation-needed'])
  await transaction
    .updateTable('owed_translation')
    .set({ translation, translated_by: session.userId, translated: new Date(nowMs) })
    .where('owed_translation_id', '=', record)
    .execute()
  const whole = translated(row, translation)
  await rewriteNotice(transaction, row, whole)
  for (const place of places.filter(({ model }) => model === row.model))
    await rewrite(transaction, { ...row, ...place, whole })
  return {
    table: translationModel,
    record,
    before: { translation: null },
    after: { translation },
  }
}

/** The notification of the same moment that contains this text. */
async function rewriteNotice(
  transaction: Transaction,
  { c_bpartner_id: partnerId, owed, to_language: to, stands }: OwedRow,
  whole: string,
): Promise<void> {
  const column = sql.ref(to === 'en' ? 'textmsg' : 'textmsg_ne')
  await sql`update ad_note n set ${column} = replace(n.${column}, ${stands}, ${whole})
    from ad_user u where u.ad_user_id = n.ad_user_id and u.c_bpartner_id = ${partnerId}
      and n.created = ${owed} and position(${stands} in n.${column}) > 0`.execute(transaction)
}

type Rewriting = ReasonPlace & Pick<OwedRow, 'record_id' | 'stands'> & { readonly whole: string }

async function rewrite(
  transaction: Transaction,
  { model, table, column, record_id: record, stands, whole }: Rewriting,
): Promise<void> {
  const at = sql.ref(column)
  await sql`update ${sql.table(table)} set ${at} = replace(${at}, ${stands}, ${whole})
    where ${sql.ref(`${model}_id`)} = ${record} and position(${stands} in ${at}) > 0`.execute(
    transaction,
  )
}
