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
