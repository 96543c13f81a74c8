import type { Day } from '#platform/pure/calendar/day.ts'
import { type AccountPurpose, purposeCodes } from './purposes.ts'
import { accountsFor, type Serving } from './serving.ts'

/** Kinds of fee that no account serves on the day. */
export function purposesWithout(accounts: readonly Serving[], day: Day): readonly AccountPurpose[] {
  return purposeCodes.filter((purpose) => accountsFor(accounts, purpose, day).length === 0)
}
