import type { TestServer } from '#testing/test-server.ts'
import { todayOf } from '#testing/test-server.ts'

let receipts = 0

/** Number of a receipt for a credited payment of a student, in paisa. */
export async function aReceipt(
  at: TestServer,
  { partnerId, payamt = 150_000 }: { readonly partnerId: number; readonly payamt?: number },
): Promise<string> {
  const by = { createdby: 0, updatedby: 0 }
  const { c_payment_id } = await at.database.kysely
    .insertInto('c_payment')
    .values({
      ...by,
      c_bpartner_id: partnerId,
      payment_type: 'ENTRANCE',
      c_doctype_id: 'ENTRANCE',
      tendertype: 'Voucher',
      payamt,
      dateacct: todayOf(at),
      docstatus: 'CO',
      description: 'Library',
    })
    .returning('c_payment_id')
    .executeTakeFirstOrThrow()
  const number = `R-2083/84-9${String(receipts++).padStart(5, '0')}`
  await at.database.kysely
    .insertInto('receipt')
    .values({ c_payment_id, number, issued: new Date() })
    .execute()
  return number
}
