import { nepalOffsetMs } from '#platform/pure/calendar/day.ts'
import { throughOutage } from '#platform/server/database/outage.ts'
import { paisa, toRupees } from '#platform/pure/money/money.ts'
import { outcomeOf } from '../../rules/payment-state.ts'
import { findPaymentType } from '../../rules/payment-type.ts'
import type { OutcomeAnswer } from '../../wire/payment-outcome.ts'
import { shortReference } from '#features/payments/rules/slips/short-reference.ts'
import type { AttemptRow } from './attempts.ts'
import { checkAttempt } from './check-attempt.ts'
import { lookAt } from './look-first.ts'
import { itemName } from '../core/item-name.ts'
import type { PaymentsContext } from '../core/payments-context.ts'
import { putToCredit } from '../receipts/to-credit.ts'
import { noteUnplacedMoney } from './unplaced-money.ts'

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/

/** Outcome of an own attempt, asked of the provider while it is open; null for another person's attempt or none. */
export async function paymentStatus(
  attemptId: string,
  partnerId: number,
  context: PaymentsContext,
): Promise<OutcomeAnswer | null> {
  if (!uuid.test(attemptId)) return null
  const before = await readAttempt(attemptId, partnerId, context)
  if (before === null) return null
  if (outcomeOf(before.state) === 'not-known')
    await lookAt(attemptId, { cause: 'student asked' }, context)
  const attempt = (await readAttempt(attemptId, partnerId, context)) ?? before
  const [taken, payment, toCredit] = await Promise.all([
    attempt.state === 'HELD' ? takenSum(attempt, context) : null,
    paymentOf(attempt, context),
    putToCredit(context.database.kysely, `khalti:${attempt.pidx}`),
  ])
  return {
    outcome: taken === null ? outcomeOf(attempt.state) : 'held',
    amount: toRupees(paisa(taken ?? attempt.amount)),
    name: await itemName(context.database.kysely, attempt, { ...context, nowMs: context.nowMs() }),
    transaction_id: attempt.transaction_id ?? '',
    started: nepalTime(attempt.created),
    reference: shortReference(attempt.payment_attempt_id),
    payment_reference_id: attempt.reference_id,
    ...payment,
    ...(toCredit > 0 && { to_credit: toRupees(toCredit) }),
  }
}

/** Amount that the provider took instead of the one asked for; null if it has taken nothing we know of. */
async function takenSum({ pidx }: AttemptRow, { database }: PaymentsContext) {
  const row = await database.kysely
    .selectFrom('n_suspense')
    .select('amount')
    .where('source', '=', `khalti-held:${pidx}`)
    .executeTakeFirst()
  return row?.amount ?? null
}

/** The payment a paid attempt became, with its receipt. */
async function paymentOf({ transaction_id }: AttemptRow, { database }: PaymentsContext) {
  const row = await database.kysely
    .selectFrom('c_payment as p')
    .innerJoin('receipt as r', 'r.c_payment_id', 'p.c_payment_id')
    .select(['p.c_payment_id', 'r.number'])
    .where('p.orig_trxid', '=', transaction_id ?? '')
    .where('p.tendertype', '=', 'Khalti')
    .executeTakeFirst()
  return row === undefined ? {} : { payment_id: row.c_payment_id, receipt_no: row.number }
}

/** `2026-11-20T10:44:00+05:45` */
function nepalTime(at: Date): string {
  return `${new Date(at.getTime() + nepalOffsetMs).toISOString().slice(0, 19)}+05:45`
}

async function readAttempt(attemptId: string, partnerId: number, { database }: PaymentsContext) {
  const row = await database.kysely
    .selectFrom('payment_attempt')
    .selectAll()
    .where('payment_attempt_id', '=', attemptId)
    .where('c_bpartner_id', '=', partnerId)
    .executeTakeFirst()
  return row ?? null
}

function kindOf(text: string, { kinds }: PaymentsContext) {
  const type = findPaymentType(text)
  return type === null ? undefined : kinds.get(type)
}

/**
 * Address to which the browser goes when it comes back from the wallet. Everything in the query string is a hint; only
 * a pidx we stored can credit, and only by the provider's own answer (SECURITY T41, I8). Needs no session. The path has
 * no origin: the browser stays where it is signed in.
 */
export function returnFromWallet(pidx: string, context: PaymentsContext): Promise<string> {
  return throughOutage(() => wayBack(pidx, context))
}

async function wayBack(pidx: string, context: PaymentsContext): Promise<string> {
  const attempt = await context.database.kysely
    .selectFrom('payment_attempt')
    .select(['payment_attempt_id', 'payment_type'])
    .where('pidx', '=', pidx)
    .executeTakeFirst()
  if (attempt === undefined) {
    await noteUnplacedMoney(pidx, context)
    return '/'
  }
  context.reached('P4')
  const state = await checkAttempt(
    attempt.payment_attempt_id,
    { cause: 'browser came back' },
    context,
  )
  if (state === 'PAID') context.reached('P7')
  const path = kindOf(attempt.payment_type, context)?.portalPath ?? '/'
  return `${path}?tab=applied&payment=${attempt.payment_attempt_id}`
}
