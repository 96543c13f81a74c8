import { addDays, day, dayInNepal } from '#platform/pure/calendar/day.ts'
import { formatShortDay } from '#platform/pure/calendar/format.ts'
import type { Database } from '#platform/server/database/database.ts'
import { remindDays, reminderFor } from '#features/notifications/rules/reminder.ts'
import { notifyPartner } from '#features/notifications/server/notify-person.ts'
import { bookReminderMessages } from '../rules/reminder-messages.ts'

/**
 * Reminds readers of a book that is due soon, due today, or overdue (once). A renewed book is due on another day and is
 * notified again. One transaction per book; stops early when the signal says so.
 */
export async function remindOfBooks(
  database: Database,
  { nowMs, signal }: { readonly nowMs: number; readonly signal: AbortSignal },
): Promise<void> {
  const today = dayInNepal(nowMs)
  const lent = await database.kysely
    .selectFrom('a_asset')
    .select('a_asset_id')
    .where('duedate', '<=', addDays(today, remindDays))
    .orderBy('a_asset_id')
    .execute()
  for (const { a_asset_id: id } of lent) {
    if (signal.aborted) return
    await database.transaction(async (transaction) => {
      const row = await transaction
        .selectFrom('a_asset')
        .select(['name', 'duedate', 'c_bpartner_id'])
        .where('a_asset_id', '=', id)
        .forUpdate()
        .executeTakeFirst()
      if (row === undefined || row.duedate === null || row.c_bpartner_id === null) return
      const due = day(row.duedate)
      const reminder = reminderFor(due, today)
      if (reminder === null) return
      await notifyPartner(transaction, {
        partnerId: row.c_bpartner_id,
        sort: 'book-due',
        event: `a_asset:${id}:${due}:${reminder}`,
        message: bookReminderMessages[reminder],
        values: {
          name: row.name,
          day: { en: formatShortDay(due, 'en', today), ne: formatShortDay(due, 'ne', today) },
        },
        nowMs,
      })
    })
  }
}
