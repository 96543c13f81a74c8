import { type Money, nothing, plus, remaining } from '#platform/pure/money/money.ts'
import type { ButtonState, PaymentAction, Paying } from '#features/applying/rules/facts.ts'
import { amountPaymentButton } from '#features/applying/rules/facts.ts'

type Due = { readonly paying: Paying }

/** Amount of a due that is not paid. */
export function dueLeft({ paying }: Due): Money {
  return paying.isPaid ? nothing : remaining(paying.total, paying.paid)
}

/** Sum of what is not paid of all dues. */
export function duesLeft(dues: readonly Due[]): Money {
  return plus(...dues.map(dueLeft))
}

/** 'Pay Now' while something is owed, also while a voucher waits (READINGS R-85); the payments once something is paid. */
export function dueButton({ paying }: Due): ButtonState<PaymentAction> {
  return amountPaymentButton({ ...paying, isPending: false }, false)
}
