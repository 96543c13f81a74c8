import { addDays, type Day, day, dayInNepal, findDay } from '#platform/pure/calendar/day.ts'
import type { Transaction } from '#platform/server/database/database.ts'
import { isRefusal, type Refusal, refusal } from '#platform/server/model-engine/refusal.ts'
import { defineProcess } from '#platform/server/processes/define-process.ts'
import { staffWith } from '#features/roles/rules/facts.ts'
import { freshCode, type ProposalType } from '#features/two-people/server/proposal-type.ts'
import { propose } from '#features/two-people/server/proposals.ts'
import { decideClose } from '../../rules/day-close/day-close.ts'
import { dayCloseText as text } from '../../rules/day-close/day-close-messages.ts'
import { daySums } from '../../rules/day-close/day-sums.ts'
import * as contracts from '../../wire/day-book.ts'
import type { PaymentsContext } from '../core/payments-context.ts'
import { uncountedCounters } from '../cash/counter.ts'
import { closedUntil, lockDays } from '../ledger/open-day.ts'
import { dayCloseView } from './day-close-view.ts'
import { lineGroups, transactionsOf } from './read-days.ts'

export const dayCloseType = 'day-close'
const roles = staffWith('statement.manage')

/** Days to close with their sums, as stored in a proposal; amounts in paisa. */
export type StoredClose = {
  readonly first_day: string
  readonly last_day: string
  readonly transactions: number
  readonly debit: number
}

/** Proposes to close the ledger's days after the last close, until a day that is over. */
export const dayCloseProcess = defineProcess({
  ...contracts.dayClose,
  name: text.close,
  roles,
  run: (given, { session, nowMs, transact }) =>
    transact(async (transaction, did) => {
      const last = findDay(given.last_day)
      if (last === null) return refusal('rule/days-wrong', text['days-wrong'], { status: 400 })
      const found = await claimClose(transaction, last, nowMs)
      if (isRefusal(found)) return found
      const command = {
        sort: dayCloseType,
        subject: 'day_close',
        before: JSON.stringify({ closed: found.closed }),
        after: JSON.stringify(found.stored),
      }
      const proposed = await propose({ transaction, session, nowMs, did }, command)
      if (isRefusal(proposed)) return proposed
      return { summary: text.proposed, data: { n_proposal_ID: proposed } }
    }),
})

/** A second person closes the days, if their entries are still those that were proposed. */
export function dayCloseProposals({ reached }: Pick<PaymentsContext, 'reached'>): ProposalType {
  return {
    sort: dayCloseType,
    roles,
    view: dayCloseView,
    proof: freshCode,
    async confirm(transaction, { after, createdby }, { session, nowMs }) {
      await lockDays(transaction)
      const proposed: StoredClose = JSON.parse(after)
      const found = await claimClose(transaction, day(proposed.last_day), nowMs)
      if (isRefusal(found)) return found
      if (JSON.stringify(found.stored) !== JSON.stringify(proposed))
        return refusal('rule/days-changed', text['days-changed'], { status: 409 })
      const { day_close_id } = await transaction
        .insertInto('day_close')
        .values({
          ...found.stored,
          proposed_by: createdby,
          closed_by: session.userId,
          closed: new Date(nowMs),
        })
        .returning('day_close_id')
        .executeTakeFirstOrThrow()
      reached('P26')
      return { table: 'day_close', record: day_close_id, before: {}, after: { ...found.stored } }
    },
  }
}

/** The open days until one of them, with their sums, if they may be closed. */
async function claimClose(
  transaction: Transaction,
  last: Day,
  nowMs: number,
): Promise<{ readonly closed: Day | null; readonly stored: StoredClose } | Refusal> {
  const closed = await closedUntil(transaction)
  const from = closed === null ? beginning : addDays(closed, 1)
  const days = { first: from, last }
  const { debit, difference } = daySums(await lineGroups(transaction, days))
  const decision = decideClose({
    lastDay: last,
    today: dayInNepal(nowMs),
    closedUntil: closed,
    difference,
    isCounted: (await uncountedCounters(transaction, last)).length === 0,
  })
  if (decision.is === 'refused')
    return refusal(`rule/${decision.reason}`, text[decision.reason], { status: 409 })
  const { transactions, first } = await transactionsOf(transaction, days)
  const first_day = closed === null ? (first ?? last) : from
  return { closed, stored: { first_day, last_day: last, transactions, debit } }
}

/** Before every entry. */
const beginning = day('1970-01-01')
