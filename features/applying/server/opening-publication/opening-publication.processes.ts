import { dayInBoth } from '#platform/pure/calendar/format.ts'
import { dayInNepal, timeInNepal } from '#platform/pure/calendar/day.ts'
import { comingMoment } from '#platform/pure/calendar/moment.ts'
import type { Transaction } from '#platform/server/database/database.ts'
import type { Dictionary, Model } from '#platform/server/model-engine/dictionary/dictionary.ts'
import { isRefusal, type Refusal, refusal } from '#platform/server/model-engine/refusal.ts'
import { defineProcess } from '#platform/server/processes/define-process.ts'
import { checkChange, lockRecord } from '#features/registers/server/change-record.ts'
import type { RecordWrite } from '#features/registers/server/hook-context.ts'
import { staffWith } from '#features/roles/rules/facts.ts'
import { openingPublicationText as text } from '../../rules/returns/opening-publication-messages.ts'
import * as contracts from '../../wire/opening-publication.ts'
import { firstProblem } from '../opening-change/agreed-columns.ts'
import { changeableOpening, noOpening } from '../opening-withdrawal/withdraw-opening.ts'

const roles = staffWith('opening.manage')

const readPublication = (dictionary: Dictionary) =>
  defineProcess({
    ...contracts.openingPublicationRead,
    name: text.read,
    roles,
    shows: [],
    async run({ model: table, record_ID: id }, { database, session }) {
      if (changeableOpening(dictionary, table, session.role) === null) return noOpening
      const row = await database.kysely
        .selectFrom('opening_publication')
        .select(['publish_at', 'refused', 'refused_ne'])
        .where('opening_table', '=', table)
        .where('opening_id', '=', id)
        .executeTakeFirst()
      const { refused: en = null, refused_ne: ne = null } = row ?? {}
      return {
        summary: text.read,
        data: {
          at: row === undefined ? null : row.publish_at.toISOString(),
          refused: en === null || ne === null ? null : { en, ne },
        },
      }
    },
  })

const listPublications = (dictionary: Dictionary) =>
  defineProcess({
    ...contracts.openingPublications,
    name: text.list,
    roles,
    shows: [],
    async run({ model: table }, { database, session }) {
      if (changeableOpening(dictionary, table, session.role) === null) return noOpening
      const rows = await database.kysely
        .selectFrom('opening_publication')
        .select(['opening_id as id', 'publish_at'])
        .where('opening_table', '=', table)
        .where('refused', 'is', null)
        .orderBy('publish_at')
        .execute()
      const planned = rows.map(({ id, publish_at: at }) => ({ id, at: at.toISOString() }))
      return { summary: text.list, data: { planned } }
    },
  })

/** Plans that a draft is published at a time, or that it stays one. */
const planPublication = (dictionary: Dictionary) =>
  defineProcess({
    ...contracts.openingPublishAt,
    name: text.title,
    roles,
    shows: [],
    run: ({ model: table, record_ID: id, at = '' }, { transact, session, nowMs }) =>
      transact(async (transaction, did) => {
        const write = { transaction, session, nowMs }
        const model = changeableOpening(dictionary, table, session.role)
        const draft = model && (await findDraft(model, id, write))
        if (model === null || draft === null) return noOpening
        if (isRefusal(draft)) return draft
        await remove(transaction, table, id)
        if (at === '') {
          did({ table, record: id, before: {}, after: { publish_at: null } })
          return { summary: text.cancelled }
        }
        const atMs = comingMoment(at, nowMs)
        if (atMs === null) return refusal('rule/instant-wrong', text['wrong-time'])
        const checked = await checkChange(
          model,
          { id, version: draft.version, values: publishing(model) },
          write,
        )
        if (isRefusal(checked)) return firstProblem(model, checked)
        await transaction
          .insertInto('opening_publication')
          .values({
            opening_table: table,
            opening_id: id,
            publish_at: new Date(atMs),
            planned_by: session.userId,
          })
          .execute()
        const day = dayInNepal(atMs)
        did({ table, record: id, before: {}, after: { publish_at: new Date(atMs).toISOString() } })
        return {
          summary: text.planned,
          values: {
            day: dayInBoth(day),
            time: timeInNepal(atMs),
          },
        }
      }),
  })

/** Values that make a draft a published opening. */
export function publishing({ published = '' }: Model) {
  return { [published]: true }
}

async function findDraft(
  model: Model,
  id: number,
  write: RecordWrite,
): Promise<{ readonly version: number } | Refusal | null> {
  const record = await lockRecord(model, id, write)
  if (record === null) return null
  return record[model.published ?? ''] === true
    ? refusal('rule/is-published', text['is-published'], { status: 409 })
    : { version: Number(record['version']) }
}

/** Removes the planned time of an opening. */
async function remove(transaction: Transaction, table: string, id: number): Promise<void> {
  await transaction
    .deleteFrom('opening_publication')
    .where('opening_table', '=', table)
    .where('opening_id', '=', id)
    .execute()
}

export const openingPublicationProcesses = ({ dictionary }: { dictionary: Dictionary }) => [
  readPublication(dictionary),
  listPublications(dictionary),
  planPublication(dictionary),
]
