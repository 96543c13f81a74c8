import type { Money } from '#platform/pure/money/money.ts'
import type { AttemptState } from '../payment-state.ts'

/** Answer of a Khalti lookup, already checked for shape. */
export type ProviderAnswer = {
  /** As the provider wrote it. */
  readonly status: string
  /** Whole paisa, or null when the provider's figure is not a plain integer. */
  readonly totalPaisa: number | null
  readonly transactionId: string | null
  readonly refunded: boolean
}

export type AnswerVerdict =
  | { readonly is: 'credit'; readonly transactionId: string }
  | { readonly is: 'move'; readonly to: AttemptState }
  | { readonly is: 'wait' }

/** The only status that means paid. */
export const completed = 'Completed'
const closing: Readonly<Record<string, AttemptState>> = {
  Expired: 'EXPIRED',
  'User canceled': 'CANCELED',
  'User cancelled': 'CANCELED',
  Canceled: 'CANCELED',
  Cancelled: 'CANCELED',
  Failed: 'CANCELED',
  Refunded: 'REFUNDED',
  'Partially Refunded': 'PARTIALLY_REFUNDED',
  'Partially refunded': 'PARTIALLY_REFUNDED',
  Pending: 'HELD',
}
const statesInOtherCase: ReadonlySet<string> = new Set(
  [completed, 'Initiated', ...Object.keys(closing)].map((status) => status.toLowerCase()),
)

/**
 * Decides what a lookup means for an attempt of `amount` (SECURITY §2, I4 and I7). Credits only if Completed, not
 * refunded, the exact integer amount and with a transaction id; holds a completed payment that does not fit; leaves one
 * marked as refunded to staff. Holds a status that differs from the provider's only in upper or lower case, so that
 * staff check it. An unknown status changes nothing and is asked again.
 */
export function judgeAnswer(answer: ProviderAnswer, amount: Money): AnswerVerdict {
  if (answer.status === completed) {
    if (answer.refunded) return { is: 'move', to: 'PARTIALLY_REFUNDED' }
    return answer.totalPaisa === amount && answer.transactionId !== null
      ? { is: 'credit', transactionId: answer.transactionId }
      : { is: 'move', to: 'HELD' }
  }
  const to = Object.hasOwn(closing, answer.status) ? closing[answer.status] : undefined
  if (to !== undefined) return { is: 'move', to }
  const resembles =
    answer.status !== 'Initiated' && statesInOtherCase.has(answer.status.toLowerCase())
  return resembles ? { is: 'move', to: 'HELD' } : { is: 'wait' }
}
