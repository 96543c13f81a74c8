import { staffWith } from '#features/roles/rules/facts.ts'
import type { Given } from '#platform/pure/rest-dialect/contract.ts'
import * as contracts from '../wire/processes.ts'
import { defineProcess } from '#platform/server/processes/define-process.ts'
import { dayInNepal } from '#platform/pure/calendar/day.ts'
import { refusal } from '#platform/server/model-engine/refusal.ts'
import type { ProcessContext } from '#platform/server/processes/process.ts'
import { isOwnEntry } from '#features/two-people/rules/facts.ts'
import { receiptProblem } from './fine-receipt.ts'
import { deskMessages as text } from '../rules/desk-messages.ts'

const longest = 200

/** A fine is paid with the number of a receipt of ours, or let off for a reason; both by another person than took the book. */
export const fineProcess = defineProcess({
  ...contracts.libraryFineSettle,
  name: { en: 'Settle a fine', ne: 'जरिवाना फर्छ्योट गर्ने' },
  roles: staffWith('library.desk'),
  run: settle,
})

function settle(
  given: Given<typeof contracts.libraryFineSettle>,
  { session, nowMs, transact }: ProcessContext,
) {
  return transact(async (transaction, did) => {
    const id = given.n_library_fine_ID
    const receiptno = (given.receiptno ?? '').trim().toUpperCase()
    const reason = (given.reason ?? '').trim()
    const isOne = (receiptno === '') !== (reason === '')
    if (!isOne || receiptno.length > longest || reason.length > longest)
      return refusal('rule/settle-how', text['settle-how'])
    const fine = await transaction
      .selectFrom('n_library_fine')
      .selectAll()
      .where('n_library_fine_id', '=', id)
      .where('ad_client_id', '=', session.clientId)
      .forUpdate()
      .executeTakeFirst()
    if (fine === undefined)
      return refusal('rule/fine-unknown', text['fine-unknown'], { status: 404 })
    if (fine.finestate !== 'owed')
      return refusal('rule/fine-settled', text['fine-settled'], { status: 409 })
    const owner = { enteredBy: fine.createdby, partnerId: fine.c_bpartner_id }
    if (isOwnEntry(owner, session))
      return refusal('rule/own-entry', text['own-fine'], { status: 403 })
    const { c_bpartner_id: partnerId, amount } = fine
    const problem =
      reason === '' ? await receiptProblem(transaction, { partnerId, amount, receiptno }) : null
    if (problem !== null) return problem
    const finestate = reason === '' ? ('paid' as const) : ('let-off' as const)
    const after = { finestate, receiptno, reason, settled: dayInNepal(nowMs) }
    await transaction
      .updateTable('n_library_fine')
      .set({ ...after, updated: new Date(nowMs), updatedby: session.userId })
      .where('n_library_fine_id', '=', id)
      .execute()
    const before = { finestate: 'owed', receiptno: '', reason: '', settled: null }
    did({ table: 'n_library_fine', record: id, before, after })
    return { summary: finestate === 'paid' ? text['fine-paid'] : text['fine-let-off'] }
  })
}
