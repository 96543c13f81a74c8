import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { atWidth, draw } from '#platform/browser/testing/draw.tsx'
import { fakeNetwork, type FakeNetwork } from '#platform/browser/testing/network.ts'
import { wordsOf } from '#platform/browser/testing/words.ts'
import { signInSita } from '#features/auth/portal/testing/signed-in.ts'
import { ownMoneyOnWire } from '#features/payments/testing/payments-on-wire.ts'
import { DuesPage } from './DuesPage.tsx'

const list = 'GET /api/v1/models/n_due'
const due = (facts: object = {}) => ({
  id: 7,
  name: 'Semester III fee',
  since: '2024-07-30',
  totalfee: 12_500.5,
  feepaid: 0,
  IsPaid: false,
  isPending: false,
  C_Payment: [],
  ...facts,
})

let network: FakeNetwork
let own: readonly object[]
beforeEach(() => {
  vi.setSystemTime(new Date('2026-11-22T06:00:00Z'))
  atWidth(360)
  signInSita()
  own = [due()]
  network = fakeNetwork()
  network.on(list, () => ({ body: { records: own } }))
  network.on('GET /nou/payments/own', () => ({ body: ownMoneyOnWire }))
})

const page = () => draw(<DuesPage />, { path: '/dues' })
const payButton = (name: string) => screen.findByRole('button', { name })

describe('amounts due', () => {
  it('show what is owed since when, and are paid by what the server says now', async () => {
    page()
    const words = wordsOf(await screen.findByRole('listitem'))
    for (const each of ['Semester III fee', '2081', 'Rs. 12,500.50', 'Unpaid'])
      expect(words).toContain(each)
    own = [due({ feepaid: 500.5 })]
    fireEvent.click(await payButton('Pay Now, Semester III fee'))
    const dialog = await screen.findByRole('dialog')
    expect(wordsOf(dialog)).toContain('Rs. 12,000')
    expect(within(dialog).getByText('Semester III fee')).toBeDefined()
  })

  it('cannot be paid twice: one that was paid meanwhile closes the dialog', async () => {
    page()
    const pay = await payButton('Pay Now, Semester III fee')
    own = [due({ feepaid: 12_500.5, IsPaid: true })]
    fireEvent.click(pay)
    expect(await payButton('View Payment Details, Semester III fee')).toBeDefined()
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('are none, which is not said while they could not be read', async () => {
    network.on(list, () => ({ status: 500, body: {} }))
    page()
    const again = await screen.findByRole('button', { name: 'Try again' })
    expect(screen.queryByText('Nothing is due')).toBeNull()
    own = []
    network.on(list, () => ({ body: { records: own } }))
    fireEvent.click(again)
    await waitFor(() => expect(screen.getByText('Nothing is due')).toBeDefined())
  })
})
