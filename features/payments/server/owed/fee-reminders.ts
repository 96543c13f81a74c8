import { sql } from 'kysely'
import { addDays, type Day, dayInNepal } from '#platform/pure/calendar/day.ts'
import { formatShortDay } from '#platform/pure/calendar/format.ts'
import { rsInBoth } from '#platform/pure/money/format.ts'
import { remaining } from '#platform/pure/money/money.ts'
import type { Database } from '#platform/server/database/database.ts'
import { remindDays, reminderFor } from '#features/notifications/rules/reminder.ts'
import { notifyPartner } from '#features/notifications/server/notify-person.ts'
import { reminderMessages } from '#features/payments/rules/money/reminder-messages.ts'
import type { PayableKind } from '../core/payable-kind.ts'

/**
 * Reminds students of a fee whose last day is today or near: once for each of the two, each in its own transaction.
 * Skips documents that are paid, closed or have a waiting voucher. Stops early on the signal.
 */
export async function remindOfFees(
  database: Database,
  kinds: readonly PayableKind[],
  { nowMs, signal }: { readonly nowMs: number; readonly signal: AbortSignal },
): Promise<void> {
  const today = dayInNepal(nowMs)
  for (const kind of kinds)
    for (const id of await nearlyDue(database, kind, today)) {
      if (signal.aborted) return
      await remind(database, kind, { id, today, nowMs })
    }
}

/** Applications that owe something and whose last day is near: what the kind's own rule is then asked about. */
async function nearlyDue(
  { kysely }: Database,
  { documents: { table, key, only }, openings }: PayableKind,
  today: Day,
): Promise<readonly number[]> {
  if (openings?.lastDay === undefined) return []
  const { rows } = await sql<{ readonly id: number }>`
    select a.${sql.ref(key)} as id
    from ${sql.table(table)} a join ${sql.table(openings.table)} o using (${sql.ref(`${openings.table}_id`)})
    where o.${sql.ref(openings.lastDay)} between ${today} and ${addDays(today, remindDays)}
      and not a.ispaid and not a.ispending and a.docstatus <> 'CL' and (${sql.raw(only ?? 'true')})
    order by id`.execute(kysely)
  return rows.map(({ id }) => id)
}

function remind(
  database: Database,
  kind: PayableKind,
  { id, today, nowMs }: { readonly id: number; readonly today: Day; readonly nowMs: number },
): Promise<void> {
  return database.transaction(async (transaction) => {
    const document = await kind.lock(transaction, id, today)
    if (document === null || document.isPending || document.blocked) return
    const { payUntil, isPaid, partnerId, name } = document
    const owed = isPaid ? 0 : remaining(document.fee, document.paid)
    const reminder = payUntil === null ? null : reminderFor(payUntil, today)
    if (payUntil === null || owed === 0 || reminder === null || reminder === 'overdue') return
    const amount = remaining(document.fee, document.paid)
    await notifyPartner(transaction, {
      partnerId,
      sort: 'fee-deadline',
      event: `${kind.paymentType}:${id}:${payUntil}:${reminder}`,
      message: reminderMessages[reminder],
      values: {
        name,
        amount: rsInBoth(amount),
        day: {
          en: formatShortDay(payUntil, 'en', today),
          ne: formatShortDay(payUntil, 'ne', today),
        },
      },
      nowMs,
    })
  })
}
