import type { Day } from '#platform/pure/calendar/day.ts'
import type { DocStatus } from '#platform/pure/document-status.ts'
import type { ApplicationReturn } from './returns/returned.ts'
import type { Paying } from './payment-status.ts'
import type { ApplicationWithdrawal } from './returns/withdrawal.ts'

/** Id of an opening that a record does not name. */
export const unknownOpening = 0

/** Facts that an application of any kind has. */
export type Application = {
  readonly id: number
  /** `unknownOpening` where the record does not say. */
  readonly openingId: number
  /** The opening's name. */
  readonly name: string
  readonly appliedOn: Day | null
  readonly paying: Paying
  readonly status: DocStatus | null
  /** The server prints its form now. */
  readonly isFormReady: boolean
  /** The return it waits on its student for; null when it does not. */
  readonly returned: ApplicationReturn | null
  /** Why it no longer holds, or was withdrawn; null otherwise. */
  readonly withdrawal: ApplicationWithdrawal | null
}
