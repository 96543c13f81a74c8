import { sql } from 'kysely'
import type { Process } from '#platform/server/processes/process.ts'
import { isOwnEntry } from '#features/two-people/rules/facts.ts'
import { entranceResultMessages as text } from '../../rules/result-messages.ts'
import type { EntranceStanding, ScoreSheet } from '../../wire/entrance-result.ts'
import {
  candidatesOf,
  findEntrance,
  openingParameter,
  openingRecord,
  resultOffice,
  unknownEntrance,
} from './candidates.ts'
import { resultSort, subjectOf } from './publish.process.ts'

/** Every entrance somebody was let in to, the newest first, with how far its result is. */
const listEntrances: Process = {
  slug: 'entrance_results',
  name: { en: 'List entrances with their results', ne: 'प्रवेश परीक्षा र नतिजाको सूची' },
  parameters: [],
  roles: resultOffice,
  async run(_, { database, session }) {
    const { rows } = await sql<EntranceStanding>`
      select o.n_entrance_open_id as "n_entrance_open_ID", o.name, o.result_published as published,
        count(*) as candidates, count(*) filter (where a.erollno is null) as unnumbered,
        count(a.attendance) as scored, count(*) filter (where a.selected) as selected
      from n_entrance_open o join n_entrance_reg a using (n_entrance_open_id)
      where a.docstatus in ('AP', 'CO') and o.ad_client_id = ${session.clientId}
      group by o.n_entrance_open_id
      order by o.apply_uptolate desc nulls last, o.n_entrance_open_id desc`.execute(database.kysely)
    const values = { n: rows.length }
    return { summary: text['entrances-read'], values, data: { entrances: rows } }
  },
}

/** The scores of an entrance by symbol number. */
const readSheet: Process = {
  slug: 'entrance_sheet',
  name: { en: 'Read scores of an entrance', ne: 'प्रवेश परीक्षाका अङ्क हेर्ने' },
  parameters: [openingParameter],
  roles: resultOffice,
  recordParameter: openingRecord,
  async run(given, { database: { kysely }, session }) {
    const openingId = Number(given[openingParameter.name])
    const entrance = await findEntrance(kysely, openingId, session)
    if (entrance === null) return unknownEntrance()
    const candidates = await candidatesOf(kysely, openingId)
    const proposal = await kysely
      .selectFrom('n_proposal as q')
      .innerJoin('ad_user as u', 'u.ad_user_id', 'q.createdby')
      .select(['q.createdby', 'u.name', 'u.c_bpartner_id'])
      .where('q.sort', '=', resultSort)
      .where('q.subject', '=', subjectOf(openingId))
      .where('q.state', '=', 'open')
      .executeTakeFirst()
    const sheet: ScoreSheet = {
      name: entrance.name,
      full: entrance.full,
      published: entrance.published?.toISOString() ?? null,
      rows: candidates.map(({ symbolNumber, name, quotas, score, attendance, selected }) => ({
        erollno: symbolNumber,
        name,
        quotas,
        score,
        attendance,
        selected,
      })),
      proposal:
        proposal === undefined
          ? null
          : {
              by: proposal.name,
              isOwn: isOwnEntry(
                { enteredBy: proposal.createdby, partnerId: proposal.c_bpartner_id ?? 0 },
                session,
              ),
            },
    }
    return { summary: text['sheet-read'], values: { name: entrance.name }, data: { ...sheet } }
  },
}

export const entranceResultReading: readonly Process[] = [listEntrances, readSheet]
