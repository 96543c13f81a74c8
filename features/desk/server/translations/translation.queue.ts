import { sameInBoth, sayInBoth } from '#platform/pure/message.ts'
import type { Database } from '#platform/server/database/database.ts'
import type { Evidence } from '../../wire/evidence.ts'
import { reasonText as text } from '../../rules/reason-messages.ts'
import type { Looking, QueueSource } from '../queue-source.ts'
import { translationModel } from './given-reason.ts'
import { mayTranslate, selectOwed, translationRoles } from './owed.ts'

const selectOpen = ({ kysely }: Database, at: Pick<Looking, 'session'>) =>
  selectOwed(kysely, at).where('o.translated', 'is', null)

/** Reasons that students have in one language only, until they are translated. */
export const translationQueue: QueueSource = {
  id: 'translations',
  name: text.queue,
  roles: translationRoles,
  promiseDays: 3,
  model: translationModel,
  async list(database, { of, session }) {
    const rows = await selectOpen(database, { session })
      .$if(of !== undefined, (asked) => asked.where('o.c_bpartner_id', 'in', of ?? []))
      .execute()
    return rows.map((row) => ({
      record: row.owed_translation_id,
      partnerId: row.c_bpartner_id,
      name: row.name,
      about: sameInBoth(row.words),
      amount: null,
      since: row.owed.toISOString(),
      sign: 'look',
      words: text[`into-${row.to_language}`],
    }))
  },
  find: evidence,
  async since({ kysely }, record) {
    const row = await kysely
      .selectFrom('owed_translation')
      .select('owed')
      .where('owed_translation_id', '=', record)
      .where('translated', 'is', null)
      .executeTakeFirst()
    return row?.owed ?? null
  },
  decisions: ['reason_translate'],
}

async function evidence(
  database: Database,
  record: number,
  { session }: Looking,
): Promise<Evidence | null> {
  const row = await selectOpen(database, { session })
    .where('o.owed_translation_id', '=', record)
    .executeTakeFirst()
  if (row === undefined) return null
  const { to_language: to, words, stands } = row
  return {
    record,
    name: row.name,
    nepaliName: row.name_nepali,
    about: sameInBoth(row.phone),
    since: row.owed.toISOString(),
    amount: null,
    columns: [text.what, text.words],
    checks: [
      { fact: text.written, values: [words], sign: 'look', note: text[`into-${to}`] },
      { fact: text['read-now'], values: [stands], sign: 'unknown', note: null },
    ],
    alerts: [],
    facts: [],
    files: [],
    history: [
      {
        at: row.owed.toISOString(),
        words: sayInBoth(text['written-by'], { name: row.written_by }),
      },
    ],
    blocked: mayTranslate(row, session) ? null : text['own-translation'],
    approve: {
      slug: 'reason_translate',
      body: { owed_translation_ID: record },
      label: text.translate,
      outcome: text.outcome,
      takesAmount: false,
      asks: {
        parameter: 'translation',
        title: text.translate,
        label: text[`translation-${to}`],
        needed: text['translation-needed'],
        language: to,
      },
    },
    turnBack: null,
  }
}
