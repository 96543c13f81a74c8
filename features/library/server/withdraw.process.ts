import { staffWith } from '#features/roles/rules/facts.ts'
import type { Given } from '#platform/pure/rest-dialect/contract.ts'
import * as contracts from '../wire/processes.ts'
import { defineProcess } from '#platform/server/processes/define-process.ts'
import { refusal } from '#platform/server/model-engine/refusal.ts'
import type { ProcessContext } from '#platform/server/processes/process.ts'
import { deskMessages as text } from '../rules/desk-messages.ts'
import { lockCopy, unknownCopy } from './copies.ts'
import { lockTitle } from './holds.ts'

const longest = 200

/** Takes a copy out of the catalogue, with a reason; refused while it is on loan or reserved. */
export const withdrawProcess = defineProcess({
  ...contracts.libraryCopyWithdraw,
  name: { en: 'Withdraw a copy', ne: 'प्रति हटाउने' },
  roles: staffWith('library.desk'),
  run: withdraw,
})

function withdraw(
  given: Given<typeof contracts.libraryCopyWithdraw>,
  { session, nowMs, transact }: ProcessContext,
) {
  return transact(async (transaction, did) => {
    const [id, reason] = [given.a_asset_ID, given.reason]
    if (reason === '' || reason.length > longest)
      return refusal('rule/withdraw-why', text['withdraw-why'])
    const row = await lockCopy(transaction, { id, clientId: session.clientId })
    if (row === null) return unknownCopy()
    await lockTitle(transaction, row)
    if (row.c_bpartner_id !== null) return refusal('rule/on-loan', text['on-loan'], { status: 409 })
    const held = await transaction
      .selectFrom('n_library_hold')
      .select('n_library_hold_id')
      .where('a_asset_id', '=', id)
      .where('holdstate', '=', 'kept')
      .executeTakeFirst()
    if (held !== undefined)
      return refusal('rule/kept-for-another', text['kept-for-another'], { status: 409 })
    await transaction
      .updateTable('a_asset')
      .set({ isactive: false, updated: new Date(nowMs), updatedby: session.userId })
      .where('a_asset_id', '=', id)
      .execute()
    const before = { isactive: true, reason: null }
    did({ table: 'a_asset', record: id, before, after: { isactive: false, reason } })
    return { summary: text.withdrawn }
  })
}
