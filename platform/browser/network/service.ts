import type { Message } from '#platform/pure/message.ts'
import { isLost, RestProblem } from './rest-failure.ts'
import { detailOf } from './error-detail.ts'

/** A call that failed without a usable sentence from the server: carries the catalogue's short sentence. */
export class ServiceFailure extends Error {
  constructor(sentence: Message, cause: unknown) {
    super(sentence.en, { cause })
    this.name = 'ServiceFailure'
  }
}

/**
 * Runs a call for a screen. Throws ServiceFailure where the server gave no sentence of its own, which the screen turns
 * into its longer one (SPEC §8, READINGS R-52); the server's refusals and lost answers pass as they are.
 */
export async function asService<Answer>(
  failed: Message,
  call: () => Promise<Answer>,
): Promise<Answer> {
  try {
    return await call()
  } catch (error) {
    const isBare = error instanceof RestProblem && !isLost(error) && detailOf(error) === ''
    throw isBare ? new ServiceFailure(failed, error) : error
  }
}
