import * as officeLabels from '#platform/pure/labels/office.ts'
import { column } from '#platform/server/model-engine/dictionary/column.ts'
import type { OwnRecords } from '#features/own-data/server/own-records.ts'
import { meritDeskText as text, seatAnswerNames } from '../../rules/merit/desk-messages.ts'

/** An applicant's places in merit lists that were published. */
export const ownPlaces: OwnRecords = {
  table: 'merit_place',
  label: text.title,
  columns: [
    column.integer('rank', text.rank),
    column.number('score', text.score),
    column.text('given_by', text['seat-by']),
    column.date('answer_until', { en: 'Accept by', ne: 'स्वीकार गर्ने अन्तिम दिन' }),
    column.list('answer', officeLabels.state, { values: seatAnswerNames }),
  ],
  read: (reader, { partnerId }) =>
    reader
      .selectFrom('merit_place as p')
      .innerJoin('merit_list as l', 'l.merit_list_id', 'p.merit_list_id')
      .innerJoin('n_entrance_reg as a', 'a.n_entrance_reg_id', 'p.n_entrance_reg_id')
      .leftJoin('merit_offer as o', (join) =>
        join
          .onRef('o.merit_list_id', '=', 'p.merit_list_id')
          .onRef('o.n_entrance_reg_id', '=', 'p.n_entrance_reg_id'),
      )
      .select(['a.n_entrance_reg_id', 'p.rank', 'p.score'])
      .select(['o.given_by', 'o.answer_until', 'o.answer'])
      .where('a.c_bpartner_id', '=', partnerId)
      .where('l.state', 'in', ['published', 'replaced'])
      .orderBy('p.merit_list_id')
      .execute(),
}
