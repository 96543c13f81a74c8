import { sql } from 'kysely'
import { paisa } from '#platform/pure/money/money.ts'
import type { PayableKind } from '#features/applying/server/server-kind.ts'
import { entranceFee, isRegularOn } from '../rules/fee.ts'
import { entranceFormMessages as texts } from '../rules/form-messages.ts'
import { entrance } from '../rules/kind.ts'
import { findOpening, openingFromRow } from './opening.row.ts'

/** How payments read and settle an entrance application. The locked row serialises everything about its money. */
export const entrancePayable: PayableKind = {
  paymentType: entrance.paymentType,
  documentType: entrance.documentType,
  portalPath: entrance.path,
  referenceColumn: 'n_entrance_reg_id',
  async lock(transaction, referenceId, today) {
    const row = await transaction
      .selectFrom('n_entrance_reg')
      .selectAll()
      .where('n_entrance_reg_id', '=', referenceId)
      .forUpdate()
      .executeTakeFirst()
    const openingRow =
      row && (await findOpening(transaction, row.n_entrance_open_id, row.ad_client_id))
    if (!row || !openingRow) return null
    const opening = openingFromRow(openingRow)
    const fee = entranceFee(opening, today)
    return {
      referenceId,
      partnerId: row.c_bpartner_id,
      name: opening.name,
      fee,
      items: [
        { label: texts[isRegularOn(opening, today) ? 'fee-regular' : 'fee-late'], amount: fee },
      ],
      assessed: paisa(row.totalfee),
      paid: paisa(row.feepaid),
      isPaid: row.ispaid,
      isPending: row.ispending,
      payUntil: opening.lastLateDay,
    }
  },
  async assess(transaction, referenceId, fee) {
    await transaction
      .updateTable('n_entrance_reg')
      .set({ totalfee: fee })
      .where('n_entrance_reg_id', '=', referenceId)
      .execute()
  },
  async settle(transaction, referenceId, { paid, isPending }) {
    await transaction
      .updateTable('n_entrance_reg')
      .set({
        feepaid: paid,
        ispending: isPending,
        ispaid: sql<boolean>`totalfee > 0 and totalfee <= ${paid}`,
      })
      .where('n_entrance_reg_id', '=', referenceId)
      .execute()
  },
}
