import * as fc from 'fast-check'
import type { RefundAnswer } from './model-state.ts'
import { amount, pick, weighted } from './arbitraries.ts'

export type RefundCommand =
  | {
      readonly does: 'refund'
      readonly payment: number
      /** Percent of the payment. */
      readonly share: number
      readonly way: 'bank' | 'khalti'
      readonly from: 'fee' | 'credit'
    }
  | { readonly does: 'pay out'; readonly share: number }
  | { readonly does: 'refund list'; readonly step: 'make' | 'send' | 'dissolve' }
  | { readonly does: 'refund answers'; readonly answer: RefundAnswer }
  | { readonly does: 'sweep refunds' }
  | {
      readonly does: 'refund returns' | 'cancel refund' | 'ask for refund'
      readonly refund: number
    }

export type CashCommand =
  | {
      readonly does: 'take cash'
      readonly amount: number
      /** The rest of the fee as the cashier saw it. */
      readonly sees: 'right' | 'wrong'
      readonly toCredit: boolean
    }
  | { readonly does: 'reverse cash'; readonly cash: number }
  | { readonly does: 'count cash'; readonly counter: number; readonly missing: number }
  | { readonly does: 'bring cash to bank'; readonly counter: number; readonly share: number }

type CloseCommand = { readonly does: 'close days'; readonly ago: number }

export type MoneyCommand = RefundCommand | CashCommand | CloseCommand

const share = weighted([
  [4, fc.constant(100)],
  [3, fc.integer({ min: 1, max: 99 })],
  [1, fc.constantFrom(0, 101, 150)],
])
const way = weighted<'bank' | 'khalti'>([
  [1, fc.constant('bank')],
  [2, fc.constant('khalti')],
])
const from = weighted<'fee' | 'credit'>([
  [3, fc.constant('fee')],
  [1, fc.constant('credit')],
])
const step = weighted<'make' | 'send' | 'dissolve'>([
  [3, fc.constant('make')],
  [3, fc.constant('send')],
  [1, fc.constant('dissolve')],
])
const answer = weighted<RefundAnswer>([
  [3, fc.constant('done')],
  [1, fc.constantFrom('lost', 'unanswered', 'refused')],
])

const refundCommand = weighted<RefundCommand>([
  [6, fc.record({ does: fc.constant('refund'), payment: pick, share, way, from })],
  [2, fc.record({ does: fc.constant('pay out'), share })],
  [3, fc.record({ does: fc.constant('refund list'), step })],
  [1, fc.record({ does: fc.constant('refund answers'), answer })],
  [4, fc.constant({ does: 'sweep refunds' })],
  [1, fc.record({ does: fc.constant('refund returns'), refund: pick })],
  [1, fc.record({ does: fc.constant('cancel refund'), refund: pick })],
  [1, fc.record({ does: fc.constant('ask for refund'), refund: pick })],
])

const closeCommand = fc.record({ does: fc.constant('close days'), ago: fc.nat(3) })

const missing = weighted([
  [3, fc.constant(0)],
  [1, fc.integer({ min: -20, max: 20 })],
])
const sees = weighted<'right' | 'wrong'>([
  [9, fc.constant('right')],
  [1, fc.constant('wrong')],
])
const takeCash = fc.record({ does: fc.constant('take cash'), amount, sees, toCredit: fc.boolean() })
const countCash = fc.record({ does: fc.constant('count cash'), counter: pick, missing })
const cashToBank = fc.record({ does: fc.constant('bring cash to bank'), counter: pick, share })

const cashCommand = weighted<CashCommand>([
  [6, takeCash],
  [2, fc.record({ does: fc.constant('reverse cash'), cash: pick })],
  [3, countCash],
  [2, cashToBank],
])

/** Work of the accounts office beside decisions on vouchers. */
export const moneyCommand = weighted<MoneyCommand>([
  [19, refundCommand],
  [10, cashCommand],
  [3, closeCommand],
])

/** A refund that leaves, and perhaps comes back from the bank. */
export const refundsInTurn = fc
  .record({ payment: pick, share, way, from, isReturned: fc.boolean() })
  .map(({ isReturned, ...facts }): RefundCommand[] => {
    const order = { does: 'refund', ...facts } as const
    if (facts.way === 'khalti') return [order, { does: 'sweep refunds' }]
    const back = { does: 'refund returns', refund: -1 } as const
    return [
      order,
      { does: 'refund list', step: 'make' },
      { does: 'refund list', step: 'send' },
      ...(isReturned ? [back] : []),
    ]
  })

const newest = -1

/** Cash that is taken and then counted, brought to the bank or taken back. */
export const cashInTurn = fc
  .record({
    amount,
    next: fc.constantFrom<CashCommand>(
      { does: 'count cash', counter: newest, missing: 0 },
      { does: 'bring cash to bank', counter: newest, share: 100 },
      { does: 'reverse cash', cash: newest },
    ),
  })
  .map(({ amount: taken, next }): CashCommand[] => [
    { does: 'take cash', amount: taken, sees: 'right', toCredit: true },
    next,
  ])
