import { setTimeout as wait } from 'node:timers/promises'
import type { AttemptState } from '../../rules/payment-state.ts'
import type { PaymentsContext } from '../core/payments-context.ts'
import type { PaymentTarget } from '../owed/claim.ts'
import { type Check, checkAttempt } from './check-attempt.ts'
import { expiredAfterMs, linkWaitMs } from './open-attempts.ts'

/** Shortest time between two questions about one attempt; the result page asks every five seconds. */
const everyMs = 4_000
/** After this long without an answer the process that asked is taken for gone. */
const lostAfterMs = 10_000
const mostAtOnce = 20

export type Looked = {
  readonly attemptId: string
  readonly amount: number
  readonly before: AttemptState
  readonly state: AttemptState
  /** False: the provider did not answer when it was asked last. */
  readonly isKnown: boolean
}

/**
 * Asks the provider about every attempt of a student that may still be paid, or that is held: of one fee, or of all. What
 * it says is done before this returns; in parallel, so that a provider that is silent costs its five seconds once. What
 * arrived is credited in the order in which the attempts were started: the speed of the answers does not decide which of
 * two payments pays the fee and which becomes credit.
 */
export async function lookAtOpen(
  of: { readonly partnerId: number; readonly target?: PaymentTarget },
  cause: string,
  context: PaymentsContext,
): Promise<readonly Looked[]> {
  const open = await readOpen(of, context)
  let turn: Promise<unknown> = Promise.resolve()
  return Promise.all(
    open.toReversed().map(async ({ payment_attempt_id: attemptId, amount, state: before }) => {
      const look = lookAt(attemptId, { cause, turn }, context)
      turn = look.catch(() => null) // its failure keeps no other waiting
      const { state, isKnown } = await look
      return { attemptId, amount, before, state: state ?? before, isKnown }
    }),
  )
}

/**
 * Asks the provider about one attempt, at most once in four seconds in all processes. Waits for a question that is on
 * its way; for four seconds its answer is used.
 */
export async function lookAt(
  attemptId: string,
  check: Check,
  context: PaymentsContext,
): Promise<{ readonly state: AttemptState | null; readonly isKnown: boolean }> {
  if (!(await mayAsk(attemptId, context))) return answerOf(attemptId, context)
  const state = await checkAttempt(attemptId, check, context)
  const look = state === 'unreachable' ? 'unanswered' : 'answered'
  const row = await context.database.kysely
    .updateTable('payment_attempt')
    .set({ look })
    .where('payment_attempt_id', '=', attemptId)
    .returning('state')
    .executeTakeFirst()
  return { state: row?.state ?? null, isKnown: look === 'answered' }
}

async function readOpen(
  { partnerId, target }: Parameters<typeof lookAtOpen>[0],
  { database, nowMs }: PaymentsContext,
) {
  const since = new Date(nowMs() - expiredAfterMs)
  return database.kysely
    .selectFrom('payment_attempt')
    .select(['payment_attempt_id', 'amount', 'state'])
    .where('c_bpartner_id', '=', partnerId)
    .where('pidx', 'is not', null)
    .where((of) =>
      of.or([
        of('state', 'in', ['LINK_READY', 'HELD']),
        of.and([of('state', '=', 'SUPERSEDED'), of('created', '>', since)]),
      ]),
    )
    .$if(target !== undefined, (query) =>
      query
        .where('payment_type', '=', target?.kind.paymentType ?? '')
        .where('reference_id', '=', target?.referenceId ?? 0),
    )
    .orderBy('created', 'desc')
    .limit(mostAtOnce)
    .execute()
}

/** Takes the turn to ask; one of those who come at once gets it. */
async function mayAsk(attemptId: string, { database, nowMs }: PaymentsContext): Promise<boolean> {
  const now = nowMs()
  const { numUpdatedRows } = await database.kysely
    .updateTable('payment_attempt')
    .set({ looked: new Date(now), look: 'asking' })
    .where('payment_attempt_id', '=', attemptId)
    .where((of) =>
      of.or([
        of('looked', 'is', null),
        of('looked', '<=', new Date(now - lostAfterMs)),
        of.and([of('look', '<>', 'asking'), of('looked', '<=', new Date(now - everyMs))]),
      ]),
    )
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

async function answerOf(attemptId: string, { database }: PaymentsContext) {
  for (let waited = 0; ; waited += 100) {
    const row = await database.kysely
      .selectFrom('payment_attempt')
      .select(['state', 'look'])
      .where('payment_attempt_id', '=', attemptId)
      .executeTakeFirst()
    if (row?.look !== 'asking' || waited >= linkWaitMs)
      return { state: row?.state ?? null, isKnown: row?.look === 'answered' }
    await wait(100)
  }
}
