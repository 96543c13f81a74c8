import { formatRs } from '#platform/pure/money/format.ts'
import { paisa } from '#platform/pure/money/money.ts'
import { nameInBoth, say } from '#platform/pure/message.ts'
import type { Transaction } from '#platform/server/database/database.ts'
import { queueMail } from '#platform/server/mail/outbox.ts'
import { paymentMails } from '#features/payments/rules/money/mail-messages.ts'
import type { PaymentsContext } from '../core/payments-context.ts'

/** Mails the student about a credited payment in their language, within the credit; no mail without an account. */
export async function mailReceipt(
  transaction: Transaction,
  receipt: { readonly paymentId: number; readonly number: string; readonly nowMs: number },
  { institution, portalUrl }: Pick<PaymentsContext, 'institution' | 'portalUrl'>,
): Promise<void> {
  const payment = await transaction
    .selectFrom('c_payment as p')
    .innerJoin('ad_user as u', 'u.c_bpartner_id', 'p.c_bpartner_id')
    .select(['u.email', 'u.language', 'p.payamt', 'p.description', 'p.description_ne'])
    .where('p.c_payment_id', '=', receipt.paymentId)
    .executeTakeFirst()
  if (payment === undefined) return
  const { email: to, language } = payment
  const values = {
    institution: institution().name,
    number: receipt.number,
    amount: formatRs(paisa(payment.payamt), language),
    name: nameInBoth(payment.description, payment.description_ne),
    url: `${portalUrl}/payment-history`,
  }
  const { subject, text } = paymentMails.receipt
  const mail = {
    to,
    subject: say(subject, language, values),
    text: say(text, language, values),
  }
  await queueMail(transaction, mail, receipt.nowMs)
}
