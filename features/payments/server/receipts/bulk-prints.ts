import { sql } from 'kysely'
import { day, dayFromNumber, dayNumber } from '#platform/pure/calendar/day.ts'
import { dayInBoth } from '#platform/pure/calendar/format.ts'
import { dayOf, withinDays } from '#platform/server/database/nepal-days.ts'
import type { Reader } from '#platform/server/database/database.ts'
import { isRefusal, refusal } from '#platform/server/model-engine/refusal.ts'
import { keysOf } from '#features/bulk-print/server/queried.ts'
import type { BulkPrintType, PrintSubject, Wanted } from '#features/bulk-print/server/print-type.ts'
import type { Printing } from '#features/documents/server/printing.ts'
import { receiptMessages } from '../../rules/receipt-messages.ts'
import type { PaymentsContext } from '../core/payments-context.ts'
import { prepareReceipt } from './prepare-receipt.ts'
import { receiptDocument } from './receipt.ts'
import { findReceipt } from './receipt-facts.ts'

const newestDays = 60

/** All receipts of a day. */
export function receiptBulkPrints(
  printing: Printing,
  kinds: PaymentsContext['kinds'],
): readonly BulkPrintType[] {
  return [
    {
      id: 'receipts',
      name: receiptMessages['day-of-receipts'],
      permission: 'payment.read',
      subjects: daysWithReceipts,
      orders: ['number'],
      pages: receiptsOfDay,
      async page(key, { database, nowMs }) {
        const row = await findReceipt(database.kysely, Number(key))
        if (row === null) return refusal('rule/receipt-unknown', receiptMessages['receipt-unknown'])
        const prepared = await prepareReceipt(row, { database, nowMs, printing, kinds })
        if (isRefusal(prepared)) return prepared
        return { drawIn: (book) => book.add(receiptDocument, prepared) }
      },
    },
  ]
}

async function daysWithReceipts(reader: Reader): Promise<readonly PrintSubject[]> {
  const { rows } = await sql<{ readonly day: string }>`
    select distinct ${dayOf('issued')} as day
    from receipt order by day desc limit ${newestDays}`.execute(reader)
  return rows.map((row) => {
    const issued = day(row.day)
    const name = dayInBoth(issued)
    return { id: dayNumber(issued), name }
  })
}

function receiptsOfDay(reader: Reader, { subject }: Wanted): Promise<readonly string[]> {
  const issued = dayFromNumber(subject)
  return keysOf(
    reader,
    sql<{ readonly key: string }>`
      select c_payment_id::text as key from receipt
      where ${withinDays('issued', { first: issued, last: issued })}
      order by issued, number`,
  )
}
