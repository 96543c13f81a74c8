import type { Khalti, WalletHealth } from '../core/wallet-provider.ts'

const failuresToOpen = 5
const openMs = 30_000

type GuardedKhalti = Khalti & { readonly health: () => WalletHealth }

/**
 * Stops asking a provider that does not answer: after five unknown answers in a row every call is 'unknown' at once for
 * half a minute, then one is let through. Nothing else waits for a provider that is down (SECURITY P-08).
 */
export function withCircuitBreaker(khalti: Khalti, nowMs: () => number): GuardedKhalti {
  let failures = 0
  let closedUntil = 0
  let answeredMs: number | null = null

  async function guarded<Answer extends { readonly is: string }>(
    call: () => Promise<Answer>,
  ): Promise<Answer | { readonly is: 'unknown'; readonly why: string }> {
    if (nowMs() < closedUntil) return { is: 'unknown', why: 'the provider has not answered lately' }
    const answer = await call()
    failures = answer.is === 'unknown' ? failures + 1 : 0
    if (answer.is !== 'unknown') answeredMs = nowMs()
    if (failures >= failuresToOpen) {
      closedUntil = nowMs() + openMs
      failures = failuresToOpen - 1
    }
    return answer
  }

  return {
    initiate: (request) => guarded(() => khalti.initiate(request)),
    lookup: (pidx) => guarded(() => khalti.lookup(pidx)),
    refund: (request) => guarded(() => khalti.refund(request)),
    health: () => ({ failures, isInterrupted: nowMs() < closedUntil, answeredMs }),
  }
}
