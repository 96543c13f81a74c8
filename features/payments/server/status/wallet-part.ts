import { sayInBoth } from '#platform/pure/message.ts'
import type { StatusPart } from '#platform/server/status/status-part.ts'
import { paymentStatusText as text } from '../../rules/status-messages.ts'
import type { PaymentsContext } from '../core/payments-context.ts'
import type { WalletHealth } from '../core/wallet-provider.ts'

const unansweredMs = 15 * 60_000

type Asking = Pick<PaymentsContext, 'database' | 'isKhaltiOff' | 'walletHealth' | 'nowMs'>

/** Answers of the wallet, its circuit breaker, and the number of payments that wait for an answer. */
export function walletPart({ database, isKhaltiOff, walletHealth, nowMs }: Asking): StatusPart {
  return {
    id: 'wallet',
    name: text.wallet,
    ask: async () => {
      if (isKhaltiOff === true || walletHealth === undefined)
        return { level: 'off', state: text.off, figure: text['off-figure'] }
      const health = walletHealth()
      const { n } = await database.kysely
        .selectFrom('payment_attempt')
        .select(({ fn }) => fn.countAll<number>().as('n'))
        .where('next_check', 'is not', null)
        .where('created', '<', new Date(nowMs() - unansweredMs))
        .executeTakeFirstOrThrow()
      const isDown = health.isInterrupted || health.failures > 0
      return {
        level: health.isInterrupted ? 'failing' : isDown ? 'look' : 'good',
        state: stateOf(health),
        figure: sayInBoth(text.figure, { n: n }),
        ...(health.answeredMs === null
          ? {}
          : { since: { word: 'last' as const, atMs: health.answeredMs } }),
        ...(isDown ? { todo: text['wallet-todo'] } : {}),
        measures: {
          wallet_interrupted: health.isInterrupted ? 1 : 0,
          wallet_unanswered: n,
        },
      }
    },
  }
}

function stateOf({ isInterrupted, failures, answeredMs }: WalletHealth) {
  if (isInterrupted) return text.interrupted
  if (failures > 0) return text['unknown-answers']
  return answeredMs === null ? text.unasked : text.on
}
