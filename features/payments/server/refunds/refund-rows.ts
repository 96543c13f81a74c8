import { nameInBoth } from '#platform/pure/message.ts'
import { day } from '#platform/pure/calendar/day.ts'
import { paisa } from '#platform/pure/money/money.ts'
import type { Reader } from '#platform/server/database/database.ts'
import { openProposalsOf } from '#features/two-people/server/proposals.ts'
import { mayCancel, maySendAgain, type RefundState } from '../../rules/refunds/refund-state.ts'
import type { ShownRefund } from '../../wire/refunds.ts'
import { ofOneRefund, refundSubject } from './refund-proposals.ts'
import { itemOf, refundFacts } from './refund.ts'

type Page = {
  readonly states: readonly RefundState[]
  readonly most: number
  readonly nowMs: number
}

/** Refunds in some states as staff read them, those that wait longest first; sent and ended ones the newest first. */
export async function refundRows(
  reader: Reader,
  { states, most, nowMs }: Page,
): Promise<readonly ShownRefund[]> {
  const isOpen = states.includes('APPROVED')
  const rows = await rowsOf(reader)
    .where('r.state', 'in', states)
    .orderBy('r.refund_id', isOpen ? 'asc' : 'desc')
    .limit(most)
    .execute()
  const proposals = await openProposalsOf(reader, ofOneRefund, nowMs)
  const proposed = new Set(proposals.map(({ subject }) => subject))
  return rows.map((row) => {
    const facts = refundFacts(row, nowMs)
    return {
      id: row.refund_id,
      partnerId: row.c_bpartner_id,
      name: nameInBoth(row.name, row.name_nepali),
      amount: paisa(row.amount),
      way: row.way,
      state: row.state,
      forWhat: itemOf(row),
      bank: row.bank ?? '',
      holder: row.account_holder ?? '',
      number: row.account_number ?? '',
      transactionId: row.transaction_id ?? '',
      reason: row.reason,
      proposedBy: row.proposed_name,
      approvedBy: row.approved_name,
      approved: row.approved.toISOString(),
      listId: row.refund_list_id,
      sentOn: row.sent_on === null ? null : day(row.sent_on),
      tries: row.tries,
      answer: row.answer ?? '',
      maySendAgain: maySendAgain(facts),
      mayCancel: mayCancel(facts),
      mayNotePart: row.state === 'ASKED' && facts.isPartLeft,
      isProposed: proposed.has(refundSubject(row.refund_id)),
    }
  })
}

function rowsOf(reader: Reader) {
  return reader
    .selectFrom('refund as r')
    .innerJoin('c_bpartner as b', 'b.c_bpartner_id', 'r.c_bpartner_id')
    .innerJoin('ad_user as p', 'p.ad_user_id', 'r.proposed_by')
    .innerJoin('ad_user as a', 'a.ad_user_id', 'r.approved_by')
    .leftJoin('c_payment as y', 'y.c_payment_id', 'r.c_payment_id')
    .leftJoin('payment_attempt as t', 't.payment_attempt_id', 'r.payment_attempt_id')
    .selectAll('r')
    .select(['b.name', 'b.name_nepali', 'p.name as proposed_name', 'a.name as approved_name'])
    .select(['y.description', 'y.description_ne', 't.transaction_id'])
}
