import type { Day } from '#platform/pure/calendar/day.ts'

export type RecordState = 'draft' | 'published' | 'closed' | 'withdrawn'

type RecordFacts = {
  readonly isActive: boolean
  readonly isPublished: boolean
  /** Last day of applying; null: it has none. */
  readonly closes: Day | null
}

/** State of a record that begins as a draft; a published one is closed from the day after its last day. */
export function recordStateOf(record: RecordFacts, today: Day): RecordState {
  const { isActive, isPublished, closes } = record
  if (!isActive) return 'withdrawn'
  if (!isPublished) return 'draft'
  return closes !== null && closes < today ? 'closed' : 'published'
}
