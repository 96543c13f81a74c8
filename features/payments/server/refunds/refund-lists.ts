import { dayInNepal, findDay } from '#platform/pure/calendar/day.ts'
import { plus, paisa } from '#platform/pure/money/money.ts'
import type { Transaction } from '#platform/server/database/database.ts'
import { isRefusal, type Refusal, refusal } from '#platform/server/model-engine/refusal.ts'
import { defineProcess } from '#platform/server/processes/define-process.ts'
import { staffWith } from '#features/roles/rules/facts.ts'
import { refundText as text } from '../../rules/refunds/refund-messages.ts'
import { refundListDissolve, refundListMake, refundListSent } from '../../wire/transfer-lists.ts'
import { shortOfCredit } from './covered.ts'
import { postRefund } from './post-refund.ts'
import { moveRefund, type RefundRow } from './refund.ts'

const roles = staffWith('credit.decide')

/** Puts every bank refund that is ready on a new list. */
export const makeList = defineProcess({
  ...refundListMake,
  name: text['make-name'],
  roles,
  run: (_given, { session, nowMs, transact }) =>
    transact(async (transaction, did) => {
      const ready = await lockReady(transaction)
      if (ready.length === 0)
        return refusal('rule/none-to-list', text['none-to-list'], { status: 409 })
      const uncovered = await shortOfCredit(transaction, ready)
      if (uncovered !== null) return uncovered
      const { refund_list_id } = await transaction
        .insertInto('refund_list')
        .values({ made: new Date(nowMs), made_by: session.userId })
        .returning('refund_list_id')
        .executeTakeFirstOrThrow()
      for (const refund of ready)
        await moveRefund(transaction, refund, { to: 'LISTED', change: { refund_list_id }, nowMs })
      did({
        table: 'refund_list',
        record: refund_list_id,
        before: {},
        after: { refunds: ready.length, amount: sumOf(ready) },
      })
      return { summary: text['list-made'], data: { refund_list_ID: refund_list_id } }
    }),
})

function lockReady(transaction: Transaction): Promise<RefundRow[]> {
  return transaction
    .selectFrom('refund')
    .selectAll()
    .where('way', '=', 'bank')
    .where('state', '=', 'APPROVED')
    .orderBy('refund_id')
    .forUpdate()
    .execute()
}

function sumOf(refunds: readonly Pick<RefundRow, 'amount'>[]) {
  return plus(...refunds.map(({ amount }) => paisa(amount)))
}

/** Another person than who made the list notes that the bank was given it: its refunds have left, each posted once. */
export const noteListSent = defineProcess({
  ...refundListSent,
  name: text['sent-name'],
  roles,
  run: ({ refund_list_ID: listId, sent_on }, { session, nowMs, transact }) =>
    transact(async (transaction, did) => {
      const list = await takeList(transaction, listId)
      if (isRefusal(list)) return list
      if (list.made_by === session.userId)
        return refusal('rule/own-entry', text['list-own'], { status: 403 })
      const sentOn = findDay(sent_on)
      const isWrong =
        sentOn === null || sentOn > dayInNepal(nowMs) || sentOn < dayInNepal(list.made.getTime())
      if (isWrong)
        return refusal('rule/day-wrong', text['day-wrong'], {
          status: 400,
          errors: [{ field: 'sent_on', message: text['day-wrong'] }],
        })
      const refunds = await lockListed(transaction, listId)
      for (const refund of refunds) await postRefund(transaction, refund, { sentOn, nowMs })
      await transaction
        .updateTable('refund_list')
        .set({ sent_on: sentOn, sent_by: session.userId })
        .where('refund_list_id', '=', listId)
        .execute()
      did({
        table: 'refund_list',
        record: listId,
        before: { sent_on: null },
        after: { sent_on: sentOn, refunds: refunds.length, amount: sumOf(refunds) },
      })
      return { summary: text['list-sent'], values: { n: refunds.length } }
    }),
})

/** The bank does not get the list: its refunds are ready for another one. */
export const dissolveList = defineProcess({
  ...refundListDissolve,
  name: text['dissolve-name'],
  roles,
  run: ({ refund_list_ID: listId, reason }, { session, nowMs, transact }) =>
    transact(async (transaction, did) => {
      const list = await takeList(transaction, listId)
      if (isRefusal(list)) return list
      if (reason === '')
        return refusal('rule/reason-needed', text['reason-needed'], {
          status: 400,
          errors: [{ field: 'reason', message: text['reason-needed'] }],
        })
      const refunds = await lockListed(transaction, listId)
      for (const refund of refunds)
        await moveRefund(transaction, refund, {
          to: 'APPROVED',
          change: { refund_list_id: null },
          nowMs,
        })
      await transaction
        .updateTable('refund_list')
        .set({ dissolved: new Date(nowMs), dissolved_by: session.userId, reason })
        .where('refund_list_id', '=', listId)
        .execute()
      did({
        table: 'refund_list',
        record: listId,
        before: { refunds: refunds.length },
        after: { refunds: 0, reason },
      })
      return { summary: text['list-dissolved'] }
    }),
})

async function takeList(transaction: Transaction, listId: number) {
  const list = await transaction
    .selectFrom('refund_list')
    .selectAll()
    .where('refund_list_id', '=', listId)
    .forUpdate()
    .executeTakeFirst()
  if (list === undefined) return refusal('rule/list-unknown', text['list-unknown'], { status: 404 })
  const isOver: Refusal = refusal('rule/list-over', text['list-over'], { status: 409 })
  return list.sent_on === null && list.dissolved === null ? list : isOver
}

function lockListed(transaction: Transaction, listId: number): Promise<RefundRow[]> {
  return transaction
    .selectFrom('refund')
    .selectAll()
    .where('refund_list_id', '=', listId)
    .where('state', '=', 'LISTED')
    .orderBy('refund_id')
    .forUpdate()
    .execute()
}
