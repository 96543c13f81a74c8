import { rupees } from '#platform/pure/money/money.ts'
import type { Transaction } from '#platform/server/database/database.ts'
import type { Academics } from '#features/institution/testing/university.factory.ts'

/**
 * Stores an entrance registration in a given state. Written without the payment code: not for tests that read the
 * ledger afterwards.
 */
export async function storeEntranceResult(
  transaction: Transaction,
  at: {
    readonly partnerId: number
    readonly academics: Academics
    readonly paid?: boolean
    readonly eligible?: boolean
  },
): Promise<void> {
  const { n_entrance_open_id } = await transaction
    .insertInto('n_entrance_open')
    .values({ name: 'Entrance', ...at.academics })
    .returning('n_entrance_open_id')
    .executeTakeFirstOrThrow()
  const paid = at.paid ?? true
  await transaction
    .insertInto('n_entrance_reg')
    .values({
      ...at.academics,
      c_bpartner_id: at.partnerId,
      n_entrance_open_id,
      totalfee: rupees(1_500),
      feepaid: paid ? rupees(1_500) : 0,
      ispaid: paid,
      eligible: at.eligible ?? true,
    })
    .execute()
}
