import { setTimeout as wait } from 'node:timers/promises'
import type { Transaction } from '#platform/server/database/database.ts'
import { type Refusal, refusal } from '#platform/server/model-engine/refusal.ts'
import { paymentMessages } from '../../rules/messages.ts'
import type { PaymentsContext } from '../core/payments-context.ts'
import type { InitiateAnswer } from '../core/wallet-provider.ts'
import { lockAttempt, moveAttempt } from './attempts.ts'
import { linkWaitMs } from './open-attempts.ts'

/** Answer of the link call. */
export type KhaltiLink = { readonly payment_url: string; readonly attempt: string }

/** Writes the provider's answer onto the attempt; changes nothing if the attempt has moved on meanwhile. */
export async function recordAnswer(
  transaction: Transaction,
  { attemptId, answer, nowMs }: { attemptId: string; answer: InitiateAnswer; nowMs: number },
): Promise<KhaltiLink | Refusal> {
  const attempt = await lockAttempt(transaction, attemptId)
  if (attempt?.state !== 'LINK_REQUESTED') return noLink()
  if (answer.is !== 'link') {
    const to = answer.is === 'refused' ? 'LINK_REFUSED' : 'LINK_UNKNOWN'
    await moveAttempt(transaction, attempt, {
      to,
      cause: answer.why,
      change: { next_check: null },
      nowMs,
    })
    return noLink()
  }
  const change = {
    pidx: answer.pidx,
    payment_url: answer.paymentUrl,
    expires: new Date(answer.expiresMs),
  }
  await moveAttempt(transaction, attempt, {
    to: 'LINK_READY',
    cause: 'provider gave a link',
    change,
    nowMs,
  })
  return { payment_url: answer.paymentUrl, attempt: attemptId }
}

function noLink(): Refusal {
  return refusal('rule/khalti-failed', paymentMessages['khalti-failed'], {
    status: 503,
    retryAfterSeconds: 10,
  })
}

/** Waits while another request (same person, other tab) asks the provider: one attempt, one call (SECURITY P-14). */
export async function waitForLink(
  attemptId: string,
  { database }: PaymentsContext,
): Promise<KhaltiLink | Refusal> {
  for (let waited = 0; waited <= linkWaitMs; waited += 100) {
    const row = await database.kysely
      .selectFrom('payment_attempt')
      .select(['payment_url', 'state'])
      .where('payment_attempt_id', '=', attemptId)
      .executeTakeFirst()
    if (row?.state === 'LINK_READY' && row.payment_url !== null)
      return { payment_url: row.payment_url, attempt: attemptId }
    if (row?.state !== 'LINK_REQUESTED') return noLink()
    await wait(100)
  }
  return noLink()
}
