import type { Message } from '#platform/pure/message.ts'
import type { Payment } from '../rules/payment.ts'

/** The field by which a payment says which application it is for (SPEC §9). */
export type PaymentReference = {
  /** Column of a payment record, e.g. `n_entrance_reg_ID`. */
  readonly name: `${string}_ID`
  /** Other names of it in requests and answers (SPEC §3 Payment record). */
  readonly aliases: readonly string[]
  /** Model of what it leads to. */
  readonly model: string
  readonly label: Message
}

/** True if a payment is for this application, under any of the reference's names. */
export function isPaymentFor(
  { references }: Pick<Payment, 'references'>,
  { name, aliases }: Pick<PaymentReference, 'name' | 'aliases'>,
  applicationId: number,
): boolean {
  return [name, ...aliases].some((each) => references[each.toLowerCase()] === applicationId)
}
