import type { PaymentOutcome } from '../rules/payment-state.ts'

/**
 * After the wallet the server sends the browser to the screen of what was paid for, with `?tab=applied&payment={id}`.
 * The screen asks this path (bearer, own attempts only) what became of it.
 */
export const paymentStatusPath = (attemptId: string) =>
  `/nou/khaltipay/status?attempt=${encodeURIComponent(attemptId)}`

/** Name of the query parameter that carries the attempt back to the screen. */
export const paymentParameter = 'payment'

export type PaymentStatus = {
  readonly attempt: string
  readonly outcome: PaymentOutcome
  /** Rupees. */
  readonly amount: number
  readonly name: string
  readonly document_type: string
  /** Provider's transaction id once paid. */
  readonly transaction_id: string | null
  /** Day of the payment or of the attempt, `yyyy-mm-dd`. */
  readonly day: string
}

export const khaltiLinkPath = '/nou/khaltipay/getlink'
export const voucherPath = '/nou/voucherpay/save'
export const attachmentZipPath = '/nou/attachment/getAttachmentZip'

/** Answer of the link call. `amount` in paisa as the server holds it. */
export type KhaltiLink = { readonly payment_url: string; readonly attempt: string }
