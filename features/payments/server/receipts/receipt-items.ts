import type { Language, Message } from '#platform/pure/message.ts'
import { say } from '#platform/pure/message.ts'
import { formatRs } from '#platform/pure/money/format.ts'
import { type Money, paisa, plus } from '#platform/pure/money/money.ts'
import type { FeeItem, PayableDocument } from '../core/payable-kind.ts'
import { receiptMessages as texts } from '../../rules/receipt-messages.ts'

type Received = {
  readonly amount: Money
  /** Part of it that was more than owed. */
  readonly toCredit: Money
  /** Name of the fee. */
  readonly fee: Message
}

/**
 * Items of a receipt, which add up to its amount: the parts of the fee if it settles the whole fee, else the name of
 * the fee; and the part that was more than owed.
 */
export function receiptItems(
  { amount, toCredit, fee }: Received,
  document: Pick<PayableDocument, 'items' | 'assessed'> | null,
): readonly FeeItem[] {
  const settled = paisa(amount - toCredit)
  const credit = { label: texts['to-credit'], amount: toCredit }
  return [...feeItems(settled, fee, document), credit].filter((item) => item.amount > 0)
}

function feeItems(
  settled: Money,
  fee: Message,
  document: Parameters<typeof receiptItems>[1],
): readonly FeeItem[] {
  if (document === null) return [{ label: fee, amount: settled }]
  if (plus(...document.items.map((item) => item.amount)) === settled) return document.items
  const isPart = settled < document.assessed
  return [{ label: isPart ? partOf(fee, document.assessed) : fee, amount: settled }]
}

function partOf(fee: Message, total: Money): Message {
  const inWords = (language: Language) =>
    say(texts['part-of'], language, {
      fee: say(fee, language),
      total: formatRs(total, language),
    })
  return { en: inWords('en'), ne: inWords('ne') }
}
