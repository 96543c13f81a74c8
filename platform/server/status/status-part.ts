import type { Message } from '#platform/pure/message.ts'
import type { StatusLevel } from '#platform/pure/status-levels.ts'
import type { Measure } from './measures.ts'

export type PartState = {
  readonly level: StatusLevel
  /** One or two words: «Answers», «3 failed». */
  readonly state: Message
  /** The figures behind it, in one line. */
  readonly figure: Message
  readonly since?: { readonly word: 'since' | 'checked' | 'last'; readonly atMs: number }
  /** The remedy; absent: nothing is to do. */
  readonly todo?: Message
  /** Address in the office where it is done. */
  readonly to?: string
  /** More figures, with their labels. */
  readonly facts?: readonly { readonly label: Message; readonly value: Message }[]
  /** Numbers for the monitoring. */
  readonly measures?: Readonly<Partial<Record<Measure, number>>>
}

/** A part of the system that can be asked how it is. A feature brings its own by one line of its feature.ts. */
export type StatusPart = {
  readonly id: string
  readonly name: Message
  /** May throw or never answer: the caller waits a limited time. */
  readonly ask: () => Promise<PartState>
}

export type PartAnswer = Pick<StatusPart, 'id' | 'name'> & PartState
