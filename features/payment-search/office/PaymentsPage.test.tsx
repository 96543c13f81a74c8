import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { address, draw } from '#platform/browser/testing/draw.tsx'
import { fakeNetwork, type FakeNetwork } from '#platform/browser/testing/network.ts'
import { sitAtDesk } from '#features/staff/office/testing/at-desk.ts'
import { PaymentsPage } from './PaymentsPage.tsx'

const payment = {
  id: 7,
  day: '2026-11-20',
  partnerId: 3,
  name: { en: 'Sita Rai', ne: 'सीता राई' },
  forWhat: { en: 'BE Civil Entrance', ne: 'बीई सिभिल प्रवेश परीक्षा' },
  amount: 150_000,
  tender: 'Voucher',
  number: '0093 4902',
  status: 'CO',
  receipt: 'R-2083/84-000007',
}
const answer = (payments: readonly object[]) => ({
  body: { isError: false, summary: 'Listed.', data: { payments } },
})
const path = 'POST /api/v1/processes/payment_search'
let network: FakeNetwork
beforeEach(() => {
  sitAtDesk('cashier')
  network = fakeNetwork()
  network.on(path, () => answer([payment]))
})
const lastAsked = () => network.left.findLast((each) => each.path.endsWith('payment_search'))?.body

describe('the payments of everybody', () => {
  it('are searched by what the address says', async () => {
    draw(<PaymentsPage />, { path: '/money/payments?q=0093&amount=1500' })
    await screen.findByRole('link', { name: 'Sita Rai' })
    expect(lastAsked()).toEqual({ typed: '0093', amount: '1500' })
    screen.getByText('R-2083/84-000007')
  })

  it('put a search into the address, with an amount as it is typed', async () => {
    draw(<PaymentsPage />, { path: '/money/payments' })
    await screen.findByText('Sita Rai')
    fireEvent.change(screen.getByLabelText('Amount, Rs.'), { target: { value: '१,५००' } })
    fireEvent.submit(screen.getByRole('search'))
    await waitFor(() => expect(lastAsked()).toEqual({ amount: '1500' }))
    expect(address()).toBe('/money/payments?amount=1500')
  })

  it('say field by field what is wrong, and ask nothing then', async () => {
    draw(<PaymentsPage />, { path: '/money/payments' })
    await screen.findByText('Sita Rai')
    const before = network.left.length
    fireEvent.change(screen.getByLabelText('Amount, Rs.'), { target: { value: 'many' } })
    fireEvent.submit(screen.getByRole('search'))
    await screen.findByText('Type an amount in rupees, such as 1500 or 1500.50.')
    fireEvent.change(screen.getByLabelText(/^Amount/), { target: { value: '' } })
    fireEvent.change(screen.getByLabelText(/^From/), { target: { value: '2026-11-20' } })
    fireEvent.change(screen.getByLabelText(/^To/), { target: { value: '2026-11-19' } })
    fireEvent.submit(screen.getByRole('search'))
    await screen.findByText('The first day is after the last one.')
    expect(network.left).toHaveLength(before)
  })

  it('say that none matches, and that they could not be read', async () => {
    network.on(path, () => answer([]))
    const { unmount } = draw(<PaymentsPage />, { path: '/money/payments?q=none' })
    await screen.findByText('No payment matches')
    unmount()
    network.on(path, () => ({ status: 500, body: {} }))
    draw(<PaymentsPage />, { path: '/money/payments' })
    await screen.findByRole('button', { name: 'Try again' })
  })
})
