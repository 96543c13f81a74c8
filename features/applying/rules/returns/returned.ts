import type { Day } from '#platform/pure/calendar/day.ts'
import type { DocStatus } from '#platform/pure/document-status.ts'
import type { Message } from '#platform/pure/message.ts'

/** An application that went back to its student. */
export type ApplicationReturn = {
  readonly id: number
  /** Changes the student is asked to make; null while they are not known. */
  readonly reason: Message | null
  readonly returnedOn: Day | null
}

/** Facts that tell if an application waits on its student: its return, null once it was sent again. */
export type Returnable = {
  readonly status: DocStatus | null
  readonly returned: ApplicationReturn | number | null
}

/** It was returned, not sent again, and nothing was decided since. */
export function isReturned({ status, returned }: Returnable): boolean {
  return returned !== null && (status === null || status === 'DR' || status === 'IP')
}
