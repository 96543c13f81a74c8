import { expect, it } from 'vitest'
import {
  arrivalOf,
  giveUpAfterMs,
  mayBecome,
  mayCancel,
  maySendAgain,
  nextStatusMs,
  openStates,
  refundMoves,
  type RefundState,
  refundStates,
  sendAgainAfterMs,
} from './refund-state.ts'

it('reserves money in every state from which it can still be sent, and in no other', () => {
  const canLeave = (from: RefundState): boolean =>
    mayBecome(from, 'SENT') ||
    refundStates.some((to) => to !== from && mayBecome(from, to) && canLeave(to))
  const open = refundStates.filter((state) => canLeave(state))
  expect(open.toSorted()).toEqual([...openStates].toSorted())
})

it('leaves a state that gave the money back to the student for no other', () => {
  for (const end of ['RETURNED', 'REFUSED', 'CANCELED'] as const)
    for (const to of refundStates) {
      expect([end, to, mayBecome(end, to)]).toEqual([end, to, false])
      expect(() => refundMoves(end, to)).toThrow(/does not go from/u)
    }
})

const aRefund = (state: RefundState, sinceMs: number | null, isPartLeft = false) => ({
  state,
  sinceMs,
  isPartLeft,
})

it('does not take back what is on a list or has left by bank', () => {
  const sure = giveUpAfterMs
  const may = refundStates.filter((state) => mayCancel(aRefund(state, sure)))
  expect(may).toEqual(['NEEDS_ACCOUNT', 'APPROVED', 'ASKED'])
  expect(mayCancel(aRefund('ASKED', giveUpAfterMs - 1))).toBe(false)
  expect(mayCancel(aRefund('ASKED', null))).toBe(false)
})

it('is sent to Khalti a second time a quarter of an hour after the first at the earliest', () => {
  expect(maySendAgain(aRefund('ASKED', sendAgainAfterMs - 1))).toBe(false)
  expect(maySendAgain(aRefund('ASKED', sendAgainAfterMs))).toBe(true)
  expect(maySendAgain(aRefund('SENT', sendAgainAfterMs))).toBe(false)
  expect(maySendAgain(aRefund('APPROVED', sendAgainAfterMs))).toBe(false)
})

it('is neither sent again nor taken back once Khalti gave back a part of it', () => {
  expect(maySendAgain(aRefund('ASKED', sendAgainAfterMs, true))).toBe(false)
  expect(mayCancel(aRefund('ASKED', giveUpAfterMs, true))).toBe(false)
})

it('asks Khalti’s status soon after it has left, and later once a day', () => {
  const minute = 60_000
  expect(nextStatusMs(0)).toBe(2 * minute)
  expect(nextStatusMs(2 * minute)).toBe(5 * minute)
  expect(nextStatusMs(360 * minute)).toBe(360 * minute + giveUpAfterMs)
})

it('has arrived if Khalti gave back the part that was asked for, or all of the payment', () => {
  expect(arrivalOf({ isFull: true }, 'REFUNDED')).toBe('arrived')
  expect(arrivalOf({ isFull: false }, 'PARTIALLY_REFUNDED')).toBe('arrived')
  expect(arrivalOf({ isFull: true }, 'PARTIALLY_REFUNDED')).toBe('differs')
  expect(arrivalOf({ isFull: false }, 'REFUNDED')).toBe('with-the-rest')
  expect(arrivalOf({ isFull: false }, 'other')).toBe('not-yet')
})
