import type { Message } from '#platform/pure/message.ts'
import type { MoveUpReason } from './move-up.ts'

/** A kind's own texts about a test that selects; `{name}` is the opening's. */
export type SelectionTexts = Readonly<
  Record<
    | 'listed'
    | 'unknown'
    | 'candidate-unknown'
    | 'published-already'
    | 'no-candidates'
    | 'notice-selected'
    | 'notice-not-selected'
    | Exclude<MoveUpReason, 'not-let-in'>,
    Message
  >
>

/** A kind's own texts on the office's pages. */
export type SelectionDeskTexts = Readonly<
  Record<'title' | 'lead' | 'opening' | 'none' | 'none-help' | 'back' | 'publish-lead', Message>
>
