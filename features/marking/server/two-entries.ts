import { sql } from 'kysely'
import type { Reader } from '#platform/server/database/database.ts'
import type { Session } from '#platform/server/model-engine/session.ts'
import { isOwnEntry } from '#features/two-people/rules/facts.ts'
import { type Round, roundOf, type TwoEntries } from '../rules/two-entries.ts'

/** Account that made an entry, and the person behind it where that is known. */
export type EnteredBy = { readonly by: number; readonly partnerId?: number }

/** Tells the entries of this person, from any account of theirs, from those of others. */
export function isMadeBy(session: Session) {
  return ({ by, partnerId = 0 }: EnteredBy) => isOwnEntry({ enteredBy: by, partnerId }, session)
}

/** The entry of the person who reads; null: none of both. */
export function ownEntry<Entered extends EnteredBy>(
  entries: TwoEntries<Entered>,
  session: Session,
): Entered | null {
  const isMine = isMadeBy(session)
  return entries.find((each) => each !== null && isMine(each)) ?? null
}

/** Round in which this person enters the mark; null: two others have entered it. */
export function roundFor(entries: TwoEntries<EnteredBy>, session: Session): Round | null {
  return roundOf(entries, isMadeBy(session))
}

/** Names of the accounts that made entries. */
export async function namesOfEnterers(
  reader: Reader,
  entries: readonly TwoEntries<EnteredBy>[],
  others: readonly number[] = [],
): Promise<ReadonlyMap<number, string>> {
  const entered = entries.flatMap((two) => two.flatMap((each) => each?.by ?? []))
  const ids = [...new Set([...entered, ...others])]
  const rows = await reader
    .selectFrom('ad_user')
    .select(['ad_user_id', 'name'])
    .where(sql<boolean>`ad_user_id = any(${ids}::bigint[])`)
    .execute()
  return new Map(rows.map((row) => [row.ad_user_id, row.name]))
}
