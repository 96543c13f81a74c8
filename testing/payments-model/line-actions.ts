import { expect } from 'vitest'
import { run } from '#features/payments/testing/refunds-in-tests.ts'
import { importLine, linkAs } from '#features/reconciliation/testing/at-reconciliation.ts'
import { confirm } from '#testing/kinds/results-in-tests.ts'
import { todayOf } from '#testing/test-server.ts'
import { picked } from './arbitraries.ts'
import { isDecided } from './decided.ts'
import type { ModelFixture } from './fixture.ts'
import { backFromSuspense, linkLine, newLine, place, toSuspense, writeOff } from './model-lines.ts'
import type { BankLine, Stray } from './model-state.ts'
import type { LineCommand } from './money-commands.ts'

let numbers = 0

/** Lines of the bank: imported by the second person, as who imports does not link. */
export async function runLineCommand(fixture: ModelFixture, command: LineCommand): Promise<void> {
  const { at, model } = fixture
  if (command.does === 'import line') {
    const { amount } = command
    const facts = { number: `B-${numbers++}`, amount: amount / 100, day: todayOf(at) }
    return newLine(model, { id: await importLine(at, await fixture.second(), facts), amount })
  }
  if (command.does === 'place stray' || command.does === 'write off stray') {
    const stray = picked(model.strays, command.line)
    if (stray === undefined) return
    return command.does === 'place stray'
      ? placed(fixture, stray, command.toFee)
      : writtenOff(fixture, stray)
  }
  const line = picked(model.lines, command.line)
  if (line === undefined) return
  if (command.does === 'place line') return placed(fixture, line, command.toFee)
  if (command.does === 'write off line') return writtenOff(fixture, line)
  if (command.does === 'link line') return linked(fixture, line, command.voucher)
  const isToSuspense = command.does === 'line to suspense'
  const isMoved = isToSuspense ? toSuspense(model, line) : backFromSuspense(model, line)
  const body = { bank_statement_line_ID: line.id, reason: 'Not known' }
  const slug = isToSuspense ? 'suspense_move' : 'suspense_back'
  expect((await run(await fixture.cashier(), slug, body)).body).toMatchObject({ isError: !isMoved })
}

const typedAmount = 1_234.56

async function linked(fixture: ModelFixture, line: BankLine, number: number): Promise<void> {
  const { model } = fixture
  const voucher = picked(model.vouchers, number)
  if (voucher === undefined) return
  const portal = voucher.amount === 0 ? typedAmount : voucher.amount / 100
  const isLinked = linkLine(model, line, voucher)
  const both = { lineId: line.id, paymentId: voucher.paymentId }
  const seen = { bank_amount: line.amount / 100, portal_amount: portal }
  const { body, text } = await linkAs(await fixture.cashier(), both, seen)
  expect([body['isError'], text]).toEqual([!isLinked, text])
}

/** A placement whose fee is not owed any more is refused to the second person, who then refuses it too. */
async function placed(
  fixture: ModelFixture,
  item: BankLine | Stray,
  isFeeWanted: boolean,
): Promise<void> {
  const { model, applicationId, partnerId } = fixture
  const toFee = isFeeWanted && model.applied
  const expected = place(model, item, toFee)
  const fee = { payment_type: 'ENTRANCE', payment_reference_id: applicationId }
  const proposed = await run(await fixture.cashier(), 'suspense_place', {
    item: keyOf(item),
    C_BPartner_ID: partnerId,
    reason: 'Their slip was found',
    ...(toFee && fee),
  })
  const { body, text } = proposed
  expect([body['isError'], text]).toEqual([expected === 'refused', text])
  if (expected === 'refused') return
  const second = await fixture.second()
  const confirmed = await confirm(second, proposed)
  expect([confirmed.body['isError'], confirmed.text]).toEqual([expected !== 'done', confirmed.text])
  if (expected === 'done') return
  const { n_proposal_ID } = body['data'] as { n_proposal_ID: number }
  const refused = { n_proposal_ID, reason: 'Not owed any more' }
  expect((await run(second, 'proposal_refuse', refused)).body).toMatchObject({ isError: false })
}

async function writtenOff(fixture: ModelFixture, item: BankLine | Stray): Promise<void> {
  const expected = writeOff(fixture.model, item)
  const body = { item: keyOf(item), reason: 'No one asked for it' }
  await isDecided(fixture, await run(await fixture.cashier(), 'suspense_write_off', body), expected)
}

function keyOf({ id }: BankLine | Stray): string {
  return typeof id === 'string' ? `khalti:${id}` : `line:${id}`
}
