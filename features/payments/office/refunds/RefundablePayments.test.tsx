import { fireEvent, screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { day } from '#platform/pure/calendar/day.ts'
import { paisa } from '#platform/pure/money/money.ts'
import { draw } from '#platform/browser/testing/draw.tsx'
import { fakeNetwork, type FakeNetwork } from '#platform/browser/testing/network.ts'
import { sitAtDesk } from '#features/staff/office/testing/at-desk.ts'
import type { Refundable } from '../../wire/refunds.ts'
import { RefundablePayments } from './RefundablePayments.tsx'

const process = (slug: string) => `POST /api/v1/processes/${slug}` as const
const payment: Refundable = {
  paymentId: 31,
  name: { en: 'BE Civil Entrance', ne: 'बीई सिभिल प्रवेश परीक्षा' },
  tender: 'Khalti',
  paidOn: day('2026-11-25'),
  amount: paisa(150_000),
  left: paisa(150_000),
  paidOfFee: paisa(150_000),
  byKhalti: true,
}

let network: FakeNetwork
let state: object
beforeEach(() => {
  sitAtDesk('cashier')
  state = { payments: [payment], credit: 0, account: null }
  network = fakeNetwork()
  network.on(process('payments_refundable'), () => ({ body: { data: state } }))
  network.on(process('payment_refund'), () => ({
    body: { isError: false, summary: 'Proposed.', data: { n_proposal_ID: 3 } },
  }))
})

const open = async () => {
  draw(<RefundablePayments partnerId={7} />)
  fireEvent.click(await screen.findByRole('button', { name: 'Refund' }))
  return within(await screen.findByRole('dialog'))
}
const sent = () =>
  network.left.filter(({ path }) => path.endsWith('/payment_refund')).map(({ body }) => body)

describe('payments that can be refunded', () => {
  it('go back through Khalti, taken from their fee, as it is filled in at first', async () => {
    const dialog = await open()
    fireEvent.change(dialog.getByLabelText('Reason'), { target: { value: 'Letter 12' } })
    fireEvent.click(dialog.getByRole('button', { name: 'Propose' }))
    expect(await screen.findByText('Proposed.')).toBeDefined()
    expect(sent()).toEqual([
      { c_payment_ID: 31, amount: '1500', way: 'khalti', taken_from: 'fee', reason: 'Letter 12' },
    ])
  })

  it('go by bank to the account of the last refund, from credit where there is some', async () => {
    const account = { bank: 'NIC Asia', holder: 'Sita Lama', number: '0110203040' }
    state = { payments: [payment], credit: 50_000, account }
    const dialog = await open()
    fireEvent.change(dialog.getByLabelText('Goes back by'), { target: { value: 'bank' } })
    fireEvent.change(dialog.getByLabelText('Reason'), { target: { value: 'Letter 12' } })
    fireEvent.click(dialog.getByRole('button', { name: 'Propose' }))
    expect(await screen.findByText('Proposed.')).toBeDefined()
    expect(sent()).toEqual([
      {
        c_payment_ID: 31,
        amount: '500',
        way: 'bank',
        taken_from: 'credit',
        bank: 'NIC Asia',
        account_holder: 'Sita Lama',
        account_number: '0110203040',
        reason: 'Letter 12',
      },
    ])
  })

  it('are not offered a way that Khalti no longer has', async () => {
    state = { payments: [{ ...payment, byKhalti: false }], credit: 0, account: null }
    const dialog = await open()
    expect(dialog.queryByRole('option', { name: 'Khalti' })).toBeNull()
    expect(dialog.getByLabelText('Account number')).toBeDefined()
  })

  it('are none where nothing is left', async () => {
    state = { payments: [], credit: 0, account: null }
    draw(<RefundablePayments partnerId={7} />)
    expect(await screen.findByText('No payment can be refunded.')).toBeDefined()
  })
})
