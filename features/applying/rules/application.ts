import type { Day } from '#platform/pure/calendar/day.ts'
import type { DocStatus } from '#platform/pure/document-status.ts'
import type { ApplicationReturn } from './returned.ts'
import type { Paying } from './payment-standing.ts'

/** What a student's application of any kind has. */
export type Application = {
  readonly id: number
  readonly openingId: number
  /** The opening's name. */
  readonly name: string
  readonly appliedOn: Day | null
  readonly paying: Paying
  readonly status: DocStatus | null
  /** The return it waits on its student for; null when it does not. */
  readonly returned: ApplicationReturn | null
}
