import type { ProviderAnswer } from '#features/payments/rules/money/provider-answer.ts'

export type InitiateRequest = {
  /** Our attempt id, new for every attempt: Khalti documents no idempotency (reference/nepal.md §1.6). */
  readonly orderId: string
  readonly orderName: string
  readonly amountPaisa: number
  readonly returnUrl: string
  readonly websiteUrl: string
  readonly merchant: { readonly name: string; readonly email: string }
  readonly customer: { readonly name: string; readonly email: string }
}

export type InitiateAnswer =
  | {
      readonly is: 'link'
      readonly pidx: string
      readonly paymentUrl: string
      readonly expiresMs: number
    }
  /** The provider understood and refused; another try with the same facts will not help. */
  | { readonly is: 'refused'; readonly why: string }
  /** Timeout, 5xx or an unreadable answer: the result is unknown. */
  | { readonly is: 'unknown'; readonly why: string }

export type LookupAnswer =
  | { readonly is: 'answer'; readonly answer: ProviderAnswer }
  /** The provider answers, and knows no payment of that id. */
  | { readonly is: 'not-found' }
  | { readonly is: 'unknown'; readonly why: string }

export type RefundRequest = {
  /** The provider's id of the payment, from a lookup. */
  readonly transactionId: string
  /** Null: the whole payment. */
  readonly amountPaisa: number | null
}

/** Only a later lookup says whether a refund was done, whatever the answer. */
export type RefundReply =
  | { readonly is: 'accepted' }
  /** The provider understood and refused: nothing was given back by this request. */
  | { readonly is: 'refused'; readonly why: string }
  /** Timeout, 5xx or an unreadable answer: it may have been done, or be done later. */
  | { readonly is: 'unknown'; readonly why: string }

/** The wallet provider. Each call takes at most five seconds and never throws. */
export type Khalti = {
  readonly initiate: (request: InitiateRequest) => Promise<InitiateAnswer>
  readonly lookup: (pidx: string) => Promise<LookupAnswer>
  /** Not safe to repeat: two requests may give back twice. */
  readonly refund: (request: RefundRequest) => Promise<RefundReply>
}

/** Answers of the provider to this process lately. */
export type WalletHealth = {
  /** Unknown answers in a row. */
  readonly failures: number
  /** No call leaves at the moment. */
  readonly isInterrupted: boolean
  /** When it last answered; null: not since the start. */
  readonly answeredMs: number | null
}
