import { nameInBoth } from '#platform/pure/message.ts'
import { bothNames } from '#platform/server/database/names.ts'
import { sql } from 'kysely'
import { paisa } from '#platform/pure/money/money.ts'
import { lockApplication } from '#features/applying/server/applications.ts'
import type { Aid } from '#features/payments/server/set-off/aid.ts'
import { applicationKey, applicationModel } from '../wire/scholarship.ts'
import { scholarshipApplications } from './applications.ts'

/** An awarded scholarship, which may be set off against a fee. */
export const scholarshipAid: Aid = {
  slug: 'scholarship_set_off',
  name: { en: 'Set an award off against a fee', ne: 'छात्रवृत्ति शुल्कमा मिलान गर्ने' },
  sort: 'scholarship-set-off',
  account: 'scholarship',
  source: 'scholarship',
  table: applicationModel,
  parameter: applicationKey,
  async of(reader, partnerId) {
    const rows = await reader
      .selectFrom('n_scholarship_reg as a')
      .innerJoin('n_scholarship_open as o', 'o.n_scholarship_open_id', 'a.n_scholarship_open_id')
      .select([
        'a.n_scholarship_reg_id as id',
        bothNames('o.name', 'o.name_ne').as('name'),
        'a.awarded',
        'a.set_off',
      ])
      .where('a.c_bpartner_id', '=', partnerId)
      .where('a.docstatus', '=', 'CO')
      .whereRef('a.awarded', '>', 'a.set_off')
      .orderBy('a.n_scholarship_reg_id')
      .execute()
    return rows.map(({ id, name, awarded, set_off }) => ({
      id,
      name,
      left: paisa((awarded ?? 0) - set_off),
    }))
  },
  async lock(transaction, awardId) {
    const row = await lockApplication(transaction, scholarshipApplications, awardId)
    if (row === null || row.awarded === null || row.docstatus !== 'CO') return null
    const left = paisa(row.awarded - row.set_off)
    return { partnerId: row.c_bpartner_id, name: nameInBoth(row.name, row.name_ne), left }
  },
  async take(transaction, awardId, amount) {
    await transaction
      .updateTable('n_scholarship_reg')
      .set({ set_off: sql<number>`set_off + ${amount}` })
      .where('n_scholarship_reg_id', '=', awardId)
      .execute()
  },
}
