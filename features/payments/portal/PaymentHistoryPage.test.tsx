import { deferred } from '#platform/testing/deferred.ts'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import toast from 'react-hot-toast/headless'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { language } from '#platform/browser/language.ts'
import { address, atWidth, draw } from '#platform/browser/testing/draw.tsx'
import { reportConnection } from '#platform/browser/network/connection.ts'
import { fakeNetwork, type FakeNetwork } from '#platform/browser/testing/network.ts'
import { wordsOf } from '#platform/browser/testing/words.ts'
import { signInSita } from '#features/auth/portal/testing/signed-in.ts'
import { ownMoneyOnWire, paymentsOnWire } from '../testing/payments-on-wire.ts'
import { PaymentHistoryPage } from './PaymentHistoryPage.tsx'

const list = 'GET /api/v1/models/c_payment'
let network: FakeNetwork

beforeEach(() => {
  signInSita()
  network = fakeNetwork()
  network.on('GET /nou/payments/own', () => ({ body: ownMoneyOnWire }))
  network.on(list, () => ({ body: { records: paymentsOnWire } }))
  network.on('POST /api/v1/processes/own_refunds', () => ({ body: { data: { refunds: [] } } }))
})

const cards = () => screen.findByRole('list', { name: 'Payment History' })

describe('the payment history on a phone', () => {
  beforeEach(() => atWidth(360))

  it('is a card each: what for and how much, when and how, and what stands of it', async () => {
    draw(<PaymentHistoryPage />)
    const [voucher, wallet, returned] = within(await cards()).getAllByRole('listitem')
    expect(voucher?.textContent).toMatch(
      /COURSE_REGISTRATION.*Draft.*Being checked.*Semester II.*Rs\. 27,500.*4 Mangsir 2083 \(20 Nov 2026\) Voucher/u,
    )
    expect(wallet?.textContent).toMatch(
      /Entrance Fee.*Completed.*BE Civil Entrance 2083.*Rs\. 1,500.*Khalti.*Transaction7hQx4F/u,
    )
    expect(returned?.textContent).toContain('The slip cannot be read')
  })

  it('offers a voucher as a download, a transaction to copy, and a receipt where there is one', async () => {
    draw(<PaymentHistoryPage />)
    const [voucher, wallet] = within(await cards()).getAllByRole('listitem')
    const buttons = (card: HTMLElement | undefined) =>
      within(card as HTMLElement)
        .getAllByRole('button')
        .map((button) => button.getAttribute('aria-label') ?? button.textContent)
    expect(buttons(voucher)).toEqual(['Download'])
    expect(buttons(wallet)).toEqual(['Copy Transaction', 'Receipt R-2083-000002'])
  })

  it('says without a connection that a receipt that was never taken needs one, and no alarm', async () => {
    const alarm = vi.spyOn(toast, 'error')
    draw(<PaymentHistoryPage />)
    await cards()
    act(() => reportConnection('offline'))
    const receipt = screen.getByRole<HTMLButtonElement>('button', { name: /^Receipt/ })
    expect(receipt.disabled).toBe(true)
    expect(wordsOf(receipt.parentElement)).toContain('Needs a connection.')
    expect(alarm).not.toHaveBeenCalled()
    act(() => reportConnection('online'))
    expect(receipt.disabled).toBe(false)
  })

  it('speaks Nepali with Nepali digits, and leaves numbers that are copied as they are', async () => {
    language.set('ne')
    draw(<PaymentHistoryPage />)
    const all = await screen.findByRole('list', { name: 'भुक्तानी इतिहास' })
    expect(all.textContent).toContain('रु. २७,५००')
    expect(all.textContent).toContain('२०८३ मंसिर ४ (20 Nov 2026)')
    expect(screen.getByText('३ भुक्तानी')).toBeDefined()
    expect(screen.getByText(/^7hQx4F/)).toBeDefined()
  })
})

describe('a set-off in the history', () => {
  beforeEach(() => atWidth(360))
  const setOff = {
    id: 9,
    document_type: 'EXAM',
    description: 'Semester II Regular 2083',
    amount: 2_500,
    date: '2026-11-15',
    by: 'award',
    award: 'Merit award 2083',
  }

  it('stands among the payments, with nothing to download', async () => {
    network.on('GET /nou/payments/own', () => ({ body: { ...ownMoneyOnWire, setOffs: [setOff] } }))
    draw(<PaymentHistoryPage />)
    const [, line] = within(await cards()).getAllByRole('listitem')
    expect(line?.textContent).toMatch(
      /EXAM.*Completed.*Semester II Regular 2083.*Rs\. 2,500.*Set off: Merit award 2083/u,
    )
    expect(line?.querySelectorAll('button')).toHaveLength(0)
    expect(screen.getByText('4 payments')).toBeDefined()
  })

  it('that could not be read leaves the payments visible and offers another try', async () => {
    network.on('GET /nou/payments/own', () => ({ status: 503 }))
    draw(<PaymentHistoryPage />)
    expect(within(await cards()).getAllByRole('listitem')).toHaveLength(3)
    expect(await screen.findByRole('button', { name: /again|retry/iu })).toBeDefined()
  })
})

