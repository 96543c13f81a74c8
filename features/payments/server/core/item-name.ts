import { dayInNepal } from '#platform/pure/calendar/day.ts'
import { type Message, sameInBoth } from '#platform/pure/message.ts'
import type { Reader } from '#platform/server/database/database.ts'
import { findKind } from './payable-kind.ts'
import type { PaymentsContext } from './payments-context.ts'

type Paid = { readonly payment_type: string | null; readonly reference_id: number | null }

/** Name of the item that an attempt or an entry of the ledger pays for; empty where there is none. */
export async function itemName(
  reader: Reader,
  { payment_type, reference_id }: Paid,
  { kinds, nowMs }: Pick<PaymentsContext, 'kinds'> & { readonly nowMs: number },
): Promise<Message> {
  const kind = findKind(kinds, payment_type)
  const document = await kind?.read(reader, reference_id ?? 0, dayInNepal(nowMs))
  return document?.name ?? sameInBoth('')
}
