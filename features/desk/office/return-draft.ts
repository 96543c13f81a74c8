import type { Message } from '#platform/pure/message.ts'
import type { Filled } from '../rules/fill-in.ts'

/** What is chosen and typed of a return, or of closing for good, that is not sent yet. */
export type ReturnDraft = {
  readonly is: 'return' | 'close'
  readonly chosen: readonly string[]
  readonly own: Message
  /** Own words in one language are translated later. */
  readonly later: boolean
  readonly filled: Filled
  /** Whether it does what may be done besides. */
  readonly also: boolean
}

export const emptyReturn: ReturnDraft = {
  is: 'return',
  chosen: [],
  own: { en: '', ne: '' },
  later: false,
  filled: {},
  also: true,
}
