import '../tables.ts'
import { dayInNepal } from '#platform/pure/calendar/day.ts'
import { type Message, nameInBoth } from '#platform/pure/message.ts'
import type { Database, Transaction } from '#platform/server/database/database.ts'
import { notifyPartner } from '#features/notifications/server/notify-person.ts'
import { withdrawalMessages as text } from '#features/applying/rules/returns/withdrawal-messages.ts'
import { refundFee } from '#features/payments/server/refunds/refund-fee.ts'
import { rsInBoth } from '#platform/pure/money/format.ts'
import { type Money, nothing } from '#platform/pure/money/money.ts'
import { openingWithdrawalText as openingText } from '../../rules/returns/opening-withdrawal-messages.ts'
import {
  findWithdrawnOpeningOf,
  type WithdrawnOpening,
} from '../opening-withdrawal/withdrawn-opening.ts'
import { isOffered } from '../../rules/facts.ts'
import { payingOf, withdrawableOf } from '../applications.ts'
import type { Recheck } from './application-recheck.ts'
import { carryOut, noteWithdrawal, takeOfferBack, type Withdrawing } from './withdraw.ts'

/** People looked at in one round. */
const atOnce = 200

/** The user id a job writes with. */
const system = 0

type Round = { readonly nowMs: number; readonly signal: AbortSignal }

/**
 * Decides again on the open applications of all people with changed facts, each in its own transaction. Repeating it
 * changes nothing: applications that a killed process left are decided later. Throws after a round in which an
 * application could not be decided; its person stays due, the others are done.
 */
export async function recheckApplications(
  database: Database,
  rechecks: readonly Recheck[],
  { nowMs, signal }: Round,
): Promise<void> {
  do {
    const due = await dueAt(database, nowMs)
    if (due.length === 0) return
    const people = [...new Set(due.map(({ partnerId }) => partnerId))]
    const failed = new Map<number, unknown>()
    for (const kindRecheck of rechecks)
      for (const { id, partnerId } of await kindRecheck.openOf(database.kysely, people))
        await database
          .transaction((transaction) => recheck(transaction, { kindRecheck, id, nowMs }))
          .catch((error: unknown) => failed.set(partnerId, error))
    await remove(
      database,
      due.filter(({ partnerId }) => !failed.has(partnerId)).map(({ id }) => id),
    )
    for (const error of failed.values()) throw error
  } while (!signal.aborted)
}

function dueAt({ kysely }: Database, nowMs: number) {
  return kysely
    .selectFrom('application_recheck')
    .select(['application_recheck_id as id', 'c_bpartner_id as partnerId'])
    .where('due', '<=', new Date(nowMs))
    .orderBy('due')
    .orderBy('application_recheck_id')
    .limit(atOnce)
    .execute()
}

async function remove({ kysely }: Database, ids: readonly number[]): Promise<void> {
  if (ids.length > 0)
    await kysely
      .deleteFrom('application_recheck')
      .where('application_recheck_id', 'in', ids)
      .execute()
}

async function recheck(
  transaction: Transaction,
  {
    kindRecheck,
    id,
    nowMs,
  }: { readonly kindRecheck: Recheck; readonly id: number; readonly nowMs: number },
): Promise<void> {
  const application = await kindRecheck.lock(transaction, id)
  if (application === null) return
  const withdrawing = { kindRecheck, id, application, userId: system, nowMs }
  const openingEnded = await findWithdrawnOpeningOf(transaction, kindRecheck, id)
  if (openingEnded !== null) return endWithOpening(transaction, withdrawing, openingEnded)
  if (!application.isOpen) return
  const whyNot = await application.whyNoLonger({ today: dayInNepal(nowMs), nowMs })
  if (isOffered(withdrawableOf(application.row))) {
    if (whyNot === null) await takeOfferBack(transaction, withdrawing)
    return
  }
  if (whyNot !== null) await end(transaction, withdrawing, whyNot)
}

/**
 * The university withdrew the opening: the application ends, and what was paid is credit. One with a voucher at the cashier
 * is offered back, because the money in it is not known yet.
 */
async function endWithOpening(
  transaction: Transaction,
  withdrawing: Withdrawing,
  opening: WithdrawnOpening,
): Promise<void> {
  const { row } = withdrawing.application
  const { reason } = opening
  if (isClosed(row.docstatus)) return
  if (payingOf(row).isPending) {
    if (!isOffered(withdrawableOf(row))) await end(transaction, withdrawing, reason)
    return
  }
  const withdrawal =
    row.n_application_withdrawal_id ??
    (await noteWithdrawal(transaction, withdrawing, { cause: 'facts', reason }))
  const { paid } = payingOf(row)
  const credited = await carryOut(transaction, withdrawing, withdrawal)
  const source = `withdrawal:${withdrawal}`
  const refunded =
    opening.money === 'refund' && credited > 0
      ? await refundPaid(transaction, withdrawing, { opening, source, paid })
      : nothing
  const money = refunded > 0 ? 'notice-refunded' : 'notice-credited'
  await notifyPartner(transaction, {
    partnerId: row.c_bpartner_id,
    sort: 'application-withdrawn',
    event: `opening_withdrawal:${withdrawal}`,
    message: openingText[credited > 0 ? money : 'notice-withdrawn'],
    values: {
      name: nameInBoth(row.name, row.name_ne),
      reason,
      amount: rsInBoth(refunded > 0 ? refunded : credited),
    },
    nowMs: withdrawing.nowMs,
  })
}

type Refunding = {
  readonly opening: WithdrawnOpening
  readonly source: string
  readonly paid: Money
}

/** Gives back what became credit, the way it came; the sum. */
function refundPaid(
  transaction: Transaction,
  { id, application: { row, payable }, nowMs }: Withdrawing,
  { opening, source, paid }: Refunding,
): Promise<Money> {
  if (payable === null) return Promise.resolve(nothing)
  const { reason, proposedBy, confirmedBy: approvedBy } = opening
  return refundFee(transaction, {
    kind: payable,
    referenceId: id,
    paid,
    partnerId: row.c_bpartner_id,
    source,
    reason: reason.en,
    proposedBy,
    approvedBy,
    nowMs,
  })
}

function isClosed(docStatus: string): boolean {
  return docStatus === 'CO' || docStatus === 'CL'
}

/** Unpaid it is withdrawn; with money in it, its student is offered the credit. Either way the student is notified. */
async function end(
  transaction: Transaction,
  withdrawing: Withdrawing,
  reason: Message,
): Promise<void> {
  const { row } = withdrawing.application
  const { paid, isPending } = payingOf(row)
  const hasMoney = paid > 0 || isPending
  const withdrawal = await noteWithdrawal(transaction, withdrawing, { cause: 'facts', reason })
  if (!hasMoney) await carryOut(transaction, withdrawing, withdrawal)
  await notifyPartner(transaction, {
    partnerId: row.c_bpartner_id,
    sort: hasMoney ? 'application-no-longer-holds' : 'application-withdrawn',
    event: `n_application_withdrawal:${withdrawal}`,
    message: text[hasMoney ? 'notice-offered' : 'notice-withdrawn'],
    values: { name: nameInBoth(row.name, row.name_ne), reason },
    nowMs: withdrawing.nowMs,
  })
}
