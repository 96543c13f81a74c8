import type { Money } from '#platform/pure/money/money.ts'
import { type TestServer, todayOf } from '#testing/test-server.ts'
import type { WireRecord } from '#platform/pure/rest-dialect/record.ts'
import { entrance } from '#kinds/entrance/rules/kind.ts'
import { applicationFromWire } from '#kinds/entrance/wire/entrance-application.ts'
import { openingFromWire } from '#kinds/entrance/wire/entrance-opening.ts'
import { applicationToWire } from '#kinds/entrance/wire/entrance-request.ts'
import { anEntranceOpening, storeOpening } from '#kinds/entrance/testing/entrance.factory.ts'

/** Adapter of the tests of every kind for an entrance. */
export const entranceInTests = {
  model: 'n_entrance_reg',
  key: 'n_entrance_reg_ID',
  printProcess: 'entrance_form',
  open: (at: TestServer, fee: Money) =>
    at.database.transaction((transaction) => {
      const row = anEntranceOpening('open', { name: 'Conformance', today: todayOf(at) })
      return storeOpening(transaction, { ...row, examfee: fee })
    }),
  body: (openingId: number) => ({ n_entrance_open_ID: openingId, selectedQuota: 'Open,Dalit' }),
  roundTrip(record: WireRecord) {
    const application = applicationFromWire(record)
    const opening = openingFromWire({ id: application?.openingId })
    if (application === null || opening === null) return null
    return applicationToWire({
      opening,
      user: { clientId: 1_000_000, adOrgId: 1_000_000, cBpartnerId: 1 },
      fee: application.paying.total,
      quotas: application.quotas,
    })
  },
  payable(fee: Money, paid: Money, at: TestServer) {
    const opening = openingFromWire({ id: 1, apply_to: todayOf(at), apply_uptolate: todayOf(at) })
    const application = applicationFromWire({ id: 1, n_entrance_open_ID: 1 })
    if (opening === null || application === null) throw new Error('Both have ids')
    return entrance.payable({
      opening: { ...opening, regularFee: fee },
      application: { ...application, paying: { ...application.paying, paid } },
      today: todayOf(at),
    })
  },
  setStatus: (at: TestServer, id: number, status: string) =>
    at.database.kysely
      .updateTable('n_entrance_reg')
      .set({ docstatus: status })
      .where('n_entrance_reg_id', '=', id)
      .execute(),
}
