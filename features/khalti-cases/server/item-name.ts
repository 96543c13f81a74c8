import { type Message, sameInBoth } from '#platform/pure/message.ts'
import { dayInNepal } from '#platform/pure/calendar/day.ts'
import type { Reader } from '#platform/server/database/database.ts'
import { isRefusal } from '#platform/server/model-engine/refusal.ts'
import type { PaymentsContext } from '#features/payments/server/core/payments-context.ts'
import { readTarget } from '#features/payments/server/owed/claim.ts'

type Naming = Pick<PaymentsContext, 'kinds'> & { readonly nowMs: number }

/** Name of the item that an attempt pays for; empty where there is none. */
export async function itemName(
  reader: Reader,
  { payment_type, reference_id }: { readonly payment_type: string; readonly reference_id: number },
  { kinds, nowMs }: Naming,
): Promise<Message> {
  const target = readTarget({ payment_type, payment_reference_id: reference_id }, kinds)
  if (isRefusal(target)) return sameInBoth('')
  const document = await target.kind.read(reader, target.referenceId, dayInNepal(nowMs))
  return document?.name ?? sameInBoth('')
}
