import type { Money } from '#platform/pure/money/money.ts'
import { isRefusal } from '#platform/server/model-engine/refusal.ts'
import { checkAttempt } from '#features/payments/server/khalti/check-attempt.ts'
import { startKhalti } from '#features/payments/server/khalti/start-khalti.ts'
import { orderStore } from '#features/payments/server/khalti-simulator/order-store.ts'
import type { Khalti } from '#features/payments/server/core/wallet-provider.ts'
import { momentOn } from '../time/diary.ts'
import type { Paying } from './fees.ts'
import type { DemoContext } from './slips.ts'

/**
 * A student pays by wallet, as over the portal: an attempt, its link, and the answer of the provider that credits it.
 * `paid`: the wallet says that another amount arrived, and the payment is held for the office.
 */
export async function payByWallet(
  paying: Paying,
  given: DemoContext,
  paid: Money = paying.amount,
): Promise<void> {
  const { database } = given
  const atMs = momentOn(database, given.nowMs() - paying.daysAgo * dayMs)
  const khalti = paidAt({ ...given, paid }, atMs)
  const log = { error: () => undefined } // the office finds it among the cases
  const context = { ...given, isKhaltiOff: false, khalti, log, nowMs: () => atMs }
  const { student, name = student.email, target, amount } = paying
  const body = {
    payment_type: target.type,
    payment_reference_id: target.referenceId,
    amount,
  }
  const payer = { partnerId: student.partnerId, name, email: student.email }
  const link = await startKhalti(body, payer, context)
  if (isRefusal(link)) throw new Error(`Demo wallet payment refused: ${link.code}`)
  const state = await checkAttempt(link.attempt, { cause: 'student came back' }, context)
  if (state !== (paid === amount ? 'PAID' : 'HELD'))
    throw new Error(`Demo wallet payment is ${state}`)
  // Nothing happened to it at the wallet since: the sweeper need not ask.
  await database.kysely
    .updateTable('payment_attempt')
    .set({ next_check: null })
    .where('payment_attempt_id', '=', link.attempt)
    .execute()
}

const dayMs = 86_400_000
const hourMs = 3_600_000

let payments = 0

/** The wallet's side: each link is paid at once, and the simulated wallet knows the payment afterwards. */
function paidAt(
  { database, portalUrl, paid }: DemoContext & { readonly paid: Money },
  atMs: number,
): Khalti {
  const store = orderStore(database)
  return {
    async initiate({ orderId, orderName, returnUrl }) {
      const number = String(++payments).padStart(4, '0')
      const [pidx, transactionId] = [`Dm${number}Kx7vQpR3`, `Tx${number}GFq9PFS7b2`]
      const expiresMs = atMs + hourMs
      await store.keep(pidx, {
        orderId,
        name: orderName,
        amount: paid,
        returnUrl,
        expiresMs,
        status: 'Completed',
        transactionId,
      })
      return { is: 'link', pidx, paymentUrl: `${portalUrl}/pay?pidx=${pidx}`, expiresMs }
    },
    async lookup(pidx) {
      const order = await store.find(pidx)
      if (order === null) return { is: 'not-found' }
      const { status, amount: totalPaisa, transactionId } = order
      return { is: 'answer', answer: { status, totalPaisa, transactionId, refunded: false } }
    },
    refund: () => Promise.resolve({ is: 'refused', why: 'not asked for' }),
  }
}
