import { expect } from 'vitest'
import { sweepAttempts } from '#features/payments/server/khalti/sweeper.ts'
import { providerFaults } from '#features/payments/testing/provider-faults.ts'
import type { Command } from './commands.ts'
import { picked } from './arbitraries.ts'
import { isCashCommand, runCashCommand } from './cash-actions.ts'
import { closeDays } from './close-actions.ts'
import { isDecided } from './decided.ts'
import { runLineCommand } from './line-actions.ts'
import { runLinkCommand, strayPayment } from './link-actions.ts'
import { approve, feeToday, giveBack, payable, reverse, expectedUpload } from './model.ts'
import { newBreaker } from './model-state.ts'
import { runSettlementCommand } from './settlement-actions.ts'
import { runRefundCommand } from './refund-actions.ts'
import { newLink, sweep, expectedLink } from './model-wallet.ts'
import type { ModelFixture } from './fixture.ts'
import type { Answer } from '#testing/person.ts'

/** Runs one command on the server and on the model, and compares the answers. Every command takes five seconds. */
export async function perform(fixture: ModelFixture, command: Command): Promise<void> {
  move(fixture, 5_000)
  if (command.does === 'wait') return move(fixture, command.minutes * 60_000)
  if (command.does === 'apply') return apply(fixture)
  if (command.does === 'link') return askForLink(fixture, command.claims)
  if (command.does === 'upload') return upload(fixture, command.slip)
  if (command.does === 'set fees') return setFees(fixture, command)
  if (command.does === 'stray payment') return strayPayment(fixture)
  if (command.does === 'sweep') return sweepBoth(fixture)
  if (command.does === 'restart') return restart(fixture)
  if (command.does === 'provider') return setProvider(fixture, command.down)
  if (command.does === 'approve' || command.does === 'return' || command.does === 'reverse')
    return decide(fixture, command)
  if (command.does === 'close days') return closeDays(fixture, command.ago)
  if ('link' in command) return runLinkCommand(fixture, command)
  if ('line' in command || command.does === 'import line') return runLineCommand(fixture, command)
  if ('settlement' in command || command.does === 'import settlement')
    return runSettlementCommand(fixture, command)
  if (isCashCommand(command)) return runCashCommand(fixture, command)
  return runRefundCommand(fixture, command)
}

async function sweepBoth({ at, model }: ModelFixture): Promise<void> {
  sweep(model)
  await sweepAttempts(at.payments)
}

/** A new process knows nothing of the provider's silence, and takes up at once what is due. */
async function restart(fixture: ModelFixture): Promise<void> {
  fixture.model.breaker = newBreaker()
  await fixture.at.restart()
  await sweepBoth(fixture)
}

function move({ at, model }: ModelFixture, ms: number): void {
  at.clock.advance(ms)
  model.nowMs = at.clock.nowMs()
}

async function apply(fixture: ModelFixture): Promise<void> {
  const { model } = fixture
  const student = await fixture.student()
  const answer = await student.post('/api/v1/models/n_entrance_reg', {
    n_entrance_open_ID: fixture.openingId,
  })
  const may = !model.applied && model.nowMs < model.fees.lateUntilMs
  expect([answer.status === 201, answer.text]).toEqual([may, answer.text])
  if (!may) return
  fixture.applicationId = Number(answer.body['id'])
  model.applied = true
  model.noted = feeToday(model)
}

const target = ({ applicationId }: ModelFixture) => ({
  payment_type: 'ENTRANCE',
  payment_reference_id: applicationId === 0 ? 1 : applicationId,
})

async function askForLink(fixture: ModelFixture, claims: 'right' | 'wrong'): Promise<void> {
  const { model } = fixture
  const amount = payable(model) + (claims === 'right' ? 0 : 1)
  const expected = expectedLink(model, amount)
  const student = await fixture.student()
  const answer = await student.post('/nou/khaltipay/getlink', { ...target(fixture), amount })
  expect([answer.status === 200, answer.text]).toEqual([expected !== 'no', answer.text])
  if (expected === 'no') return
  const pidx = new URL(String(answer.body['payment_url'])).searchParams.get('pidx') ?? ''
  if (expected === 'new') newLink(model, { pidx, attempt: String(answer.body['attempt']), amount })
  else expect(pidx).toBe(expected.pidx)
}

