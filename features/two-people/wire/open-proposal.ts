/** What waits for a second person, as the office reads it. */
export type OpenProposal = {
  readonly id: number
  readonly sort: string
  readonly subject: string
  readonly enteredBy: string
  /** Entered by who reads it: another person confirms. */
  readonly isOwn: boolean
  /** ISO instants. */
  readonly entered: string
  readonly expires: string
  /** What is and what is to be, field by field; a value that is no object stands under ''. */
  readonly before: Readonly<Record<string, unknown>>
  readonly after: Readonly<Record<string, unknown>>
  /** What confirming it asks for, besides pressing the button. */
  readonly proof: 'none' | 'code' | 'code-and-digits'
}
