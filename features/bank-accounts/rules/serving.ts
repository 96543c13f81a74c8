import type { Day } from '#platform/pure/calendar/day.ts'
import type { AccountPurpose } from './purposes.ts'

/** Facts that decide if an account is paid into. */
export type Serving = {
  readonly purposes: readonly string[] | null
  readonly from?: Day | null
  readonly until: string | null
  /** Absent: it is in use. */
  readonly isActive?: boolean
}

/** True if a fee of this kind may be paid into it on the day, by its purposes and days. */
export function servesOn(
  { purposes, from = null, until }: Serving,
  purpose: AccountPurpose,
  day: Day,
): boolean {
  return isInTime({ from, until }, day) && (purposes === null || purposes.includes(purpose))
}

function isInTime({ from = null, until }: Pick<Serving, 'from' | 'until'>, day: Day): boolean {
  return (from === null || from <= day) && (until === null || day <= until)
}

/** The accounts a student may pay this fee into, those for chosen fees before those for all. */
export function accountsFor<Account extends Serving>(
  accounts: readonly Account[],
  purpose: AccountPurpose,
  day: Day,
): readonly Account[] {
  const serving = accounts.filter((each) => each.isActive !== false && servesOn(each, purpose, day))
  return [
    ...serving.filter(({ purposes }) => purposes !== null),
    ...serving.filter(({ purposes }) => purposes === null),
  ]
}

/** The accounts that are paid into on the day, those for all fees first. */
export function accountsInUse<Account extends Serving>(
  accounts: readonly Account[],
  day: Day,
): readonly Account[] {
  const used = accounts.filter((each) => each.isActive !== false && isInTime(each, day))
  return [
    ...used.filter(({ purposes }) => purposes === null),
    ...used.filter(({ purposes }) => purposes !== null),
  ]
}
