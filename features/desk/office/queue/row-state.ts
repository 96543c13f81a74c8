import { type Message, sameInBoth, sayInBoth } from '#platform/pure/message.ts'
import { deskText as text } from '#features/desk/rules/screen-messages.ts'
import type { DeskRow } from '#features/desk/wire/desk.ts'

type RowState = {
  readonly is: 'locked' | 'for-me' | 'asked' | 'held' | 'checked'
  readonly words: Message
}

/** The person who has the item open, else what was agreed, else the result of the checks. */
export function rowState({ lock, forMe, asked, heldUntil, words }: DeskRow): RowState {
  if (lock !== null && !lock.isMine) return { is: 'locked', words: sameInBoth(lock.name) }
  if (forMe !== null)
    return { is: 'for-me', words: sayInBoth(text[`${forMe.is}-short`], { name: forMe.by }) }
  if (asked !== null) return { is: 'asked', words: sayInBoth(text['asked-short'], { name: asked }) }
  return heldUntil === null ? { is: 'checked', words } : { is: 'held', words: text['held-short'] }
}
