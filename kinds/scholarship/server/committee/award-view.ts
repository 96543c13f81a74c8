import { bothNames } from '#platform/server/database/names.ts'
import { sql } from 'kysely'
import { joinedInBoth, sameInBoth, sayInBoth } from '#platform/pure/message.ts'
import type { Reader } from '#platform/server/database/database.ts'
import type { ProposalType } from '#features/two-people/server/proposal-type.ts'
import { awardViewText as text } from '../../rules/award-view-messages.ts'

/** An award for its second person: student, scholarship, amount, what is known of the applicant, and the seats. */
export const awardView: NonNullable<ProposalType['view']> = async (reader, { subject, after }) => {
  const { amount, reason }: { amount: number; reason: string } = JSON.parse(after)
  const row = await findApplicant(reader, Number(subject.split(':')[1]))
  if (row === undefined) return null
  const { seats, taken } = row
  const isLeft = seats === null || taken < seats
  const number = (value: number | null) => (value === null ? '' : String(value))
  return {
    subject: joinedInBoth(', ', sameInBoth(row.student), row.scholarship),
    fields: [
      { name: text.award, now: null, proposed: { paisa: amount } },
      { name: text.reason, now: null, proposed: reason },
    ],
    checks: [
      {
        fact: text.seats,
        found: sayInBoth(text[seats === null ? 'no-limit' : 'seats-found'], {
          taken,
          seats: seats ?? 0,
        }),
        sign: isLeft ? 'agree' : 'look',
      },
    ],
    lists: [
      {
        title: text.applicant,
        columns: [text.student, text.cgpa, text.attendance, text.score],
        rows: [
          {
            cells: [row.student, number(row.cgpa), number(row.attendance), number(row.score)],
            partnerId: row.c_bpartner_id,
          },
        ],
        more: 0,
      },
    ],
    sheet: `/committees/${row.n_scholarship_open_id}`,
  }
}

function findApplicant(reader: Reader, applicationId: number) {
  return reader
    .selectFrom('n_scholarship_reg as a')
    .innerJoin('n_scholarship_open as o', 'o.n_scholarship_open_id', 'a.n_scholarship_open_id')
    .innerJoin('c_bpartner as b', 'b.c_bpartner_id', 'a.c_bpartner_id')
    .select([
      'b.name as student',
      bothNames('o.name', 'o.name_ne').as('scholarship'),
      'o.seats',
      'o.n_scholarship_open_id',
    ])
    .select(['a.cgpa', 'a.attendance', 'a.c_bpartner_id'])
    .select([
      sql<number | null>`(select round(avg(s.score), 2)::float8 from scholarship_score s
        where s.n_scholarship_reg_id = a.n_scholarship_reg_id)`.as('score'),
      sql<number>`(select count(*) from n_scholarship_reg t
        where t.n_scholarship_open_id = o.n_scholarship_open_id and t.docstatus = 'CO')`.as(
        'taken',
      ),
    ])
    .where('a.n_scholarship_reg_id', '=', applicationId)
    .executeTakeFirst()
}
