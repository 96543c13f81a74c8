import { asSaid, type Message } from '#platform/pure/message.ts'
import { RestProblem } from '#platform/browser/rest-failure.ts'

/** The server's own sentence, where a refusal carries one; '' for anything else. */
export function toldBy(error: unknown): string {
  return error instanceof RestProblem && error.status < 500 ? error.detail : ''
}

/** The server's own sentence, else `otherwise`: kept as a message, so that it follows the reader's language. */
export function toldOr(error: unknown, otherwise: Message): Message {
  const told = toldBy(error)
  return told === '' ? otherwise : asSaid(told)
}

/**
 * What a process was refused with (a 200 that says `isError`, idempiere-dialect §7), else as `toldOr`: for those who read
 * the server's sentences as they are.
 */
export function refusalOr(error: unknown, otherwise: Message): Message {
  const isRefused = error instanceof RestProblem && error.code.startsWith('rule/')
  return isRefused && error.detail !== '' ? asSaid(error.detail) : toldOr(error, otherwise)
}
