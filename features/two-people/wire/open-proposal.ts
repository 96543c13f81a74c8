import type { Message } from '#platform/pure/message.ts'

/** What waits for a second person, as the office reads it. */
export type OpenProposal = {
  readonly id: number
  readonly sort: string
  readonly subject: string
  /** What the subject is called; null where it has no name but its own. */
  readonly subjectName: Message | null
  readonly enteredBy: string
  /** Entered by who reads it: another person confirms. */
  readonly isOwn: boolean
  /** ISO instants. */
  readonly entered: string
  readonly expires: string
  /** What is and what is to be, field by field; a value that is no object stands under ''. */
  readonly before: Readonly<Record<string, unknown>>
  readonly after: Readonly<Record<string, unknown>>
  /** What the fields are called; absent where one is named by its sort. */
  readonly names: Readonly<Record<string, Message>>
  /** What confirming it asks for, besides pressing the button. */
  readonly proof: 'none' | 'code' | 'code-and-digits'
}
