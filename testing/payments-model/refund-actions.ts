import { expect } from 'vitest'
import { sweepRefunds as sweepOnServer } from '#features/payments/server/khalti/refunding/sweep-refunds.ts'
import { anAccount, run } from '#features/payments/testing/refunds-in-tests.ts'
import { todayOf } from '#testing/test-server.ts'
import type { Person } from '#testing/person.ts'
import { isDecided } from './decided.ts'
import { picked } from './arbitraries.ts'
import type { RefundCommand } from './money-commands.ts'
import type { ModelFixture } from './fixture.ts'
import { credit } from './model.ts'
import type { Model, Refund, RefundAnswer } from './model-state.ts'
import {
  cancelRefund,
  comeBackFromBank,
  isCovered,
  leave,
  mayRefund,
  newRefund,
} from './model-refunds.ts'
import { advanceRefund, mayAskAgain, sweepRefunds } from './model-refund-requests.ts'

/** Staff and the wallet's job on refunds: each once on the server and once in the model. */
export async function runRefundCommand(
  fixture: ModelFixture,
  command: RefundCommand,
): Promise<void> {
  if (command.does === 'refund') return refund(fixture, command)
  if (command.does === 'pay out') return payOut(fixture, command.share)
  if (command.does === 'refund answers') return setAnswer(fixture, command.answer)
  if (command.does === 'sweep refunds') return sweep(fixture)
  if (command.does === 'refund list') return onList(fixture, command.step)
  return onRefund(fixture, command)
}

async function refund(
  fixture: ModelFixture,
  { payment, share, way, from }: Extract<RefundCommand, { does: 'refund' }>,
): Promise<void> {
  const { model } = fixture
  const payments = [...model.vouchers, ...model.links, ...model.cash]
  const of = picked(payments, payment)
  if (of === undefined) return
  const paymentId = await paymentIdOf(fixture, of)
  if (paymentId === null) return
  const order = { amount: Math.floor((of.amount * share) / 100), way, from }
  const isAllowed = mayRefund(model, of, order)
  const proposed = await run(await fixture.cashier(), 'payment_refund', {
    c_payment_ID: paymentId,
    amount: order.amount / 100,
    way,
    taken_from: from,
    reason: 'Paid for the wrong entrance',
    ...anAccount,
  })
  if (await isDecided(fixture, proposed, isAllowed))
    newRefund(model, { ...order, of, id: await newestId(fixture) })
}

async function paymentIdOf(
  { at }: ModelFixture,
  of: NonNullable<Refund['of']>,
): Promise<number | null> {
  if (!('pidx' in of)) return of.paymentId
  const row = await at.database.kysely
    .selectFrom('c_payment')
    .select('c_payment_id')
    .where('orig_trxid', '=', at.khalti.get(of.pidx)?.transactionId ?? '')
    .executeTakeFirst()
  return row?.c_payment_id ?? null
}

async function newestId({ at }: ModelFixture): Promise<number> {
  const { id } = await at.database.kysely
    .selectFrom('refund')
    .select(({ fn }) => fn.max('refund_id').as('id'))
    .executeTakeFirstOrThrow()
  return Number(id)
}

/** A share of the credit; above 100 more than there is. */
async function payOut(fixture: ModelFixture, share: number): Promise<void> {
  const { model, partnerId } = fixture
  const amount = Math.floor((credit(model) * share) / 100)
  const isAllowed = amount > 0 && amount <= credit(model)
  const body = { C_BPartner_ID: partnerId, amount: amount / 100, reason: 'Left', ...anAccount }
  const proposed = await run(await fixture.cashier(), 'credit_pay_out', body)
  if (await isDecided(fixture, proposed, isAllowed))
    newRefund(model, { id: await newestId(fixture), of: null, amount, way: 'bank', from: 'credit' })
}

function setAnswer({ at, model }: ModelFixture, answer: RefundAnswer): void {
  model.refundAnswer = answer
  const { behaviour } = at.khalti
  if (answer === 'done') delete behaviour.refund
  else if (answer === 'refused') behaviour.refund = { status: 400, body: { detail: 'No balance' } }
  else behaviour.refund = answer
}

async function sweep({ at, model }: ModelFixture): Promise<void> {
  sweepRefunds(model)
  await sweepOnServer(at.payments)
}

/** Makes a list for the bank, notes the newest as sent, or dissolves it. */
async function onList(
  fixture: ModelFixture,
  step: Extract<RefundCommand, { does: 'refund list' }>['step'],
): Promise<void> {
  const { at, model } = fixture
  const cashier = await fixture.cashier()
  if (step === 'make') return makeList(cashier, model)
  const refund_list_ID = model.refunds.findLast(({ state }) => state === 'LISTED')?.listId
  if (refund_list_ID === undefined || refund_list_ID === null) return
  const listed = model.refunds.filter(({ listId }) => listId === refund_list_ID)
  if (step === 'send') {
    const by = await fixture.second()
    const body = { refund_list_ID, sent_on: todayOf(at) }
    expect((await run(by, 'refund_list_sent', body)).body).toMatchObject({ isError: false })
    for (const each of listed) leave(model, each)
    return
  }
  const body = { refund_list_ID, reason: 'Not yet' }
  expect((await run(cashier, 'refund_list_dissolve', body)).body).toMatchObject({ isError: false })
  for (const each of listed) Object.assign(each, { state: 'APPROVED', listId: null })
}

async function makeList(cashier: Person, model: Model): Promise<void> {
  const ready = model.refunds.filter(({ way, state }) => way === 'bank' && state === 'APPROVED')
  const isMade = ready.length > 0 && isCovered(model)
  const { body } = await run(cashier, 'refund_list_make')
  expect(body).toMatchObject({ isError: !isMade })
  if (!isMade) return
  const { refund_list_ID: listId } = body['data'] as { refund_list_ID: number }
  for (const each of ready) Object.assign(each, { state: 'LISTED', listId })
}

async function onRefund(
  fixture: ModelFixture,
  command: Extract<RefundCommand, { refund: number }>,
): Promise<void> {
  const { model } = fixture
  const { refunds } = model
  const chosen = picked(refunds, command.refund)
  if (chosen === undefined) return
  const refund_ID = chosen.id
  const cashier = await fixture.cashier()
  if (command.does === 'refund returns') {
    const isAllowed = comeBackFromBank(model, chosen)
    const proposed = await run(cashier, 'refund_return', { refund_ID, reason: 'number' })
    await isDecided(fixture, proposed, isAllowed)
  } else if (command.does === 'cancel refund') {
    const isError = !cancelRefund(model, chosen)
    const { body } = await run(cashier, 'refund_cancel', { refund_ID, reason: 'mistake' })
    expect(body).toMatchObject({ isError })
  } else await askAgain(fixture, cashier, chosen)
}

async function askAgain({ model }: ModelFixture, cashier: Person, chosen: Refund): Promise<void> {
  const isAllowed = chosen.way === 'khalti' && mayAskAgain(model, chosen)
  const body = { refund_ID: chosen.id, again: true }
  const answer = await run(cashier, 'refund_ask', body)
  expect(answer.body).toMatchObject({ isError: !isAllowed })
  if (!isAllowed) return
  advanceRefund(model, chosen, true)
  expect(answer.body['data']).toEqual({ state: chosen.state })
}
