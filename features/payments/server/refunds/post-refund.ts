import type { Day } from '#platform/pure/calendar/day.ts'
import { dayInBoth } from '#platform/pure/calendar/format.ts'
import { rsInBoth } from '#platform/pure/money/format.ts'
import { type Money, nothing, paisa } from '#platform/pure/money/money.ts'
import type { Message } from '#platform/pure/message.ts'
import type { Transaction } from '#platform/server/database/database.ts'
import { notifyPartner } from '#features/notifications/server/notify-person.ts'
import { endingOf } from '../../rules/refunds/account.ts'
import {
  type EndReason,
  endReasons,
  refundNotices as notices,
} from '../../rules/refunds/refund-messages.ts'
import { postPayOut } from '../ledger/ledger.ts'
import { postReversal } from '../ledger/post-reversal.ts'
import { moveRefund, type RefundRow } from './refund.ts'

/** Ledger source of the money that left with a refund. */
export function refundSource({ refund_id }: Pick<RefundRow, 'refund_id'>): string {
  return `refund:${refund_id}`
}

type Leaving = {
  readonly sentOn: Day
  /** Of what was asked for, the part that did not leave and is the student's credit again. */
  readonly rest?: Money
  readonly nowMs: number
}

/** The money has left, on a day: out of the student's credit and of the university's account, once. Locks nothing. */
export async function postRefund(
  transaction: Transaction,
  refund: RefundRow,
  { sentOn, rest = nothing, nowMs }: Leaving,
): Promise<void> {
  const { c_bpartner_id: partnerId, bank, account_number: number } = refund
  const amount = paisa(refund.amount)
  const memo = refund.way === 'khalti' ? 'Khalti' : `${bank} ${number}`
  const source = refundSource(refund)
  await postPayOut(transaction, { account: refund.way, source, amount, memo, partnerId, nowMs })
  await moveRefund(transaction, refund, {
    to: 'SENT',
    change: { sent_on: sentOn, next_check: null },
    nowMs,
  })
  await notify(transaction, refund, {
    event: 'SENT',
    message: rest > 0 ? notices['sent-part'] : notices[`sent-${refund.way}`],
    more: {
      bank: bank ?? '',
      ending: endingOf(number ?? ''),
      day: dayInBoth(sentOn),
      rest: rsInBoth(rest),
    },
    nowMs,
  })
}

type End = { readonly reason: EndReason; readonly by: number | null; readonly nowMs: number }

/** The bank gave a sent refund back: the money is there again, and is the student's credit. Once. */
export async function postReturn(
  transaction: Transaction,
  refund: RefundRow,
  { reason, by, nowMs }: End,
): Promise<void> {
  const reversal = `refund-returned:${refund.refund_id}`
  await postReversal(transaction, { source: refundSource(refund), reversal, nowMs })
  await end(transaction, refund, { to: 'RETURNED', reason, by, nowMs })
}

/** It does not leave: taken back by staff, or refused by Khalti. Its amount is no longer reserved. */
export async function endUnsent(
  transaction: Transaction,
  refund: RefundRow,
  as: End & { readonly to: 'CANCELED' | 'REFUSED' },
): Promise<void> {
  await end(transaction, refund, as)
}

async function end(
  transaction: Transaction,
  refund: RefundRow,
  { to, reason, by, nowMs }: End & { readonly to: 'RETURNED' | 'CANCELED' | 'REFUSED' },
): Promise<void> {
  const change = {
    ended: new Date(nowMs),
    ended_by: by,
    end_reason: reason,
    next_check: null,
  }
  await moveRefund(transaction, refund, { to, change, nowMs })
  await notify(transaction, refund, {
    event: to,
    message: to === 'RETURNED' ? notices.returned : notices.canceled,
    more: { reason: endReasons[reason] },
    nowMs,
  })
}

type RefundNotice = {
  readonly event: string
  readonly message: Message
  readonly more: Readonly<Record<string, string | Message>>
  readonly nowMs: number
}

function notify(
  transaction: Transaction,
  { refund_id, c_bpartner_id: partnerId, amount }: RefundRow,
  { event, message, more, nowMs }: RefundNotice,
): Promise<void> {
  return notifyPartner(transaction, {
    partnerId,
    sort: 'refund',
    event: `refund:${refund_id}:${event}`,
    message,
    values: { amount: rsInBoth(paisa(amount)), ...more },
    nowMs,
  })
}
