import { addDays, type Day } from '#platform/pure/calendar/day.ts'
import type { Transaction } from '#platform/server/database/database.ts'
import type { Students } from './places.ts'

const notices = [
  [
    'Entrance exam centres are published for BE and BSc programs',
    'बी.ई. र बी.एस्सी. कार्यक्रमका प्रवेश परीक्षा केन्द्र प्रकाशित भए',
    -1,
  ],
  [
    'Voucher payments made on Saturday are checked on Sunday',
    'शनिबार तिरिएका भौचर आइतबार जाँचिन्छन्',
    -3,
  ],
  ['Entrance forms for 2083 are open', '२०८३ को प्रवेश परीक्षाको फारम खुल्यो', -14],
] as const

/** The same news for every student. */
export async function storeNotices(
  transaction: Transaction,
  students: Students,
  today: Day,
): Promise<void> {
  for (const { userId } of Object.values(students)) {
    const rows = notices.map(([textmsg, textmsg_ne, days]) => {
      const at = `${addDays(today, days)}T05:15:00Z`
      return { ad_user_id: userId, textmsg, textmsg_ne, created: at, updated: at }
    })
    await transaction.insertInto('ad_note').values(rows).execute()
  }
}
