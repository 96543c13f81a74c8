import type { Message } from '#platform/pure/message.ts'
import type { Filled } from '#features/desk/rules/fill-in.ts'

/** Unsent choices and text of a return, or of closing for good. */
export type ReturnDraft = {
  readonly is: 'return' | 'close'
  readonly chosen: readonly string[]
  readonly own: Message
  /** Own text in one language is translated later. */
  readonly later: boolean
  readonly filled: Filled
  /** True if it also does the additional step. */
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
