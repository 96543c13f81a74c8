import type { Day } from '#platform/pure/calendar/day.ts'
import type { Answer, Person } from '#testing/person.ts'
import { processPath } from '#platform/pure/rest-dialect/paths.ts'

/** Bank account as a cashier types it. */
export const anAccount = {
  bank: 'NIC Asia Bank',
  account_holder: 'Sita Rai',
  account_number: '0110-203040',
} as const

export function run(person: Person, slug: string, body: object = {}): Promise<Answer> {
  return person.post(processPath(slug), body)
}

/** Puts every refund that is ready on a list, and notes it as sent. The list. */
export async function sendToBank(
  maker: Person,
  { by, on }: { readonly by: Person; readonly on: Day },
): Promise<number> {
  const made = await run(maker, 'refund_list_make')
  const { refund_list_ID } = made.body['data'] as { refund_list_ID: number }
  await run(by, 'refund_list_sent', { refund_list_ID, sent_on: on })
  return refund_list_ID
}

/** The newest refund that is open, sent or ended, as staff read it. */
export async function newestRefund(person: Person, show: 'open' | 'sent' | 'ended') {
  const { body } = await run(person, 'refunds', { show })
  const { found } = body['data'] as {
    found: { refunds: readonly { readonly id: number; readonly state: string }[] }
  }
  return found.refunds.toSorted((one, other) => other.id - one.id)[0]
}
