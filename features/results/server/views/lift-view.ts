import { bothNames } from '#platform/server/database/names.ts'
import { joinedInBoth, sameInBoth } from '#platform/pure/message.ts'
import type { ProposalType } from '#features/two-people/server/proposal-type.ts'
import { resultViewText as text } from '../../rules/view-messages.ts'

/** An expulsion that is to be lifted, for its second person: whose, of which exam, why it was decided and why it is lifted. */
export const liftView: NonNullable<ProposalType['view']> = async (reader, { subject, after }) => {
  const { lifted_for: reason }: { lifted_for: string } = JSON.parse(after)
  const row = await reader
    .selectFrom('n_result_decision as x')
    .innerJoin('n_exam_reg as a', 'a.n_exam_reg_id', 'x.n_exam_reg_id')
    .innerJoin('n_exam_open as o', 'o.n_exam_open_id', 'a.n_exam_open_id')
    .innerJoin('c_bpartner as p', 'p.c_bpartner_id', 'a.c_bpartner_id')
    .select([
      bothNames('o.name', 'o.name_ne').as('exam'),
      'o.n_exam_open_id',
      'a.erollno',
      'x.reason',
    ])
    .select(['p.name', 'p.c_bpartner_id'])
    .where('x.n_result_decision_id', '=', Number(subject.split(':')[1]))
    .executeTakeFirst()
  if (row === undefined) return null
  return {
    subject: joinedInBoth(', ', sameInBoth(row.name), row.exam),
    fields: [
      { name: text.decision, now: text.expelled, proposed: text.lifted },
      { name: text['decided-for'], now: row.reason, proposed: null },
      { name: text.reason, now: null, proposed: reason },
    ],
    checks: [],
    lists: [
      {
        title: text['look-first'],
        columns: [text.name, text.number],
        rows: [{ cells: [row.name, row.erollno ?? ''], partnerId: row.c_bpartner_id }],
        more: 0,
      },
    ],
    sheet: `/results/${row.n_exam_open_id}`,
  }
}
