import type { Message } from '#platform/pure/message.ts'
import type { Evidence } from '../wire/desk.ts'

/** What was decided of an item, and the draft to come back to when it is undone. */
export type Outcome = {
  readonly is: 'approved' | 'returned' | 'closed'
  readonly evidence: Evidence
  readonly slug: string
  readonly body: object
  readonly draft: unknown
  /** What the strip says; absent: that it was approved, returned or closed. */
  readonly words?: Message
}
