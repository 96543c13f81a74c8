import * as officeLabels from '#platform/pure/labels/office.ts'
import { paisa, toRupees } from '#platform/pure/money/money.ts'
import { column } from '#platform/server/model-engine/dictionary/column.ts'
import type { OwnRecords } from '#features/own-data/server/own-records.ts'

const states = {
  asked: officeLabels.waiting,
  'taken-back': { en: 'Taken back', ne: 'फिर्ता लिइयो' },
  'given-up': officeLabels.givenUp,
} as const

/** Seats that a student asked to give up. */
export const ownGiveUps: OwnRecords = {
  table: 'seat_give_up',
  label: { en: 'Seats given up', ne: 'छोडिएका सिट' },
  columns: [
    column.date('asked_on', { en: 'Asked on', ne: 'छोड्न खोजेको मिति' }),
    column.integer('percent', { en: 'Share given back, per cent', ne: 'फिर्ता हुने अंश, प्रतिशत' }),
    column.amount('credit', { en: 'Becomes credit', ne: 'जम्मा हुने रकम' }),
    column.list('state', officeLabels.state, { values: states }),
  ],
  async read(reader, { partnerId }) {
    const rows = await reader
      .selectFrom('seat_give_up')
      .select(['seat_give_up_id as id', 'n_program_creg_id', 'asked_on', 'percent', 'credit'])
      .select('state')
      .where('c_bpartner_id', '=', partnerId)
      .orderBy('seat_give_up_id')
      .execute()
    return rows.map(({ credit, ...row }) => ({ ...row, credit: toRupees(paisa(credit)) }))
  },
}
