import type { Money } from '#platform/pure/money/money.ts'
import type { AttemptState } from './payment-state.ts'

/** What a Khalti lookup said, already checked for shape. */
export type ProviderAnswer = {
  /** Lower-cased status text; spelling varies between versions. */
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

const closing: Readonly<Record<string, AttemptState>> = {
  expired: 'EXPIRED',
  'user canceled': 'CANCELED',
  'user cancelled': 'CANCELED',
  canceled: 'CANCELED',
  cancelled: 'CANCELED',
  failed: 'CANCELED',
  refunded: 'REFUNDED',
  'partially refunded': 'PARTIALLY_REFUNDED',
  pending: 'HELD',
}

/**
 * What a lookup means for an attempt over `amount` (SECURITY §2, I4 and I7): credited only when Completed, not
 * refunded, the exact integer amount and with a transaction id; a completed payment that does not fit is held, one that
 * is marked refunded all the same is for staff; anything unknown changes nothing and is asked again.
 */
export function judgeAnswer(answer: ProviderAnswer, amount: Money): AnswerVerdict {
  if (answer.status === 'completed') {
    if (answer.refunded) return { is: 'move', to: 'PARTIALLY_REFUNDED' }
    return answer.totalPaisa === amount && answer.transactionId !== null
      ? { is: 'credit', transactionId: answer.transactionId }
      : { is: 'move', to: 'HELD' }
  }
  const to = Object.hasOwn(closing, answer.status) ? closing[answer.status] : undefined
  return to === undefined ? { is: 'wait' } : { is: 'move', to }
}
