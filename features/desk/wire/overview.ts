import type { Message } from '#platform/pure/message.ts'

/** A last day that is near. */
export type Closing = {
  readonly id: string
  readonly title: Message
  /** Of the opening. */
  readonly name: string
  readonly day: string
  readonly applied: number
  /** Of them, those whose fee is owed. */
  readonly unpaid: number
}

/** Money of one group, in paisa, a day each, today last. */
export type Received = {
  readonly title: Message
  readonly days: readonly { readonly day: string; readonly amount: number }[]
}

export type Overview = {
  readonly closing: readonly Closing[]
  /** null for a role that does not count the money. */
  readonly received: readonly Received[] | null
}
