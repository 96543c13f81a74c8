import type { Message } from '#platform/pure/message.ts'
import { type FieldError, type Refusal, refusal } from '#platform/server/model-engine/refusal.ts'
import { isAccountNumber } from '../../rules/refunds/account.ts'
import { refundText as text } from '../../rules/refunds/refund-messages.ts'
import type { RefundAccount } from './refund.ts'

type GivenAccount = {
  readonly bank?: string | undefined
  readonly account_holder?: string | undefined
  readonly account_number?: string | undefined
}

/** The bank account as typed, or each field that is wrong. */
export function accountOf(given: GivenAccount): RefundAccount | Refusal {
  const { bank = '', account_holder: holder = '', account_number: number = '' } = given
  const errors: FieldError[] = []
  if (bank === '') errors.push({ field: 'bank', message: text['bank-needed'] })
  if (holder === '') errors.push({ field: 'account_holder', message: text['holder-needed'] })
  if (!isAccountNumber(number))
    errors.push({ field: 'account_number', message: text['account-wrong'] })
  const [first] = errors
  return first === undefined
    ? { bank, holder, number }
    : refusal('rule/account-wrong', first.message, { status: 400, errors })
}

/** Refuses one value that was typed, at its field. */
export function wrongValue(field: string, message: Message): Refusal {
  return refusal('rule/value-wrong', message, { status: 400, errors: [{ field, message }] })
}
