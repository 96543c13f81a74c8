import { staffWith, may } from '#features/roles/rules/facts.ts'
import type { Reader } from '#platform/server/database/database.ts'
import { type Refusal, refusal } from '#platform/server/model-engine/refusal.ts'
import type { AccountChange } from '#features/two-people/rules/facts.ts'
import { refuseOwnApplication } from '#features/applying/server/own-application.ts'
import { committeeMessages as text } from '../../rules/committee-messages.ts'

/** Any staff account may sit on a committee (READINGS R-88). */
export const staffRoles = staffWith('scholarship.score')

/** True for roles that choose the members of a committee and may therefore read all committees. */
export function saysWhoSits({ role }: { readonly role: string }): boolean {
  return may(role, 'scholarship.appoint')
}

/** Person who gave a user the seat on the committee of a scholarship, and its time. */
export async function seatGiven(
  reader: Reader,
  openingId: number,
  userId: number,
): Promise<readonly AccountChange[]> {
  const seat = await reader
    .selectFrom('scholarship_member')
    .select(['given_by', 'given'])
    .where('n_scholarship_open_id', '=', openingId)
    .where('ad_user_id', '=', userId)
    .executeTakeFirst()
  if (seat === undefined || seat.given_by === null || seat.given === null) return []
  return [{ by: seat.given_by, atMs: seat.given.getTime() }]
}

/** Ids of the users who sit on any committee. */
export async function everyMember(reader: Reader): Promise<readonly number[]> {
  const rows = await reader
    .selectFrom('scholarship_member')
    .select('ad_user_id')
    .distinct()
    .execute()
  return rows.map(({ ad_user_id }) => ad_user_id)
}

type Person = { readonly userId: number; readonly partnerId: number }

/** Account and partner of the person who runs a process on an application. */
export function personOf({ userId, actorPartnerId: partnerId }: Actor): Person {
  return { userId, partnerId }
}

type Actor = { readonly userId: number; readonly actorPartnerId: number }

export async function isMember(
  reader: Reader,
  openingId: number,
  { userId }: Pick<Person, 'userId'>,
): Promise<boolean> {
  const row = await reader
    .selectFrom('scholarship_member')
    .select('ad_user_id')
    .where('n_scholarship_open_id', '=', openingId)
    .where('ad_user_id', '=', userId)
    .executeTakeFirst()
  return row !== undefined
}

/** Null for a member of the scholarship's committee who did not apply for it. */
export async function refuseOutsider(
  reader: Reader,
  row: { readonly n_scholarship_open_id: number; readonly c_bpartner_id: number },
  by: Person,
): Promise<Refusal | null> {
  if (!(await isMember(reader, row.n_scholarship_open_id, by)))
    return refusal('rule/not-on-committee', text['not-on-committee'], { status: 403 })
  return refuseOwnApplication(row, by)
}
