import { sameInBoth, type Message } from '#platform/pure/message.ts'
import { RestProblem } from './rest-failure.ts'

/** The server's own sentence, where a refusal carries one; '' for anything else. */
export function detailOf(error: unknown): string {
  return error instanceof RestProblem && error.status < 500 ? error.detail : ''
}

/** The server's own sentence, else `otherwise`: as a Message, so that it follows the reader's language. */
export function detailOr(error: unknown, otherwise: Message): Message {
  const message = detailOf(error)
  return message === '' ? otherwise : sameInBoth(message)
}

/**
 * The sentence with which a process was refused (a 200 with `isError`, idempiere-dialect §7), else as `detailOr`: for
 * users who read the server's sentences unchanged.
 */
export function refusalOr(error: unknown, otherwise: Message): Message {
  return isRuleRefusal(error) && error.detail !== ''
    ? sameInBoth(error.detail)
    : detailOr(error, otherwise)
}

/** True if a rule of the server refused the request: sending it again would not help. */
export function isRuleRefusal(error: unknown): error is RestProblem {
  return error instanceof RestProblem && error.code.startsWith('rule/')
}
