import type { Day } from '#platform/pure/calendar/day.ts'

/** A notification to one person (SPEC §3 Notification). */
export type Notification = {
  readonly id: number
  /** Published Date comes from Updated. */
  readonly publishedOn: Day | null
  readonly text: string
  readonly isRead: boolean
}
