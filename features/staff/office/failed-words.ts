import type { Message } from '#platform/pure/message.ts'
import { actMessages } from '#platform/browser/act-messages.ts'
import { blocks } from '#platform/browser/messages.ts'
import { isLost } from '#platform/browser/rest-failure.ts'
import { refusalOr } from '#platform/browser/told-by.ts'

/** Why an act on accounts or sessions was not done, or that nobody knows whether it was (READINGS R-78). */
export function failedWords(error: unknown): Message {
  return isLost(error) ? actMessages['not-known'] : refusalOr(error, blocks.notReached)
}
