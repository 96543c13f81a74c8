import { addDays, type Day, dayInNepal } from '#platform/pure/calendar/day.ts'
import { type Message, sayInBoth } from '#platform/pure/message.ts'
import { toRupees, paisa } from '#platform/pure/money/money.ts'
import type { ReasonedAction } from '#features/desk/wire/evidence.ts'
import type { VoucherFacts } from '#features/payments/rules/slips/voucher-checks.ts'
import { usedSlipText } from '#features/payments/rules/slips/used-slip-messages.ts'
import {
  voucherDesk as text,
  voucherReasons,
} from '#features/payments/rules/slips/voucher-desk-messages.ts'
import type { WaitingRow } from './voucher-rows.ts'

/** So long a student has to mend a voucher where the fee's own last day does not say it. */
const daysToCorrect = 7

/** Builds the return of a voucher: reasons with the known facts, and the text that the desk fills in. */
export function voucherReturn(
  row: Pick<WaitingRow, 'slip_number'>,
  { typed, owed, payUntil, isUsed, doubts = [] }: VoucherFacts,
  at: { readonly record: number; readonly nowMs: number },
): ReasonedAction {
  const voucher: Message =
    row.slip_number === null
      ? text['this-voucher']
      : sayInBoth(text['voucher-number'], { number: row.slip_number })
  const short = owed > typed ? String(toRupees(paisa(owed - typed))) : ''
  return {
    slug: 'voucher_return',
    body: { c_payment_ID: at.record },
    label: text['turn-back'],
    next: text.next,
    reasons: voucherReasons.map((reason) => ({
      ...reason,
      text: sayInBoth(reason.text, { voucher }),
    })),
    ...(isUsed || doubts.includes('claimed-twice')
      ? { also: { parameter: 'tell_registrar', label: usedSlipText.tell } }
      : {}),
    fillIns: [
      { id: 'short', label: text['short-by'], is: 'amount', value: short },
      { id: 'by', label: text['correct-by'], is: 'day', value: correctBy(payUntil, at.nowMs) },
    ],
  }
}

function correctBy(payUntil: string | null, nowMs: number): Day | string {
  const today = dayInNepal(nowMs)
  return payUntil !== null && payUntil > today ? payUntil : addDays(today, daysToCorrect)
}
