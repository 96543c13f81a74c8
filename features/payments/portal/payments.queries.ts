import { queryOptions, useQuery } from '@tanstack/react-query'
import { type RestClient, useRest } from '#platform/browser/network/rest-client.ts'
import { text } from '#platform/browser/network/rest-failure.ts'
import { downloadBase64 } from '#platform/browser/files/download.ts'
import { isRecord, listRecords } from '#platform/browser/network/records.ts'
import { savedQuery } from '#platform/browser/storage/saved-copy.ts'
import { asService } from '#platform/browser/network/service.ts'
import { readRows } from '#platform/browser/network/unreadable.ts'
import { useUser } from '#features/auth/portal/session.ts'
import type { SignedInUser } from '#features/auth/wire/login.ts'
import { paymentMessages } from '../rules/messages.ts'
import { isVoucher, type Payment } from '../rules/payment.ts'
import { ownPaymentsFilter, paymentFromWire, paymentModel } from '../wire/payment.ts'
import { outcomeFromWire, type OutcomeReport, outcomePath } from '../wire/payment-outcome.ts'
import { isPaymentFor } from '../wire/payment-reference.ts'
import type { PaymentTarget } from '../wire/requests.ts'

/** The student's payments of all kinds; details pick theirs by reference (SPEC §7 Payments). */
function paymentsQuery(rest: RestClient, partnerId: number) {
  return queryOptions({
    ...savedQuery(['payments', partnerId], () => readPayments(rest, partnerId)),
    staleTime: 0,
  })
}

async function readPayments(rest: RestClient, partnerId: number): Promise<readonly Payment[]> {
  const $filter = ownPaymentsFilter(partnerId)
  const records = await asService(paymentMessages['details-fetch-failed'], () =>
    listRecords(rest, paymentModel, { $filter }),
  )
  return readRows(paymentModel, records, paymentFromWire)
}

export function usePayments() {
  const user = useUser()
  return useQuery({ ...paymentsQuery(useRest(), user?.cBpartnerId ?? 0), enabled: user !== null })
}

/** True if a voucher for this fee waits for the cashier. */
export async function findWaitingVoucher(
  rest: RestClient,
  { reference, referenceId }: PaymentTarget,
  user: SignedInUser | null,
): Promise<boolean> {
  const payments = await readPayments(rest, user?.cBpartnerId ?? 0)
  return payments.some(
    (payment) =>
      isVoucher(payment) &&
      payment.status === 'DR' &&
      isPaymentFor(payment, reference, referenceId),
  )
}

/** Loads the outcome of an attempt; called repeatedly while it is not known. */
export async function loadOutcome(rest: RestClient, orderId: string): Promise<OutcomeReport> {
  const json = await rest.get(outcomePath(orderId))
  return outcomeFromWire(isRecord(json) ? json : {})
}

/** Saves the attachment of a payment as payment_attachment.zip. */
export async function downloadPaymentAttachment(
  rest: RestClient,
  paymentId: number,
): Promise<void> {
  const wanted = { model_name: paymentModel, record_id: paymentId }
  const answer = await asService(paymentMessages['voucher-download-failed'], () =>
    rest.post('/nou/attachment/getAttachmentZip', wanted),
  )
  downloadBase64(text(answer, 'data'), 'payment_attachment.zip', 'application/zip')
}

/** The numbered receipt of a credited payment, as it is printed. */
export function receiptOf({ id }: Pick<Payment, 'id'>) {
  return {
    process: 'payment_receipt',
    parameters: { 'record-id': id, 'model-name': paymentModel },
  }
}
