import type { Message } from '#platform/pure/message.ts'
import type { Evidence } from '#features/desk/wire/evidence.ts'

/** Decision on an item, and the draft to restore when it is undone. */
export type Outcome = {
  readonly is: 'approved' | 'returned' | 'closed'
  readonly evidence: Evidence
  readonly slug: string
  readonly body: object
  readonly draft: unknown
  /** Text of the strip; absent: that it was approved, returned or closed. */
  readonly words?: Message
}
