import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { language } from '#platform/browser/language.ts'
import { atWidth, draw } from '#platform/browser/testing/draw.tsx'
import { fakeNetwork, type FakeNetwork } from '#platform/browser/testing/network.ts'
import { signInSita } from '#features/auth/portal/testing/signed-in.ts'
import type { Payment } from '../rules/payment.ts'
import { paymentsOnWire } from '../testing/payments-on-wire.ts'
import { PaymentDetailsDialog } from './PaymentDetailsDialog.tsx'

const list = 'GET /api/v1/models/c_payment'
let network: FakeNetwork

beforeEach(() => {
  signInSita()
  network = fakeNetwork()
  network.on(list, () => ({ body: { records: paymentsOnWire } }))
})

function shown(belongs: (payment: Payment) => boolean = ({ id }) => id < 3) {
  draw(
    <PaymentDetailsDialog
      title="BE Civil Entrance 2083"
      summary="Total Fee Rs. 1,500 · Fee Paid Rs. 1,500"
      belongs={belongs}
      onClose={vi.fn()}
    />,
  )
}

describe('the payments of one application', () => {
  it('are its own only, newest first, in the specification’s columns', async () => {
    atWidth(700)
    shown()
    const table = await screen.findByRole('table', { name: 'Payment Details' })
    const headers = within(table).getAllByRole('columnheader')
    expect(headers.map(({ textContent }) => textContent)).toEqual([
      'Date/Type',
      'Amt',
      'Pay Status/TRX ID',
      'Doc Status',
      'Action',
    ])
    const [, wallet, returned, ...more] = within(table).getAllByRole('row')
    expect(more).toEqual([])
    expect(wallet?.textContent).toMatch(/26 Kartik 2083.*Khalti.*Rs\.\s1,500.*Completed/u)
    expect(returned?.textContent).toContain('The slip cannot be read')
  })

  it('are downloaded only where they came by voucher; receipts only where there is one', async () => {
    atWidth(700)
    shown()
    const table = await screen.findByRole('table')
    const [, wallet, returned] = within(table).getAllByRole('row')
    const inRow = (row: HTMLElement | undefined) => within(row as HTMLElement)
    expect(inRow(wallet).queryByRole('button', { name: 'Download' })).toBeNull()
    expect(inRow(wallet).getByRole('button', { name: 'Receipt R-2083-000002' })).toBeDefined()
    expect(inRow(returned).getByRole('button', { name: 'Download' })).toBeDefined()
    expect(inRow(returned).queryByRole('button', { name: /^Receipt/ })).toBeNull()
  })

  it('are cards on a phone, in Nepali digits for a Nepali reader', async () => {
    atWidth(360)
    language.set('ne')
    shown()
    const cards = await screen.findByRole('list', { name: 'भुक्तानी विवरण' })
    expect(cards.textContent).toMatch(/२०८३ कात्तिक २६/u)
    expect(cards.textContent).toMatch(/रु\.\s१,५००/u)
  })

  it('approved by the office say so, and never what they were for in the place of a status', async () => {
    const [voucher] = paymentsOnWire
    const approved = { ...voucher, id: 4, DocStatus: { id: 'AP', identifier: 'Approved' } }
    const body = { records: [approved, { ...approved, id: 5, comments: 'Bank slip matched' }] }
    network.on(list, () => ({ body }))
    atWidth(700)
    shown(() => true)
    const [, commented, plain] = within(await screen.findByRole('table')).getAllByRole('row')
    expect(plain?.textContent).toContain('Confirmed by the university')
    expect(plain?.textContent).not.toContain(voucher.description)
    expect(commented?.textContent).toContain('Bank slip matched')
  })

  it('show a text when there are none', async () => {
    shown(() => false)
    expect(await screen.findByText('No payment details found.')).toBeDefined()
  })

  it('that cannot be read are not shown as none', async () => {
    network.on(list, () => ({ status: 500, body: {} }))
    shown()
    expect(await screen.findByText('Failed to load payment details')).toBeDefined()
    await waitFor(() => expect(screen.queryByText('No payment details found.')).toBeNull())
  })
})
