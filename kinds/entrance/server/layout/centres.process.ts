import { sql } from 'kysely'
import { defineProcess } from '#platform/server/processes/define-process.ts'
import type { Reader } from '#platform/server/database/database.ts'
import { writeRow } from '#platform/server/database/write-row.ts'
import { isRefusal } from '#platform/server/model-engine/refusal.ts'
import { examOffice } from '#features/examination/server/exam-office.ts'
import { rolesWith } from '#features/roles/rules/facts.ts'
import { entranceLayoutMessages as text } from '../../rules/layout/messages.ts'
import * as contracts from '../../wire/layout.ts'
import { centreIdsOf, entranceToChange, findEntrance, refusedLayout } from './opening.ts'

/** The centres that applicants of an entrance may ask for; one that was asked for stays in the choice. */
export const setCentres = defineProcess({
  ...contracts.entranceCentresSet,
  name: { en: 'Set the centres of an entrance', ne: 'प्रवेश परीक्षाका केन्द्र राख्ने' },
  roles: examOffice,
  run: ({ n_entrance_open_ID: openingId, centres }, { transact, session, nowMs }) =>
    transact(async (transaction, did) => {
      const opening = await entranceToChange(transaction, { openingId, ...session })
      if (isRefusal(opening)) return opening
      const known = await centresOf(transaction, centres)
      if (known.length !== centres.length) return refusedLayout('centre-unknown', 404)
      const asked = await firstAskedOutside(transaction, openingId, centres)
      if (asked !== null) return refusedLayout('centre-asked', 409, asked)
      const columns = { exam_centres: centres.join(',') }
      const row = { table: 'n_entrance_open', key: 'n_entrance_open_id', id: openingId }
      await writeRow(transaction, row, { columns, nowMs, userId: session.userId })
      const before = { exam_centres: opening.exam_centres }
      did({ table: 'n_entrance_open', record: openingId, before, after: columns })
      return { summary: text['centres-saved'], values: { n: centres.length } }
    }),
})

/** A centre that applicants asked for and that is not among these. */
async function firstAskedOutside(reader: Reader, openingId: number, centres: readonly number[]) {
  const { rows } = await sql<{ readonly centre: string; readonly n: number }>`
    select c.name as centre, count(*) as n
    from n_entrance_reg a join n_exam_centre c using (n_exam_centre_id)
    where a.n_entrance_open_id = ${openingId} and a.docstatus <> 'CL'
      and c.n_exam_centre_id <> all(${[...centres]}::bigint[])
    group by c.n_exam_centre_id order by c.name limit 1`.execute(reader)
  return rows[0] ?? null
}

/** Of these ids, in the order of names. */
function centresOf(reader: Reader, ids: readonly number[]) {
  return reader
    .selectFrom('n_exam_centre')
    .select(['n_exam_centre_id as id', 'name', 'address', 'address_ne'])
    .where('n_exam_centre_id', 'in', [0, ...ids])
    .where('isactive', '=', true)
    .orderBy('name')
    .execute()
}

/** For applicants: the centres of an entrance to choose from. */
export const offeredCentres = defineProcess({
  ...contracts.entranceCentres,
  name: { en: 'Centres to ask for', ne: 'रोज्न मिल्ने केन्द्र' },
  roles: rolesWith('application.own'),
  shows: [],
  async run({ n_entrance_open_ID: openingId }, { database: { kysely }, session }) {
    const opening = await findEntrance(kysely, { openingId, ...session })
    if (opening === null) return refusedLayout('opening-unknown', 404)
    const centres = await centresOf(kysely, centreIdsOf(opening))
    return { summary: text['centres-read'], values: { n: centres.length }, data: { centres } }
  },
})