describe('the payment history', () => {
  beforeEach(() => atWidth(1_100))

  it('is a table of seven columns where there is room', async () => {
    draw(<PaymentHistoryPage />)
    const table = await screen.findByRole('table', { name: 'Payment History' })
    expect(within(table).getAllByRole('columnheader')).toHaveLength(7)
    expect(within(table).getAllByRole('row')).toHaveLength(4)
  })

  it('is filtered by type; the filter stands in the address and is cleared again', async () => {
    draw(<PaymentHistoryPage />)
    const filter = await screen.findByLabelText<HTMLSelectElement>('Filter by Document Type')
    expect([...filter.options].map(({ text }) => text)).toEqual([
      'All Payments (3)',
      'COURSE_REGISTRATION (1)',
      'Entrance Fee (2)',
    ])
    fireEvent.change(filter, { target: { value: 'Entrance Fee' } })
    expect(address()).toBe('/?type=Entrance+Fee')
    expect(screen.getByText('2 payments')).toBeDefined()
    fireEvent.click(screen.getByRole('button', { name: 'Clear' }))
    expect(address()).toBe('/')
    expect(screen.getByText('3 payments')).toBeDefined()
  })

  it('names the payments without a type in the filter', async () => {
    const [first] = paymentsOnWire
    network.on(list, () => ({ body: { records: [{ ...first, C_DocType_ID: null }] } }))
    draw(<PaymentHistoryPage />)
    const filter = await screen.findByLabelText<HTMLSelectElement>('Filter by Document Type')
    expect([...filter.options].map(({ text }) => text)).toEqual(['All Payments (1)', 'Other (1)'])
    fireEvent.change(filter, { target: { value: 'OTHER' } })
    expect(screen.getByText('1 payment')).toBeDefined()
  })

  it('says so when there are none, or none of the type asked for', async () => {
    draw(<PaymentHistoryPage />, { path: '/?type=EXAM' })
    expect(await screen.findByText('No payments found for EXAM')).toBeDefined()
    network.on(list, () => ({ body: { records: [] } }))
    draw(<PaymentHistoryPage />)
    expect(await screen.findByText("You haven't made any payments yet")).toBeDefined()
  })

  it('that cannot be read is not an empty one, and is asked for again', async () => {
    network.on(list, () => ({ status: 500, body: {} }))
    draw(<PaymentHistoryPage />)
    const again = await screen.findByRole('button', { name: 'Try again' })
    expect(screen.getByText("Couldn't refresh.")).toBeDefined()
    expect(screen.getByText('Failed to load payment history')).toBeDefined()
    expect(screen.queryByText(/No payments found|any payments yet/)).toBeNull()
    network.on(list, () => ({ body: { records: paymentsOnWire } }))
    await act(async () => fireEvent.click(again))
    expect(await screen.findByRole('table')).toBeDefined()
  })

  it('raises no alarm over a page that says it is offline', async () => {
    const alarm = vi.spyOn(toast, 'error')
    network.on(list, () => null)
    network.on('GET /nou/payments/own', () => null)
    draw(<PaymentHistoryPage />)
    await screen.findByRole('button', { name: 'Try again' })
    expect(alarm).not.toHaveBeenCalled()
  })

  it('is not shown before what stands above it is known, so that nothing moves', async () => {
    const own = deferred<{ body: object }>()
    network.on('GET /nou/payments/own', () => own.promise)
    draw(<PaymentHistoryPage />)
    const count = await screen.findByText('3 payments')
    expect(count.closest('.invisible')).not.toBeNull()
    own.resolve({ body: ownMoneyOnWire })
    await waitFor(() => expect(count.closest('.invisible')).toBeNull())
  })

  it('says what a held wallet payment means, above the list', async () => {
    const held = {
      payment_type: 'ENTRANCE',
      payment_reference_id: 21,
      name: 'BE Civil Entrance 2083',
      amount: 900,
      reference: 'KH-4821',
    }
    network.on('GET /nou/payments/own', () => ({ body: { ...ownMoneyOnWire, held: [held] } }))
    draw(<PaymentHistoryPage />)
    const warning = await screen.findByText("Don't pay again.")
    expect(warning.parentElement?.textContent).toContain('Khalti took Rs. 900')
    expect(warning.parentElement?.textContent).toContain('KH-4821')
  })
})
