import './tables.ts'
import { type Money, paisa } from '#platform/pure/money/money.ts'
import { sql } from 'kysely'
import type { Transaction } from '#platform/server/database/database.ts'
import { type Refusal, refusal } from '#platform/server/model-engine/refusal.ts'
import { defineProcess } from '#platform/server/processes/define-process.ts'
import { staffWith } from '#features/roles/rules/facts.ts'
import {
  decideCount,
  type Denomination,
  denominations,
  isNoteCount,
  type Notes,
  sumOfNotes,
} from '../../rules/cash/cash-count.ts'
import { cashMessages as text } from '../../rules/cash/cash-messages.ts'
import * as contracts from '../../wire/cash.ts'
import { postTransfer } from '../ledger/ledger.ts'
import { cashAt, lockCounter, nameOfCounter, noteMovement } from './counter.ts'

const roles = staffWith('cash.take')

/** Stores a count of a counter and posts the difference, if there is one. */
export const countCash = defineProcess({
  ...contracts.cashCount,
  name: text.count,
  roles,
  run: (given, { session, nowMs, transact }) =>
    transact(async (transaction, did) => {
      const notes = notesOf(given)
      if ('is' in notes) return notes
      const { counter, reason = '' } = given
      const name = await nameOfCounter(transaction, { counter, userId: session.userId })
      if (name === null)
        return refusal('rule/counter-unknown', text['counter-unknown'], { status: 404 })
      await lockCounter(transaction, counter)
      const { balance: expected } = await cashAt(transaction, counter)
      const counted = sumOfNotes(notes)
      const shown = paisa(given.expected)
      const decision = decideCount({ counted, expected, shown, reason })
      if (decision.is === 'refused') return countRefused(decision.reason)
      const stored = {
        counter,
        counted,
        expected,
        reason: counted === expected ? null : reason,
      }
      const by = { userId: session.userId, nowMs }
      const id = await storeCount(transaction, { ...stored, notes }, by)
      did({ table: 'cash_count', record: id, before: {}, after: { ...stored, counter: name } })
      return { summary: text.counted }
    }),
})

function countRefused(reason: 'counter-changed' | 'reason-missing'): Refusal {
  const message = text[reason]
  if (reason === 'counter-changed') return refusal(`rule/${reason}`, message, { status: 409 })
  return refusal(`rule/${reason}`, message, { errors: [{ field: 'reason', message }] })
}

type CountArguments = Readonly<Partial<Record<`notes_${Denomination}`, number | undefined>>>

function notesOf(given: CountArguments): Notes | Refusal {
  const wrong = denominations.filter((value) => !isNoteCount(given[`notes_${value}`] ?? 0))
  if (wrong.length > 0) {
    const message = text['notes-wrong']
    const errors = wrong.map((value) => ({ field: `notes_${value}`, message }))
    return refusal('rule/notes-wrong', message, { errors })
  }
  const filled = denominations.map((value) => [value, given[`notes_${value}`] ?? 0] as const)
  return Object.fromEntries(filled.filter(([, n]) => n > 0)) as Notes
}

type Counted = {
  readonly counter: number
  readonly notes: Notes
  readonly counted: Money
  readonly expected: Money
  readonly reason: string | null
}

/** Stores a count and posts its difference under its number: cash that is there without an entry, or missing. */
async function storeCount(
  transaction: Transaction,
  { notes, ...count }: Counted,
  { userId, nowMs }: { readonly userId: number; readonly nowMs: number },
): Promise<number> {
  const id = await nextNumber(transaction)
  const difference = count.counted - count.expected
  if (difference !== 0) {
    const [account, from] =
      difference > 0
        ? (['cash', 'cash-difference'] as const)
        : (['cash-difference', 'cash'] as const)
    const source = `cash-count:${id}`
    const amount = paisa(Math.abs(difference))
    await postTransfer(transaction, {
      source,
      account,
      from,
      amount,
      memo: count.reason ?? '',
      nowMs,
    })
    await noteMovement(transaction, source, count.counter)
  }
  const { lastTransaction } = await cashAt(transaction, count.counter)
  await transaction
    .insertInto('cash_count')
    .values({
      cash_count_id: id,
      ...count,
      notes: JSON.stringify(notes),
      counted_by: userId,
      counted_at: new Date(nowMs),
      last_transaction: lastTransaction,
    })
    .execute()
  return id
}

async function nextNumber(transaction: Transaction): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    select nextval(pg_get_serial_sequence('cash_count', 'cash_count_id')) as id`.execute(
    transaction,
  )
  const [row] = rows
  if (row === undefined) throw new Error('The counts have no numbers')
  return row.id
}
