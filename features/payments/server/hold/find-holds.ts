import './tables.ts'
import { type Day, day } from '#platform/pure/calendar/day.ts'
import type { Reader } from '#platform/server/database/database.ts'
import { findHold, type Hold, type Holdable, holdable } from '../../rules/hold/hold.ts'
import { readStatement } from '../account/read-statement.ts'
import type { PaymentsContext } from '../core/payments-context.ts'

export type HoldContext = Pick<PaymentsContext, 'kinds' | 'settings'>
type Owner = { readonly partnerId: number; readonly today: Day }

/** Documents of a student that are held today; none is read while the setting holds none. */
export async function findHolds(
  reader: Reader,
  { kinds, settings }: HoldContext,
  owner: Owner,
): Promise<readonly (Hold & { readonly document: Holdable })[]> {
  const terms = await settings.get('hold')
  if (!holdable.some((document) => terms[document])) return []
  const { dues } = await readStatement(reader, { kinds }, owner)
  const lift = await liftOf(reader, owner.partnerId)
  const facts = { dues, terms, liftedUntil: lift?.until ?? null, today: owner.today }
  return holdable.flatMap((document) => {
    const hold = findHold({ ...facts, document })
    return hold === null ? [] : [{ ...hold, document }]
  })
}

/** The newest lift of a student, whether its day is over or not. */
export async function liftOf(reader: Reader, partnerId: number) {
  const row = await reader
    .selectFrom('hold_lift as h')
    .innerJoin('ad_user as u', 'u.ad_user_id', 'h.lifted_by')
    .select(['h.until', 'h.reason', 'u.name as by'])
    .where('h.c_bpartner_id', '=', partnerId)
    .orderBy('h.hold_lift_id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row === undefined ? null : { ...row, until: day(row.until) }
}
