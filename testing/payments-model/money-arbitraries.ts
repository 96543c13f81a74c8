import * as fc from 'fast-check'
import { amount, newest, pick, weighted } from './arbitraries.ts'
import type { RefundAnswer } from './model-state.ts'
import type {
  CashCommand,
  LineCommand,
  MoneyCommand,
  RefundCommand,
  SettlementCommand,
} from './money-commands.ts'

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

const importLine = fc.record({ does: fc.constant('import line'), amount })
const linkLine = fc.record({ does: fc.constant('link line'), line: pick, voucher: pick })
const moveLine = fc.record({
  does: fc.constantFrom('line to suspense', 'line from suspense'),
  line: pick,
})
const placeLine = fc.record({
  does: fc.constantFrom('place line', 'place stray'),
  line: pick,
  toFee: fc.boolean(),
})
const writeOffLine = fc.record({
  does: fc.constantFrom('write off line', 'write off stray'),
  line: pick,
})

const lineCommand = weighted<LineCommand>([
  [3, importLine],
  [3, linkLine],
  [4, moveLine],
  [3, placeLine],
  [2, writeOffLine],
])

const less = weighted([
  [3, fc.constant(0)],
  [1, fc.integer({ min: 1, max: 500 })],
])
const importSettlement = fc.record({
  does: fc.constant('import settlement'),
  payment: pick,
  less,
  hasUnknown: weighted([
    [3, fc.constant(false)],
    [1, fc.constant(true)],
  ]),
})

const settlementCommand = weighted<SettlementCommand>([
  [2, importSettlement],
  [2, fc.record({ does: fc.constant('settlement arrives'), settlement: pick })],
  [2, fc.record({ does: fc.constant('note unknown'), settlement: pick })],
  [2, fc.record({ does: fc.constant('link settlement'), settlement: pick, deposit: pick })],
  [1, fc.record({ does: fc.constant('undo settlement'), settlement: pick })],
])

/** Work of the accounts office beside decisions on vouchers. */
export const moneyCommand = weighted<MoneyCommand>([
  [19, refundCommand],
  [10, cashCommand],
  [8, lineCommand],
  [5, settlementCommand],
  [3, closeCommand],
])

/** A refund that leaves, and perhaps comes back from the bank. */
export const refundsInTurn = fc
  .record({ payment: pick, share, way, from, isReturned: fc.boolean() })
  .map(({ isReturned, ...facts }): RefundCommand[] => {
    const order = { does: 'refund', ...facts } as const
    if (facts.way === 'khalti') return [order, { does: 'sweep refunds' }]
    const back = { does: 'refund returns', refund: newest } as const
    return [
      order,
      { does: 'refund list', step: 'make' },
      { does: 'refund list', step: 'send' },
      ...(isReturned ? [back] : []),
    ]
  })

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

/** A line that is linked, or placed out of suspense, or written off and then placed. */
export const lineInTurn = fc
  .record({ amount, toFee: fc.boolean(), isLinked: fc.boolean(), isIncome: fc.boolean() })
  .map(({ amount: inBank, toFee, isLinked, isIncome }): LineCommand[] => [
    { does: 'import line', amount: inBank },
    ...(isLinked
      ? ([{ does: 'link line', line: newest, voucher: newest }] as const)
      : ([
          { does: 'line to suspense', line: newest },
          ...(isIncome ? ([{ does: 'write off line', line: newest }] as const) : []),
          { does: 'place line', line: newest, toFee },
        ] as const)),
  ])

/** A settlement that arrives in the bank, once all of it is in our books. */
export const settlementInTurn = fc
  .record({ less, hasUnknown: fc.boolean() })
  .map((facts): SettlementCommand[] => [
    { does: 'import settlement', payment: newest, ...facts },
    { does: 'settlement arrives', settlement: newest },
    { does: 'link settlement', settlement: newest, deposit: newest },
    { does: 'note unknown', settlement: newest },
    { does: 'link settlement', settlement: newest, deposit: newest },
  ])
