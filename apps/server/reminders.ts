import { timeInNepal } from '#platform/pure/calendar/day.ts'
import type { Database } from '#platform/server/database/database.ts'
import { remindOfBooks } from '#features/library/server/book-reminders.ts'
import { mayRemindAt } from '#features/notifications/rules/reminder.ts'
import { remindOfFees } from '#features/payments/server/owed/fee-reminders.ts'
import { payableKinds } from '#kinds/kinds.server.ts'

/** Reminds of last days that are near. A repeated run sends no second reminder. */
export async function remind(
  database: Database,
  at: { readonly nowMs: number; readonly signal: AbortSignal },
): Promise<void> {
  if (!mayRemindAt(timeInNepal(at.nowMs))) return
  await remindOfFees(database, payableKinds, at)
  await remindOfBooks(database, at)
}
