import type { Message } from '#platform/pure/message.ts'
import type { MoveUpReason } from './move-up.ts'

/** What a kind says in its own words of a test that selects; `{name}` is the opening's. */
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

/** What a kind calls it on the office's pages. */
export type SelectionDeskTexts = Readonly<
  Record<'title' | 'lead' | 'opening' | 'none' | 'none-help' | 'back' | 'publish-lead', Message>
>
