import type { Reader } from '#platform/server/database/database.ts'
import type { Reservation } from '../wire/counter.ts'

const most = 100

/** Waiting reservations and reserved copies, of all readers or of one, the oldest first. */
export async function openReservations(
  reader: Reader,
  clientId: number,
  partnerId: number | null = null,
): Promise<readonly Reservation[]> {
  let query = reader
    .selectFrom('n_library_hold as h')
    .innerJoin('c_bpartner as b', 'b.c_bpartner_id', 'h.c_bpartner_id')
    .leftJoin('a_asset as a', 'a.a_asset_id', 'h.a_asset_id')
    .select(['h.n_library_hold_id', 'h.title', 'h.created', 'h.keptuntil', 'h.c_bpartner_id'])
    .select(['b.name', 'a.value'])
    .where('h.ad_client_id', '=', clientId)
    .where('h.holdstate', 'in', ['waiting', 'kept'])
    .orderBy('h.n_library_hold_id')
    .limit(most)
  if (partnerId !== null) query = query.where('h.c_bpartner_id', '=', partnerId)
  const rows = await query.execute()
  return rows.map(({ n_library_hold_id, title, created, keptuntil, ...row }) => ({
    id: n_library_hold_id,
    title,
    reader: { id: row.c_bpartner_id, name: row.name },
    since: created.toISOString(),
    kept: keptuntil === null ? null : { code: row.value ?? '', until: keptuntil },
  }))
}
