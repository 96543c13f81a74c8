import { sql } from 'kysely'
import type { Transaction } from '#platform/server/database/database.ts'
import { refusal } from '#platform/server/model-engine/refusal.ts'
import { defineProcess } from '#platform/server/processes/define-process.ts'
import { rolesWith } from '#features/roles/rules/facts.ts'
import { decideOrder } from '../../rules/merit/preferences.ts'
import { orderMessages as text } from '../../rules/merit/order-messages.ts'
import { entranceProgramOrder, entranceProgramOrderSet } from '../../wire/merit-programs.ts'
import { findOrder, orderFacts, refuseOrder, storeOrder } from './order.rows.ts'

const unknown = refusal('rule/application-unknown', text['application-unknown'], { status: 404 })

/** The programmes of an own application's entrance in the order of preference, and if it may still change. */
export const readOrder = defineProcess({
  ...entranceProgramOrder,
  name: { en: 'Own order of the programmes', ne: 'आफ्नो रोजाइको क्रम' },
  roles: rolesWith('application.own'),
  shows: [{ table: 'n_entrance_reg' }],
  async run(_, { database: { kysely }, session, nowMs, record: id }) {
    const own = await findOrder(kysely, id)
    if (own?.partnerId !== session.partnerId) return unknown
    const facts = orderFacts(own, nowMs)
    const { offered, chosen } = own
    const mayChange = decideOrder(facts).is === 'allowed'
    const order = { offered, chosen, mayChange, until: facts.lastDay }
    return { summary: text.read, data: { order: offered.length < 2 ? null : order } }
  },
})

/** An applicant puts the programmes of the entrance in the order of preference. */
export const setOrder = defineProcess({
  ...entranceProgramOrderSet,
  name: { en: 'Choose the order of the programmes', ne: 'रोजाइको क्रम छान्ने' },
  roles: rolesWith('application.own'),
  run: ({ programs }, { transact, session, nowMs, record: id }) =>
    transact(async (transaction, did) => {
      await lockApplication(transaction, id)
      const own = await findOrder(transaction, id)
      if (own?.partnerId !== session.partnerId) return unknown
      const refused = refuseOrder(orderFacts(own, nowMs), programs)
      if (refused !== null) return refused
      await storeOrder(transaction, id, programs)
      const before = { programs: own.chosen.join(',') }
      const after = { programs: programs.join(',') }
      did({ table: 'n_entrance_reg', record: id, before, after })
      return { summary: text.saved }
    }),
})

/** Locks an application, and its entrance against a list that is computed meanwhile. */
async function lockApplication(transaction: Transaction, id: number): Promise<void> {
  await sql`select from n_entrance_open o join n_entrance_reg a using (n_entrance_open_id)
    where a.n_entrance_reg_id = ${id} for share of o`.execute(transaction)
  await sql`select from n_entrance_reg where n_entrance_reg_id = ${id} for update`.execute(
    transaction,
  )
}
