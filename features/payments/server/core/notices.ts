import type { Money } from '#platform/pure/money/money.ts'
import { rsInBoth } from '#platform/pure/money/format.ts'
import type { Message } from '#platform/pure/message.ts'
import type { Transaction } from '#platform/server/database/database.ts'
import type { NoticeType } from '#features/notifications/rules/facts.ts'
import { notifyPartner } from '#features/notifications/server/notify-person.ts'
import { noticeMessages } from '../../rules/notice-messages.ts'
import { reversalMessages } from '#features/payments/rules/money/reversal-messages.ts'

type PaymentNotice = {
  readonly partnerId: number
  /** Name of the item that was paid for. */
  readonly name: Message
  readonly amount: Money
  /** The payment or the attempt it is about. */
  readonly event: string
  readonly nowMs: number
}

/** A credited payment, with its receipt. */
export function tellArrived(
  transaction: Transaction,
  about: PaymentNotice & { readonly number: string },
): Promise<void> {
  return tell(transaction, 'payment-confirmed', about)
}

/** Notifies of money beyond the amount owed; an amount of zero sends nothing. */
export async function tellCredit(transaction: Transaction, about: PaymentNotice): Promise<void> {
  if (about.amount > 0) await tell(transaction, 'payment-credit', about)
}

export function tellHeld(transaction: Transaction, about: PaymentNotice): Promise<void> {
  return tell(transaction, 'payment-held', about)
}

export function tellNotCompleted(transaction: Transaction, about: PaymentNotice): Promise<void> {
  return tell(transaction, 'payment-not-completed', about)
}

/** A voucher came back; the student may send another. */
export function tellReturned(
  transaction: Transaction,
  about: PaymentNotice & { readonly reason: Message },
): Promise<void> {
  return tell(transaction, 'voucher-returned', about)
}

/** An approval was wrong: what was credited is taken back. */
export function tellReversed(
  transaction: Transaction,
  {
    owed,
    ...about
  }: PaymentNotice & { readonly reason: Message; readonly number: string; readonly owed: Money },
): Promise<void> {
  return tell(transaction, 'voucher-reversed', { ...about, owed: rsInBoth(owed) })
}

const sentences = {
  'payment-confirmed': noticeMessages.arrived,
  'payment-credit': noticeMessages['credit-note'],
  'payment-held': noticeMessages['held-note'],
  'payment-not-completed': noticeMessages['not-completed'],
  'voucher-returned': noticeMessages['returned-note'],
  'voucher-reversed': reversalMessages.notice,
} as const satisfies Partial<Record<NoticeType, Message>>

function tell(
  transaction: Transaction,
  sort: keyof typeof sentences,
  {
    partnerId,
    nowMs,
    amount,
    event,
    ...values
  }: PaymentNotice & { number?: string; reason?: Message; owed?: Message },
): Promise<void> {
  return notifyPartner(transaction, {
    partnerId,
    nowMs,
    sort,
    event,
    message: sentences[sort],
    values: { ...values, amount: rsInBoth(amount) },
  })
}
