import { sql } from 'kysely'
import type { Reader } from '#platform/server/database/database.ts'
import type { Session } from '#platform/server/model-engine/session.ts'
import { isOwnEntry } from '#features/two-people/rules/facts.ts'
import type { DecisionGround, DecisionType } from '../../rules/release/decision.ts'
import { subjectOf } from '../which-results.ts'

/** Registrations of an exam by how far their result is. */
export function sheetCounts(
  reader: Reader,
  { openingId, nowMs }: { readonly openingId: number; readonly nowMs: number },
) {
  const now = new Date(nowMs)
  return reader
    .selectFrom('n_exam_reg as a')
    .leftJoin('n_exam_result as r', (join) =>
      join.onRef('r.n_exam_reg_id', '=', 'a.n_exam_reg_id').on('r.visible_until', 'is', null),
    )
    .select([
      sql<number>`count(*)`.as('registrations'),
      sql<number>`count(*) filter (where a.erollno is null)`.as('unnumbered'),
      sql<number>`count(r.n_exam_result_id) filter (where r.visible_from is null)`.as('prepared'),
      sql<Date | null>`max(r.prepared_for) filter (where r.visible_from is null)`.as('preparedFor'),
      sql<number>`count(*) filter (where r.visible_from > ${now})`.as('scheduled'),
      sql<number>`count(*) filter (where r.visible_from <= ${now})`.as('published'),
    ])
    .where('a.n_exam_open_id', '=', openingId)
    .where('a.docstatus', 'in', ['AP', 'CO'])
    .executeTakeFirstOrThrow()
}

/** Decisions on candidates of an exam that still hold. */
export function decisionsOn(reader: Reader, openingId: number) {
  return reader
    .selectFrom('n_result_decision as x')
    .innerJoin('n_exam_reg as a', 'a.n_exam_reg_id', 'x.n_exam_reg_id')
    .innerJoin('c_bpartner as p', 'p.c_bpartner_id', 'a.c_bpartner_id')
    .leftJoin('n_exam_regdetails as d', 'd.n_exam_regdetails_id', 'x.n_exam_regdetails_id')
    .leftJoin('n_course as c', 'c.n_course_id', 'd.n_course_id')
    .select(['x.n_result_decision_id as n_result_decision_ID', 'a.n_exam_reg_id as n_exam_reg_ID'])
    .select(['a.erollno', 'p.name', 'x.sort', 'x.ground', 'x.reason', 'x.decided_on'])
    .select('c.value as code')
    .where('a.n_exam_open_id', '=', openingId)
    .where('x.lifted', 'is', null)
    .orderBy('a.erollno')
    .orderBy('x.n_result_decision_id')
    .$narrowType<{ sort: DecisionType; ground: DecisionGround }>()
    .execute()
}

/** The release that waits for its second person, as the reader may see it. */
export async function openRelease(reader: Reader, openingId: number, session: Session) {
  const row = await reader
    .selectFrom('n_proposal as q')
    .innerJoin('ad_user as u', 'u.ad_user_id', 'q.createdby')
    .select(['q.n_proposal_id as n_proposal_ID', 'q.createdby', 'q.after'])
    .select(['u.name as by', 'u.c_bpartner_id as partnerId'])
    .where('q.sort', '=', 'result-release')
    .where('q.subject', '=', subjectOf({ openingId }))
    .where('q.state', '=', 'open')
    .executeTakeFirst()
  if (row === undefined) return null
  const { n_proposal_ID, by } = row
  const { n, at }: { n: number; at: string } = JSON.parse(row.after)
  const entry = { enteredBy: row.createdby, partnerId: row.partnerId ?? 0 }
  return { n_proposal_ID, by, isOwn: isOwnEntry(entry, session), n, at }
}
