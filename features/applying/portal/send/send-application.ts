import type { Message } from '#platform/pure/message.ts'
import { postRecord } from '#platform/browser/network/records.ts'
import type { RestClient } from '#platform/browser/network/rest-client.ts'
import { asService } from '#platform/browser/network/service.ts'

type Sending = {
  readonly model: string
  /** Message of the service on failure. */
  readonly failed: Message
  readonly body: Record<string, unknown>
  readonly idempotencyKey: string
}

/** Sends an application; gives the id of the answer, if the server sends one. */
export function sendApplication(rest: RestClient, at: Sending): Promise<number | null> {
  const { body, idempotencyKey } = at
  return asService(at.failed, () => postRecord(rest, at.model, { body, idempotencyKey }))
}
