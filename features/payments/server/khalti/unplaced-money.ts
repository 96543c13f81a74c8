import { paisa } from '#platform/pure/money/money.ts'
import { completed } from '#features/payments/rules/money/provider-answer.ts'
import { postUnplaced } from '../ledger/ledger.ts'
import { notedMoney } from './noted-money.ts'
import type { PaymentsContext } from '../core/payments-context.ts'

/** The provider's ids are short and plain; anything else is not worth a question. */
const likelyPidx = /^[A-Za-z0-9_-]{8,64}$/
const lookupsPerMinute = 20
const minuteMs = 60_000

/** The return address is public, so only a few unknown ids per minute are asked about; the statement finds the rest. */
export function unknownLookups(nowMs: () => number): () => boolean {
  let minute = 0
  let asked = 0
  return () => {
    const now = Math.floor(nowMs() / minuteMs)
    asked = now === minute ? asked + 1 : 1
    minute = now
    return asked <= lookupsPerMinute
  }
}

/**
 * Notes a payment that the provider took but we have no attempt for (a link whose answer we never stored, or another
 * shop's under the same merchant). It credits no student: the sum waits in suspense, staff are alerted (SECURITY P-06).
 */
export async function noteUnplacedMoney(pidx: string, context: PaymentsContext): Promise<void> {
  if (!likelyPidx.test(pidx) || !context.mayLookUpUnknown()) return
  const found = await context.khalti.lookup(pidx)
  if (found.is !== 'answer') return
  const { status, refunded, totalPaisa, transactionId } = found.answer
  if (status !== completed || refunded || totalPaisa === null || totalPaisa <= 0) return
  const credit = {
    source: `khalti-unplaced:${pidx}`,
    account: 'khalti',
    amount: paisa(totalPaisa),
    memo: `Khalti ${transactionId ?? pidx}`,
  } as const
  const isNew = await context.database.transaction(async (transaction) => {
    if ((await notedMoney(transaction, transactionId)) !== 'none') return false
    return postUnplaced(transaction, credit, context.nowMs())
  })
  if (isNew)
    context.log.error({ pidx, totalPaisa, transactionId }, 'money of a payment we never asked for')
}
