import type { RestClient } from '#platform/browser/rest-client.ts'
import { RestProblem } from '#platform/browser/rest-failure.ts'
import { probeDay } from '../wire/login.ts'

const query = new URLSearchParams({ $filter: `apply_uptolate ge '${probeDay}'`, $top: '1' })
export const probePath = `/api/v1/models/n_entrance_open?${query}`

/**
 * Asks the server whether the token still counts: the open entrances with a fixed date (SPEC §7). Any answer that is
 * not OK means invalid; no answer at all means unknown (READINGS R-59).
 */
export async function probeToken(rest: RestClient): Promise<'valid' | 'invalid' | 'unknown'> {
  try {
    await rest.get(probePath)
    return 'valid'
  } catch (error) {
    return error instanceof RestProblem ? 'invalid' : 'unknown'
  }
}
