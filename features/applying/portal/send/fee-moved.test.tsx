import { act, screen } from '@testing-library/react'
import toast from 'react-hot-toast/headless'
import { afterEach, expect, it } from 'vitest'
import { rupees } from '#platform/pure/money/money.ts'
import { draw } from '#platform/browser/testing/draw.tsx'
import { Toasts } from '#platform/browser/ui/frame/Toasts.tsx'
import { useFeeMoved } from './fee-moved.ts'

afterEach(() => act(() => toast.remove()))

it.each([
  { fee: 1_500, total: 1_500, paid: 0, owed: null },
  { fee: 2_000, total: 1_500, paid: 0, owed: 1_500 },
  { fee: 2_000, total: 1_500, paid: 500, owed: 1_000 },
  { fee: 2_000, total: 1_500, paid: 1_500, owed: 0 },
])('shows a changed fee, and returns the amount owed before: %o', ({ fee, total, paid, owed }) => {
  const charged = { total: rupees(total), paid: rupees(paid), isPaid: false, isPending: false }
  let before: unknown
  function Paying() {
    const feeMoved = useFeeMoved()
    return (
      <button type="button" onClick={() => (before = feeMoved(rupees(fee), charged))}>
        Pay
      </button>
    )
  }
  draw(
    <>
      <Paying />
      <Toasts />
    </>,
  )
  act(() => screen.getByRole('button', { name: 'Pay' }).click())
  expect(before).toBe(owed === null ? null : rupees(owed))
  const notice = screen.queryByText('Fee updated to Rs. 2,000 due to payment date.')
  expect(notice === null).toBe(owed === null)
})