async function upload(fixture: ModelFixture, number: number): Promise<void> {
  const { model, slips } = fixture
  const expected = expectedUpload(model, number)
  const student = await fixture.student()
  const answer: Answer = await student.post('/nou/voucherpay/save', {
    ...target(fixture),
    payamt: 1_234.56,
    filename: 'slip.png',
    filedata: slips[number]?.toString('base64'),
  })
  expect([answer.status === 200, answer.text]).toEqual([expected !== null, answer.text])
  if (expected === null) return
  const paymentId = Number(answer.body['C_Payment_ID'])
  model.vouchers.push({ paymentId, slip: number, amount: 0, isClosed: false, state: expected })
}

async function decide(
  fixture: ModelFixture,
  command: Extract<Command, { does: 'approve' | 'return' | 'reverse' }>,
): Promise<void> {
  const { vouchers } = fixture.model
  const voucher = picked(vouchers, command.voucher)
  if (voucher === undefined) return
  const cashier = await fixture.cashier()
  const c_payment_ID = voucher.paymentId
  if (command.does === 'approve') {
    for (const toCredit of [false, true]) {
      const expected = approve(fixture.model, voucher, { amount: command.amount, toCredit })
      const body = { c_payment_ID, amount: command.amount / 100, to_credit: toCredit }
      const answer = await cashier.post('/api/v1/processes/voucher_approve', body)
      expect(answer.body).toMatchObject({ isError: !expected })
    }
  } else if (command.does === 'reverse') {
    const expected = reverse(fixture.model, voucher)
    const body = { c_payment_ID, reason: 'Not ours', reason_ne: 'हाम्रो होइन' }
    await isDecided(
      fixture,
      await cashier.post('/api/v1/processes/voucher_reverse', body),
      expected,
    )
  } else {
    const expected = giveBack(voucher)
    if (expected) voucher.state = 'returned'
    const body = { c_payment_ID, reason: 'Not readable' }
    const answer = await cashier.post('/api/v1/processes/voucher_return', body)
    expect(answer.body).toMatchObject({ isError: !expected })
  }
}

async function setFees(
  { at, model, openingId }: ModelFixture,
  { regular, late }: { regular: number; late: number },
): Promise<void> {
  model.fees = { ...model.fees, regular, late }
  await at.database.kysely
    .updateTable('n_entrance_open')
    .set({ examfee: regular, latefee: late })
    .where('n_entrance_open_id', '=', openingId)
    .execute()
}

function setProvider({ at, model }: ModelFixture, down: boolean): void {
  model.down = down
  if (down) at.khalti.behaviour.fault = providerFaults['HTTP 500']
  else delete at.khalti.behaviour.fault
}

/**
 * Ends every sequence: the provider answers again, all its answers have been asked for, what is still to be refunded is
 * taken back, and the cash is counted.
 */
export async function settle(fixture: ModelFixture): Promise<void> {
  await perform(fixture, { does: 'provider', down: false })
  for (const minutes of [1, 130, 24 * 60, 48 * 60, 10]) {
    await perform(fixture, { does: 'wait', minutes })
    await perform(fixture, { does: 'sweep' })
    await perform(fixture, { does: 'sweep refunds' })
  }
  await perform(fixture, { does: 'refund answers', answer: 'done' })
  const { refunds } = fixture.model
  while (refunds.some(({ state }) => state === 'LISTED'))
    await perform(fixture, { does: 'refund list', step: 'dissolve' })
  for (const [counter, { uncountedDays }] of [...fixture.model.book.counters.values()].entries())
    if (uncountedDays.length > 0)
      await perform(fixture, { does: 'count cash', counter, missing: 0 })
  for (const refund of refunds.keys()) await perform(fixture, { does: 'cancel refund', refund })
}
