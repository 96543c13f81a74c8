import type { Message } from '#platform/pure/message.ts'

/** A course of an accepted retotaling whose outcome is still to be entered, as the office lists it. */
export type OpenOutcome = {
  readonly n_exam_rtdetails_ID: number
  readonly erollno: string
  readonly name: string
  readonly exam: string
  readonly code: string
  readonly course: Message
  /** Why the student asked. */
  readonly description: string
  /** The mark of the final examination that counts now, and what it is of. */
  readonly mark: number | null
  readonly full: number | null
  readonly isOwing: boolean
  /** Proposal that waits for a second person. */
  readonly proposal: { readonly by: string; readonly isOwn: boolean } | null
}
