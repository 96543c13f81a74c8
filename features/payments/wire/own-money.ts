import { findPaymentType } from '../rules/payment-type.ts'
import type { Message } from '#platform/pure/message.ts'
import type { Money } from '#platform/pure/money/money.ts'
import type { SetOff } from '../rules/history.ts'
import type { PaymentType } from '../rules/payment-type.ts'
import {
  dayOf,
  idOf,
  messageOf,
  moneyOf,
  recordsOf,
  textOf,
  type WireRecord,
} from '#platform/pure/rest-dialect/record.ts'

/** A wallet payment that is neither paid nor over. */
export type UnsettledPayment = {
  readonly type: PaymentType | null
  readonly referenceId: number
  readonly name: Message
  /** Amount that the provider took, or that was asked while it has taken nothing we know of. */
  readonly amount: Money
  /** Short enough to read out. */
  readonly reference: string
}

/** The student's money that belongs to no application, and what was set off. */
export type OwnMoney = {
  /** Paid more than owed. */
  readonly credit: Money
  /** The provider took another sum than was asked. */
  readonly held: readonly UnsettledPayment[]
  /** The provider has not decided. */
  readonly pending: readonly UnsettledPayment[]
  /** A link was given out and can still be paid. */
  readonly open: readonly UnsettledPayment[]
  readonly setOffs: readonly SetOff[]
}

export const ownMoneyPath = '/nou/payments/own'

export type UnsettledAnswer = {
  readonly payment_type: string
  readonly payment_reference_id: number
  readonly name: Message
  readonly amount: number
  readonly reference: string
}

export type SetOffAnswer = {
  readonly id: number
  readonly document_type: string
  readonly description: Message
  readonly amount: number
  readonly date: string
  readonly by: SetOff['by']
  readonly award: string
}

/** The server's side of the answer; amounts in rupees. */
export type OwnMoneyAnswer = {
  readonly credit: number
  readonly held: readonly UnsettledAnswer[]
  readonly pending: readonly UnsettledAnswer[]
  readonly open: readonly UnsettledAnswer[]
  readonly setOffs: readonly SetOffAnswer[]
}

/** Another server's answer without these is a student without such money. */
export function ownMoneyFromWire(record: WireRecord): OwnMoney {
  const all = (name: 'held' | 'pending' | 'open') => recordsOf(record, name).map(unsettledFromWire)
  return {
    credit: moneyOf(record, 'credit'),
    held: all('held'),
    pending: all('pending'),
    open: all('open'),
    setOffs: recordsOf(record, 'setOffs').map(setOffFromWire),
  }
}

function setOffFromWire(record: WireRecord): SetOff {
  return {
    id: idOf(record, 'id') ?? 0,
    documentType: textOf(record, 'document_type'),
    description: messageOf(record, 'description'),
    amount: moneyOf(record, 'amount'),
    on: dayOf(record, 'date'),
    by: textOf(record, 'by') === 'credit' ? 'credit' : 'award',
    award: textOf(record, 'award'),
  }
}

function unsettledFromWire(record: WireRecord): UnsettledPayment {
  return {
    type: findPaymentType(textOf(record, 'payment_type')),
    referenceId: idOf(record, 'payment_reference_id') ?? 0,
    name: messageOf(record, 'name'),
    amount: moneyOf(record, 'amount'),
    reference: textOf(record, 'reference'),
  }
}
