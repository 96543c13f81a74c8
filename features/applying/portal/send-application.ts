import type { Message } from '#platform/pure/message.ts'
import { postRecord } from '#platform/browser/records.ts'
import type { RestClient } from '#platform/browser/rest-client.ts'
import { asService } from '#platform/browser/service.ts'

type Sending = {
  readonly model: string
  /** Message of the service on failure. */
  readonly failed: Message
  readonly body: Record<string, unknown>
  readonly idempotencyKey: string
}

/** Sends an application; the answer's id when the server tells it. */
export function sendApplication(rest: RestClient, at: Sending): Promise<number | null> {
  const { body, idempotencyKey } = at
  return asService(at.failed, () => postRecord(rest, at.model, { body, idempotencyKey }))
}
