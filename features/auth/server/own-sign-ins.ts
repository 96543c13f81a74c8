import { column } from '#platform/server/model-engine/dictionary/column.ts'
import type { OwnRecords } from '#features/own-data/server/own-records.ts'

/** A person's sign-ins, as long as they are stored. */
export const ownSignIns: OwnRecords = {
  table: 'auth_session',
  label: { en: 'Sign-ins', ne: 'लगइनहरू' },
  columns: [
    column.text('device', { en: 'Browser and system', ne: 'ब्राउजर र प्रणाली' }),
    column.datetime('started', { en: 'Signed in at', ne: 'लगइन समय' }),
    column.datetime('last_seen', { en: 'Last used', ne: 'पछिल्लो प्रयोग' }),
    column.datetime('ended', { en: 'Ended', ne: 'सकिएको समय' }),
  ],
  async read(reader, { userId }) {
    const rows = await reader
      .selectFrom('auth_session')
      .select(['ad_session_id as id', 'device', 'started', 'last_seen', 'ended'])
      .where('ad_user_id', '=', userId)
      .where('stage', '=', 'full')
      .orderBy('started')
      .execute()
    return rows.map(({ id, device, started, last_seen: seen, ended }) => ({
      id,
      device,
      started: started.toISOString(),
      last_seen: seen.toISOString(),
      ended: ended?.toISOString() ?? null,
    }))
  },
}
