import type { Message } from '#platform/pure/message.ts'
import { actionMessages } from '#platform/browser/action/action-messages.ts'
import { blocks } from '#platform/browser/messages.ts'
import { isLost } from '#platform/browser/network/rest-failure.ts'
import { refusalOr } from '#platform/browser/network/error-detail.ts'

/** Reason why an action on accounts or sessions failed, or that its result is unknown (READINGS R-78). */
export function failedWords(error: unknown): Message {
  return isLost(error) ? actionMessages['not-known'] : refusalOr(error, blocks.notReached)
}
