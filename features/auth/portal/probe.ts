import type { RestClient } from '#platform/browser/network/rest-client.ts'
import { RestProblem } from '#platform/browser/network/rest-failure.ts'
import { wait } from '#platform/browser/network/wait.ts'
import { probeDay } from '../wire/login.ts'

const query = new URLSearchParams({ $filter: `apply_uptolate ge '${probeDay}'`, $top: '1' })
export const probePath = `/api/v1/models/n_entrance_open?${query}`

const shortestWaitMs = 1_000
const longestWaitMs = 60_000

/**
 * Asks the server if the token is still valid: requests the open entrances with a fixed date (SPEC §7). Any answer that
 * is not OK means invalid; no answer at all means unknown (READINGS R-59). If the server is busy and names a time, it
 * is asked again then, after `onBusy`.
 */
export async function probeToken(
  rest: RestClient,
  onBusy: () => void,
): Promise<'valid' | 'invalid' | 'unknown'> {
  for (;;)
    try {
      await rest.get(probePath)
      return 'valid'
    } catch (error) {
      if (!(error instanceof RestProblem)) return 'unknown'
      if (error.retryAfterMs === null) return 'invalid'
      onBusy()
      await wait(Math.min(Math.max(error.retryAfterMs, shortestWaitMs), longestWaitMs))
    }
}
