import type { Day } from '#platform/pure/calendar/day.ts'
import type { Message } from '#platform/pure/message.ts'
import { storedBank } from '#features/payments/rules/statements/bank-name.ts'
import {
  type SlipForm,
  type SlipProblems,
  slipProblems,
  type SlipReason,
} from '#features/payments/rules/slips/slip.ts'

/** Columns of a voucher that the student typed off the slip; null where the client sent nothing. */
export type Slip = {
  readonly bank: string | null
  readonly branch: string | null
  readonly slip_number: string | null
  readonly slip_day: string | null
}

const columns = {
  bank: 'bank',
  branch: 'branch',
  number: 'voucher_no',
  day: 'voucher_date',
  amount: 'payamt',
} as const

/**
 * Bank, branch, number and day of the slip from the upload's body. A client that knows only the specification's fields
 * sends none of them; what is sent must be right. A bank among `banks` is stored under one name, however it was typed.
 */
export function readSlip(
  body: Readonly<Record<string, unknown>>,
  { today, banks }: { readonly today: Day; readonly banks: readonly Message[] },
): Slip | { readonly field: string; readonly reason: SlipReason } {
  const text = (key: keyof SlipForm) => {
    const value = body[columns[key]]
    return typeof value === 'string' ? value.trim() : ''
  }
  const form = {
    bank: storedBank(text('bank'), banks),
    branch: text('branch'),
    number: text('number'),
    day: text('day').slice(0, 10),
    amount: '1',
  }
  const wrong = firstProblem(slipProblems(form, today), (key) => body[columns[key]] !== undefined)
  if (wrong !== null) return wrong
  const orNull = (value: string) => (value === '' ? null : value)
  return {
    bank: orNull(form.bank),
    branch: orNull(form.branch),
    slip_number: orNull(form.number),
    slip_day: orNull(form.day),
  }
}

function firstProblem(problems: SlipProblems, wasSent: (key: keyof SlipForm) => boolean) {
  for (const key of ['bank', 'branch', 'number', 'day'] as const) {
    const reason = problems[key]
    if (reason !== undefined && wasSent(key)) return { field: columns[key], reason }
  }
  return null
}
