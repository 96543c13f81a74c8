import type { Message } from '#platform/pure/message.ts'
import { blocks } from '#platform/browser/messages.ts'
import { NoAnswer } from '#platform/browser/network/rest-failure.ts'
import { paymentMessages } from '../rules/messages.ts'

/** The amount owed could not be read before paying: nothing was sent, or the server failed (SPEC §8 Payments). */
export function paymentUnread(error: unknown): Message {
  return error instanceof NoAnswer ? blocks.notSent : paymentMessages['payment-error']
}
