import { expect } from 'vitest'
import { run } from '#features/payments/testing/refunds-in-tests.ts'
import { todayOf } from '#testing/test-server.ts'
import { picked } from './arbitraries.ts'
import { isDecided } from './decided.ts'
import type { ModelFixture } from './fixture.ts'
import { payable } from './model.ts'
import { bringToBank, counterOf, countCash, mayTake, reverseCash, takeCash } from './model-cash.ts'
import type { CashCommand } from './money-commands.ts'

export function isCashCommand(command: { readonly does: string }): command is CashCommand {
  return command.does.includes('cash')
}

/** Cash at the counters: each time once on the server and once in the model. */
export async function runCashCommand(fixture: ModelFixture, command: CashCommand): Promise<void> {
  if (command.does === 'take cash') return take(fixture, command)
  if (command.does === 'reverse cash') return takeBack(fixture, command.cash)
  const counters = [...fixture.model.book.counters.keys()]
  const person = picked(counters, command.counter)
  if (person === undefined) return
  if (command.does === 'count cash') return count(fixture, person, command.missing)
  return toBank(fixture, person, command.share)
}

async function take(
  fixture: ModelFixture,
  { amount, sees, toCredit }: Extract<CashCommand, { does: 'take cash' }>,
): Promise<void> {
  const { model, applicationId, partnerId } = fixture
  const owed = payable(model) + (sees === 'right' ? 0 : 1)
  const isError = !mayTake(model, { amount, owed, toCredit })
  const cashier = await fixture.cashier()
  const { body, text } = await run(cashier, 'cash_take', {
    C_BPartner_ID: partnerId,
    payment_type: 'ENTRANCE',
    payment_reference_id: applicationId === 0 ? 1 : applicationId,
    amount: amount / 100,
    owed: owed / 100,
    to_credit: toCredit,
  })
  expect([body['isError'], text]).toEqual([isError, text])
  if (isError) return
  const { c_payment_ID: paymentId } = body['data'] as { c_payment_ID: number }
  takeCash(model, { paymentId, amount, by: cashier.userId })
}

async function takeBack(fixture: ModelFixture, number: number): Promise<void> {
  const { model } = fixture
  const cash = picked(model.cash, number)
  if (cash === undefined) return
  const isAllowed = reverseCash(model, cash)
  const body = { c_payment_ID: cash.paymentId, reason: 'Twice', reason_ne: 'दुई पटक' }
  await isDecided(fixture, await run(await fixture.cashier(), 'cash_reverse', body), isAllowed)
}

let counts = 0

/** Whole rupees are found, some of them missing or more than there should be. */
async function count(fixture: ModelFixture, counter: number, missing: number): Promise<void> {
  const { model } = fixture
  const { cash } = counterOf(model, counter)
  const rupees = Math.max(0, Math.floor(cash / 100) - missing)
  const { body, text } = await run(await fixture.cashier(), 'cash_count', {
    counter,
    notes_1: rupees,
    expected: cash / 100,
    reason: 'Counted twice',
  })
  expect([body['isError'], text]).toEqual([false, text])
  countCash(model, counter, { counted: rupees * 100, count: String(counts++) })
}

let slips = 0

async function toBank(fixture: ModelFixture, counter: number, share: number): Promise<void> {
  const { at, model } = fixture
  const { cash } = counterOf(model, counter)
  const amount = Math.floor((cash * share) / 100)
  const isAllowed = amount > 0 && amount <= cash
  const slip = `C-${slips++}`
  const proposed = await run(await fixture.cashier(), 'cash_to_bank', {
    counter,
    amount: amount / 100,
    slip_number: slip,
    day: todayOf(at),
  })
  if (await isDecided(fixture, proposed, isAllowed)) bringToBank(model, counter, { amount, slip })
}
