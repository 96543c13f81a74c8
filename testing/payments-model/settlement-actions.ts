import { expect } from 'vitest'
import { run } from '#features/payments/testing/refunds-in-tests.ts'
import { importLine } from '#features/reconciliation/testing/at-reconciliation.ts'
import { settleAs, settlementCsv } from '#features/settlements/testing/at-settlements.ts'
import { todayOf } from '#testing/test-server.ts'
import { picked } from './arbitraries.ts'
import { isDecided } from './decided.ts'
import type { ModelFixture } from './fixture.ts'
import { newLine } from './model-lines.ts'
import { isNew, linkSettlement, mayBeSettled, note, unlink } from './model-settlements.ts'
import type { Settlement } from './model-state.ts'
import type { SettlementCommand } from './money-commands.ts'

let numbers = 0

/** The wallet's files and the deposits in which they arrive. */
export async function runSettlementCommand(
  fixture: ModelFixture,
  command: SettlementCommand,
): Promise<void> {
  if (command.does === 'import settlement') return importFile(fixture, command)
  const settlement = picked(fixture.model.settlements, command.settlement)
  if (settlement === undefined) return
  if (command.does === 'settlement arrives') return arrives(fixture, settlement)
  if (command.does === 'note unknown') return noteUnknown(fixture, settlement)
  if (command.does !== 'link settlement') return undo(fixture, settlement)
  const { model } = fixture
  const line = picked(model.lines, command.deposit)
  if (line === undefined) return
  const isLinked = linkSettlement(model, settlement, line)
  const { body, text } = await run(await fixture.cashier(), 'wallet_settlement_link', {
    wallet_settlement_ID: settlement.id,
    bank_statement_line_ID: line.id,
  })
  expect([body['isError'], text]).toEqual([!isLinked, text])
}

/** A file of one payment that our books have, or of one that they do not, or of both; the wallet keeps a part. */
async function importFile(
  fixture: ModelFixture,
  facts: Extract<SettlementCommand, { does: 'import settlement' }>,
): Promise<void> {
  const { at, model } = fixture
  const link = picked(
    model.links.filter((each) => mayBeSettled(model, each)),
    facts.payment,
  )
  const number = link && at.khalti.get(link.pidx)?.transactionId
  const taken = link === undefined ? 0 : link.wallet.amount - Math.min(facts.less, 500)
  const unknown = facts.hasUnknown || !number ? { id: `X${numbers++}`, amount: 77_700 } : null
  const charge = Math.floor((taken * 2) / 100)
  const row = (name: string, amount: number, keeps: number) =>
    `${name},${todayOf(at)},${amount / 100},${keeps / 100}`
  const rows = [
    ...(unknown === null ? [] : [row(unknown.id, unknown.amount, 0)]),
    ...(number ? [row(number, taken, charge)] : []),
  ]
  const isImported = !number || isNew(model, link)
  const name = `wallet-${numbers++}.csv`
  const { body, text } = await settleAs(await fixture.second(), settlementCsv(...rows), { name })
  if (!isImported) return expect(body).toMatchObject({ isError: true })
  expect([body['isError'], text]).toEqual([false, text])
  const amount = (unknown?.amount ?? 0) + (number ? taken : 0)
  const settled = { link: number && link ? link : null, amount, charge: number ? charge : 0 }
  model.settlements.push({ ...settled, id: await newestId(fixture), unknown, line: null })
}

async function newestId({ at }: ModelFixture): Promise<number> {
  const { id } = await at.database.kysely
    .selectFrom('wallet_settlement')
    .select(({ fn }) => fn.max('wallet_settlement_id').as('id'))
    .executeTakeFirstOrThrow()
  return Number(id)
}

/** The bank's statement has a deposit of its net amount. */
async function arrives(fixture: ModelFixture, { amount, charge }: Settlement): Promise<void> {
  const { at, model } = fixture
  const net = amount - charge
  const facts = { number: `K-${numbers++}`, amount: net / 100, day: todayOf(at) }
  newLine(model, { id: await importLine(at, await fixture.second(), facts), amount: net })
}

/** The unknown transaction is the first after the heading. */
async function noteUnknown({ cashier, model }: ModelFixture, settlement: Settlement) {
  const isError = !note(model, settlement)
  const body = { wallet_settlement_ID: settlement.id, line: 2 }
  const answer = await run(await cashier(), 'wallet_settlement_note', body)
  expect([answer.body['isError'], answer.text]).toEqual([isError, answer.text])
}

async function undo(fixture: ModelFixture, settlement: Settlement): Promise<void> {
  const isAllowed = unlink(fixture.model, settlement)
  const body = { wallet_settlement_ID: settlement.id, reason: 'Another deposit' }
  const proposed = await run(await fixture.cashier(), 'wallet_settlement_unlink', body)
  await isDecided(fixture, proposed, isAllowed)
}
