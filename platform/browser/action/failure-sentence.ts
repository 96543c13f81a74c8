import { actionMessages } from './action-messages.ts'
import { type Message, sentences } from '#platform/pure/message.ts'
import { blocks } from '../messages.ts'
import { isLost, NoAnswer } from '../network/rest-failure.ts'
import { detailOr } from '../network/error-detail.ts'

/** Something is missing to send at all; nothing left. */
export class NotSendable extends Error {
  readonly why: Message

  constructor(why: Message) {
    super(why.en)
    this.name = 'NotSendable'
    this.why = why
  }
}

/** The catalogue's sentence; the server's own words when it gave a reason; what is known when it gave no answer. */
export function failureSentence(error: unknown, failed: Message): Message {
  if (isLost(error)) return sentences(failed, actionMessages['not-known'])
  if (error instanceof NoAnswer) return sentences(failed, blocks.notSent)
  if (error instanceof NotSendable) return sentences(failed, error.why)
  return detailOr(error, failed)
}
