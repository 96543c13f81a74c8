import type { Reader } from '#platform/server/database/database.ts'
import { type Refusal, refusal } from '#platform/server/model-engine/refusal.ts'
import { isProposed } from '#features/two-people/server/proposals.ts'
import type { ResultOf } from '#features/selection/server/selection.ts'
import { meritMessages as text } from '../../rules/merit/messages.ts'
import { findListIn } from './stored-list.ts'

/** Type of the proposal to publish a merit list. */
export const meritProposal = 'entrance-merit'

/** Refuses to publish a result without the merit list of which one is proposed, waits, or is published. */
export async function refuseBesideList(
  reader: Reader,
  { openingId, nowMs }: ResultOf,
): Promise<Refusal | null> {
  const listed = await reader
    .selectFrom('merit_list')
    .select('merit_list_id')
    .where('n_entrance_open_id', '=', openingId)
    .where('state', 'in', ['scheduled', 'published'])
    .executeTakeFirst()
  if (
    listed === undefined &&
    !(await isProposed(reader, aboutEntrance(meritProposal, openingId), nowMs))
  )
    return null
  return refusal('rule/list-used', text['list-used'], { status: 409 })
}

/** Refuses a change of what a list was computed from while it waits for its release time. */
export async function refuseWhileScheduled(
  reader: Reader,
  { openingId }: Pick<ResultOf, 'openingId'>,
): Promise<Refusal | null> {
  const scheduled = await findListIn(reader, openingId, 'scheduled')
  if (scheduled === null) return null
  return refusal('rule/list-scheduled', text['list-scheduled'], { status: 409 })
}

/** Refuses to select one applicant by hand where seats are given by a published list. */
export async function refuseBesideSeats(
  reader: Reader,
  openingId: number,
): Promise<Refusal | null> {
  const published = await findListIn(reader, openingId, 'published')
  if (published === null) return null
  return refusal('rule/seats-by-list', text['seats-by-list'], { status: 409 })
}

/** A proposal of a type about the entrance. */
export function aboutEntrance(sort: string, openingId: number) {
  return { sort, subject: `n_entrance_open:${openingId}` } as const
}
