import type { Money } from '#platform/pure/money/money.ts'
import { formatRs } from '#platform/pure/money/format.ts'
import type { Message } from '#platform/pure/message.ts'
import type { Transaction } from '#platform/server/database/database.ts'
import { notifyPartner } from '#features/notifications/server/notify-person.ts'
import { noticeMessages } from '../rules/notice-messages.ts'

type Told = {
  readonly partnerId: number
  /** What was paid for. */
  readonly name: string
  readonly amount: Money
  readonly nowMs: number
}

/** A credited payment, with its receipt. */
export function tellArrived(
  transaction: Transaction,
  told: Told & { readonly number: string },
): Promise<void> {
  return tell(transaction, noticeMessages.arrived, told)
}

/** More arrived than was owed; nothing is said of nothing. */
export async function tellCredit(transaction: Transaction, told: Told): Promise<void> {
  if (told.amount > 0) await tell(transaction, noticeMessages['credit-note'], told)
}

export function tellHeld(transaction: Transaction, told: Told): Promise<void> {
  return tell(transaction, noticeMessages['held-note'], told)
}

export function tellNotCompleted(transaction: Transaction, told: Told): Promise<void> {
  return tell(transaction, noticeMessages['not-completed'], told)
}

function tell(
  transaction: Transaction,
  message: Message,
  { partnerId, nowMs, amount, ...values }: Told & { readonly number?: string },
): Promise<void> {
  const shown = { en: formatRs(amount, 'en'), ne: formatRs(amount, 'ne') }
  return notifyPartner(transaction, {
    partnerId,
    nowMs,
    message,
    values: { ...values, amount: shown },
  })
}
