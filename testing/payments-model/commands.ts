import * as fc from 'fast-check'
import { amount, newest, pick, weighted } from './arbitraries.ts'
import {
  cashInTurn,
  lineInTurn,
  moneyCommand,
  refundsInTurn,
  settlementInTurn,
} from './money-arbitraries.ts'
import type { MoneyCommand } from './money-commands.ts'

/** One thing that students, staff, the wallet, time or the machine may do; numbers pick among what there is by then. */
export type Command =
  | LinkCommand
  | MoneyCommand
  | { readonly does: 'apply' }
  | { readonly does: 'sweep' }
  | { readonly does: 'restart' }
  | { readonly does: 'stray payment' }
  | { readonly does: 'link'; readonly claims: 'right' | 'wrong' }
  | { readonly does: 'upload'; readonly slip: number }
  | { readonly does: 'approve'; readonly voucher: number; readonly amount: number }
  | { readonly does: 'return'; readonly voucher: number }
  | { readonly does: 'reverse'; readonly voucher: number }
  | { readonly does: 'set fees'; readonly regular: number; readonly late: number }
  | { readonly does: 'wait'; readonly minutes: number }
  | { readonly does: 'provider'; readonly down: boolean }

/** Event of one of the student's links. */
export type LinkCommand = { readonly link: number } & (
  | { readonly does: 'wallet'; readonly action: WalletAction }
  | { readonly does: 'come back'; readonly times: number }
  | { readonly does: 'forge' }
  | { readonly does: 'check again' }
)

export type WalletAction = 'pay' | 'cancel' | 'hold' | 'take less' | 'refund' | 'refund part'

const fee = weighted([
  [4, fc.constantFrom(100_000, 150_000, 150_001, 180_000, 200_000)],
  [1, fc.integer({ min: 90_000, max: 250_000 })],
  [1, fc.constantFrom(0, 999, 1_000)],
])
const minutes = weighted([
  [8, fc.integer({ min: 1, max: 16 })],
  [5, fc.integer({ min: 30, max: 90 })],
  [2, fc.integer({ min: 600, max: 1_800 })],
  [1, fc.integer({ min: 2_800, max: 4_500 })],
])
const action = weighted<WalletAction>([
  [8, fc.constant('pay')],
  [3, fc.constant('refund')],
  [1, fc.constantFrom('cancel', 'hold', 'take less', 'refund part')],
])
const claims = weighted<'right' | 'wrong'>([
  [9, fc.constant('right')],
  [1, fc.constant('wrong')],
])
const times = fc.integer({ min: 1, max: 3 })

const command = weighted<Command>([
  [24, moneyCommand],
  [8, fc.record({ does: fc.constant('link'), claims })],
  [8, fc.record({ does: fc.constant('wallet'), link: pick, action })],
  [6, fc.record({ does: fc.constant('come back'), link: pick, times })],
  [4, fc.record({ does: fc.constant('wait'), minutes })],
  [4, fc.constant({ does: 'sweep' })],
  [2, fc.record({ does: fc.constant('upload'), slip: fc.nat(3) })],
  [4, fc.record({ does: fc.constant('approve'), voucher: pick, amount })],
  [1, fc.record({ does: fc.constant('return'), voucher: pick })],
  [2, fc.record({ does: fc.constant('reverse'), voucher: pick })],
  [2, fc.record({ does: fc.constant('set fees'), regular: fee, late: fee })],
  [1, fc.record({ does: fc.constantFrom('forge', 'check again'), link: pick })],
  [1, fc.record({ does: fc.constant('provider'), down: fc.boolean() })],
  [1, fc.constantFrom<Command>({ does: 'apply' }, { does: 'stray payment' }, { does: 'restart' })],
])

/** Commands in an order in which much of what they are about succeeds. */
const inTurn = weighted<Command[]>([
  [
    4,
    fc.constant<Command[]>([
      { does: 'link', claims: 'right' },
      { does: 'wallet', link: newest, action: 'pay' },
      { does: 'come back', link: newest, times: 1 },
    ]),
  ],
  [
    3,
    fc.record({ slip: fc.nat(3), amount }).map((facts): Command[] => [
      { does: 'upload', slip: facts.slip },
      { does: 'approve', voucher: newest, amount: facts.amount },
    ]),
  ],
  [3, refundsInTurn],
  [2, cashInTurn],
  [2, lineInTurn],
  [2, settlementInTurn],
  [
    1,
    fc.nat(2).map((ago): Command[] => [
      { does: 'wait', minutes: 1_440 },
      { does: 'close days', ago },
    ]),
  ],
])

/** 5 to 25 commands after an application, or some that go together for each. */
export const commands: fc.Arbitrary<Command[]> = fc
  .array(
    weighted<Command[]>([
      [6, command.map((one) => [one])],
      [1, inTurn],
    ]),
    {
      minLength: 5,
      maxLength: 25,
      size: 'max',
    },
  )
  .map((parts) => parts.flat())
