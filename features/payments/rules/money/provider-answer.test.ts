import { describe, expect, it } from 'vitest'
import { rupees } from '#platform/pure/money/money.ts'
import { judgeAnswer, type ProviderAnswer } from './provider-answer.ts'

const amount = rupees(1_500)
const completed: ProviderAnswer = {
  status: 'Completed',
  totalPaisa: 150_000,
  transactionId: 'T1',
  refunded: false,
}

describe('the provider’s answer about a payment', () => {
  it('credits only the exact amount, completed, not refunded, with a transaction id', () => {
    expect(judgeAnswer(completed, amount)).toEqual({ is: 'credit', transactionId: 'T1' })
  })

  it.each([-1, 0, 75_000, 149_999, 150_001, 15_000_000, null])(
    'holds a completed %s',
    (totalPaisa) => {
      expect(judgeAnswer({ ...completed, totalPaisa }, amount)).toEqual({ is: 'move', to: 'HELD' })
    },
  )

  it('holds a completed payment without a transaction id; one marked refunded is for staff', () => {
    expect(judgeAnswer({ ...completed, refunded: true }, amount)).toEqual({
      is: 'move',
      to: 'PARTIALLY_REFUNDED',
    })
    expect(judgeAnswer({ ...completed, transactionId: null }, amount)).toEqual({
      is: 'move',
      to: 'HELD',
    })
  })

  it.each([
    ['Expired', 'EXPIRED'],
    ['User canceled', 'CANCELED'],
    ['User cancelled', 'CANCELED'],
    ['Canceled', 'CANCELED'],
    ['Failed', 'CANCELED'],
    ['Pending', 'HELD'],
    ['Refunded', 'REFUNDED'],
    ['Partially Refunded', 'PARTIALLY_REFUNDED'],
  ])('%s moves to %s', (status, to) => {
    expect(judgeAnswer({ ...completed, status }, amount)).toEqual({ is: 'move', to })
  })

  it.each([
    'completed',
    'COMPLETED',
    'initiated',
    'expired',
    'USER CANCELED',
    'refunded',
    'pending',
  ])('%s is not how the provider writes it: held', (status) => {
    expect(judgeAnswer({ ...completed, status }, amount)).toEqual({ is: 'move', to: 'HELD' })
  })

  it.each(['Initiated', '', 'Complete', 'paid', 'success', 'COMPLETED!', 'constructor'])(
    '%s changes nothing and is asked again',
    (status) => {
      expect(judgeAnswer({ ...completed, status }, amount)).toEqual({ is: 'wait' })
    },
  )
})
