import { nameInBoth } from '#platform/pure/message.ts'
import { bothNames } from '#platform/server/database/names.ts'
import { defineProcess } from '#platform/server/processes/define-process.ts'
import { sql } from 'kysely'
import type { Reader } from '#platform/server/database/database.ts'
import type { Session } from '#platform/server/model-engine/session.ts'
import type { Process } from '#platform/server/processes/process.ts'
import { entryFirstDay } from '#features/first-day/server/early-entry.ts'
import { isOwnEntry } from '#features/two-people/rules/facts.ts'
import { selectionMessages as text } from '../rules/messages.ts'
import type { ScoreRow, ScoreSheet, SelectionStatus } from '../wire/score-sheet.ts'
import { type Candidate, candidatesOf, findOpening, keyOf, unknownOpening } from './candidates.ts'
import { earlyScores, scoreSheet } from './early-scores.ts'
import { type PresenceOnTheDay, step, type Selection, subjectOf } from './selection.ts'
import { readTwice, type TwiceSheet } from './twice/sheet-part.ts'

/** Openings with approved applicants, the last closed first, with the progress of their results. */
export function listSelections(of: Selection): Process {
  const { openings, applications, texts } = of
  return defineProcess({
    ...step(of, 'list'),
    shows: [],
    async run(_, { database, session }) {
      const key = sql.ref(`o.${keyOf(openings)}`)
      const { rows } = await sql<SelectionStatus>`
        select ${key} as id, ${bothNames('o.name', 'o.name_ne')} as name, o.result_published as published,
          count(*) as candidates, count(*) filter (where a.erollno is null) as unnumbered,
          count(a.attendance) as scored, count(*) filter (where a.selected) as selected
        from ${sql.table(openings)} o
        join ${sql.table(applications)} a using (${sql.ref(keyOf(openings))})
        where a.docstatus in ('AP', 'CO') and o.ad_client_id = ${session.clientId}
        group by ${key}
        order by o.apply_uptolate desc nulls last, ${key} desc`.execute(database.kysely)
      return { summary: texts.listed, values: { n: rows.length }, data: { openings: rows } }
    },
  })
}

/** The scores of an opening's candidates by symbol number; where two people type them, one's own until they agree. */
export function readSheet(of: Selection): Process {
  return defineProcess({
    ...step(of, 'sheet'),
    shows: [{ table: of.applications }, { table: 'c_bpartner', columns: ['Name'] }],
    async run(_given, { database: { kysely }, session, nowMs, record: openingId }) {
      const opening = await findOpening(kysely, of, { openingId, ...session })
      if (opening === null) return unknownOpening(of)
      const candidates = await candidatesOf(kysely, of, openingId)
      const presence = await of.presence(kysely, openingId)
      const isOpen = opening.published === null
      const twice = isOpen ? await readTwice(kysely, of, { openingId, candidates, session }) : null
      const at = { sheet: openingId, found: scoreSheet(of, opening), nowMs, session }
      const sheet: ScoreSheet = {
        name: nameInBoth(opening.name, opening.nameNe),
        full: opening.full,
        published: opening.published?.toISOString() ?? null,
        maySeat: (await of.beside.seats(kysely, { openingId, nowMs })) === null,
        firstDay: await entryFirstDay(kysely, earlyScores(of), at),
        rows: candidates.map((candidate) => rowOf(candidate, presence, twice)),
        presenceMissing: presence.missing,
        twice: twice?.twice ?? null,
        proposal: await findProposal(kysely, of, { openingId, session }),
      }
      return { summary: text['sheet-read'], values: { name: opening.name }, data: { ...sheet } }
    },
  })
}

/** A candidate's row. While two people have not agreed on the score, it has no name and no score of the other person. */
function rowOf(
  candidate: Candidate,
  { marks }: PresenceOnTheDay,
  twice: TwiceSheet | null,
): ScoreRow {
  const { symbolNumber, seat, name, quotas, score, attendance, selected } = candidate
  const presence = marks.get(candidate.applicationId) ?? null
  const row = { erollno: symbolNumber, seat, presence }
  if (twice === null) return { ...row, name, quotas, score, attendance, selected, entry: null }
  const entry = twice.entryOf(candidate)
  const { counted } = entry
  if (counted === null)
    return { ...row, name: '', quotas: '', score: null, attendance: null, selected: false, entry }
  return { ...row, name, quotas, ...counted, selected, entry }
}

/** The open proposal to publish, with its proposer. */
async function findProposal(
  reader: Reader,
  of: Selection,
  { openingId, session }: { readonly openingId: number; readonly session: Session },
): Promise<ScoreSheet['proposal']> {
  const found = await reader
    .selectFrom('n_proposal as q')
    .innerJoin('ad_user as u', 'u.ad_user_id', 'q.createdby')
    .select(['q.createdby as enteredBy', 'u.name', 'u.c_bpartner_id'])
    .where('q.sort', '=', of.result)
    .where('q.subject', '=', subjectOf(of, openingId))
    .where('q.state', '=', 'open')
    .executeTakeFirst()
  if (found === undefined) return null
  const { enteredBy, name, c_bpartner_id } = found
  return { by: name, isOwn: isOwnEntry({ enteredBy, partnerId: c_bpartner_id ?? 0 }, session) }
}
