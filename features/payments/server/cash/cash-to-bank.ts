import './tables.ts'
import { day, dayInNepal, findDay } from '#platform/pure/calendar/day.ts'
import { dayInBoth } from '#platform/pure/calendar/format.ts'
import { sameInBoth } from '#platform/pure/message.ts'
import { rsInBoth } from '#platform/pure/money/format.ts'
import { paisa } from '#platform/pure/money/money.ts'
import { slipKey } from '#platform/pure/text/slip-key.ts'
import type { Transaction } from '#platform/server/database/database.ts'
import { isRefusal, type Refusal, refusal } from '#platform/server/model-engine/refusal.ts'
import { defineProcess } from '#platform/server/processes/define-process.ts'
import { staffWith } from '#features/roles/rules/facts.ts'
import { freshCode, type ProposalType } from '#features/two-people/server/proposal-type.ts'
import { propose } from '#features/two-people/server/proposals.ts'
import { cashMessages as text } from '../../rules/cash/cash-messages.ts'
import * as contracts from '../../wire/cash.ts'
import { postTransfer } from '../ledger/ledger.ts'
import { claimLine } from './deposited-line.ts'
import { cashAt, lockCounter, nameOfCounter, noteMovement } from './counter.ts'

const sort = 'cash-to-bank'
const roles = staffWith('cash.take')

/** Stored in a proposal; the amount in paisa. */
type StoredDeposit = {
  readonly counter: number
  readonly name: string
  readonly amount: number
  readonly slip: string
  readonly day: string
}

/** A cashier notes cash that was brought to the bank. */
export const cashToBank = defineProcess({
  ...contracts.cashToBank,
  name: text.bank,
  roles,
  run: (given, { session, nowMs, transact }) =>
    transact(async (transaction, did) => {
      const on = findDay(given.day)
      if (on === null || on > dayInNepal(nowMs)) return wrongField('day', 'day-wrong')
      const { counter, amount, slip_number: slip } = given
      const name = await nameOfCounter(transaction, { counter, userId: session.userId })
      if (name === null)
        return refusal('rule/counter-unknown', text['counter-unknown'], { status: 404 })
      const stored: StoredDeposit = { counter, name, amount, slip, day: on }
      const balance = await claimDeposit(transaction, stored)
      if (isRefusal(balance)) return balance
      const command = {
        sort,
        subject: `cash_counter:${counter}`,
        before: JSON.stringify({ balance }),
        after: JSON.stringify(stored),
      }
      const proposed = await propose({ transaction, session, nowMs, did }, command)
      if (isRefusal(proposed)) return proposed
      return { summary: text['bank-proposed'], data: { n_proposal_ID: proposed } }
    }),
})

/** A second person confirms; the ledger has it once, by the proposal's number. */
export const cashToBankProposals: ProposalType = {
  sort,
  roles,
  proof: freshCode,
  view: (_reader, { before, after }) => {
    const { balance }: { readonly balance: number } = JSON.parse(before)
    const stored: StoredDeposit = JSON.parse(after)
    const left = paisa(balance - stored.amount)
    return Promise.resolve({
      subject: sameInBoth(stored.name),
      fields: [
        { name: text['at-counter'], now: rsInBoth(paisa(balance)), proposed: rsInBoth(left) },
        { name: text['brought-to-bank'], now: null, proposed: rsInBoth(paisa(stored.amount)) },
        { name: text.slip, now: null, proposed: stored.slip },
        { name: text['slip-day'], now: null, proposed: dayInBoth(day(stored.day)) },
      ],
      checks: [],
      lists: [],
      sheet: '/money/cash',
    })
  },
  async confirm(transaction, { n_proposal_id, after, createdby }, { session, nowMs }) {
    const stored: StoredDeposit = JSON.parse(after)
    const balance = await claimDeposit(transaction, stored)
    if (isRefusal(balance)) return balance
    const source = `${sort}:${n_proposal_id}`
    const { counter, slip: memo } = stored
    const amount = paisa(stored.amount)
    const deposit = await transaction
      .insertInto('cash_deposit')
      .values({
        cash_deposit_id: n_proposal_id,
        counter,
        amount,
        day: stored.day,
        slip_number: memo,
        slip_key: slipKey(memo),
        proposed_by: createdby,
        confirmed_by: session.userId,
        confirmed: new Date(nowMs),
      })
      .onConflict((conflict) => conflict.column('slip_key').doNothing())
      .returning('cash_deposit_id')
      .executeTakeFirst()
    if (deposit === undefined) return wrongField('slip_number', 'slip-used')
    const by = { userId: session.userId, nowMs }
    if (!(await claimLine(transaction, { slipKey: slipKey(memo), amount }, by)))
      return refusal('rule/line-used', text['line-used'], { status: 409 })
    await postTransfer(transaction, { source, account: 'bank', from: 'cash', amount, memo, nowMs })
    await noteMovement(transaction, source, counter)
    return {
      table: 'cash_deposit',
      record: n_proposal_id,
      before: { balance },
      after: { balance: balance - amount, amount, slip_number: memo },
    }
  },
}

/** The cash of the counter, locked, if it has the amount and the slip is not used yet. */
async function claimDeposit(
  transaction: Transaction,
  { counter, amount, slip }: StoredDeposit,
): Promise<number | Refusal> {
  if (amount <= 0) return wrongField('amount', 'amount-wrong')
  const slip_key = slipKey(slip)
  if (slip_key === '') return wrongField('slip_number', 'slip-wrong')
  await lockCounter(transaction, counter)
  const { balance } = await cashAt(transaction, counter)
  if (amount > balance) return wrongField('amount', 'more-than-counter')
  const used = await transaction
    .selectFrom('cash_deposit')
    .select('slip_key')
    .where('slip_key', '=', slip_key)
    .executeTakeFirst()
  return used === undefined ? balance : wrongField('slip_number', 'slip-used')
}

function wrongField(
  field: 'amount' | 'slip_number' | 'day',
  reason: 'amount-wrong' | 'slip-wrong' | 'slip-used' | 'day-wrong' | 'more-than-counter',
): Refusal {
  const message = text[reason]
  return refusal(`rule/${reason}`, message, { errors: [{ field, message }] })
}
