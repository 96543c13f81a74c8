import { act, fireEvent, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { draw } from '#platform/browser/testing/draw.tsx'
import { fakeNetwork, type FakeNetwork } from '#platform/browser/testing/network.ts'
import { signInSita } from '#features/auth/portal/testing/signed-in.ts'
import { PaymentResult } from './PaymentResult.tsx'

const status = 'GET /nou/khaltipay/status'
const order = '6f0a2c1e-0000-4000-8000-000000000001'
const report = {
  outcome: 'not-known',
  amount: 1_500,
  name: 'BE Civil Entrance 2083',
  transaction_id: '',
  started: '2026-11-22T10:44:00+05:45',
  reference: '6F0A-2C1E',
  payment_reference_id: 21,
}
const paid = {
  ...report,
  outcome: 'paid',
  transaction_id: '7hQx4F9fK',
  payment_id: 2,
  receipt_no: 'R-2083-000002',
}
let network: FakeNetwork
const onSettled = vi.fn()

beforeEach(() => {
  vi.useFakeTimers()
  onSettled.mockClear()
  signInSita()
  network = fakeNetwork()
})

const after = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
async function shown() {
  draw(
    <PaymentResult
      orderId={order}
      backTo="/entrance?tab=applied"
      backLabel="Back to Applied Entrance"
      next="The admit card follows."
      onSettled={onSettled}
    />,
  )
  await after(0)
}
const heading = () => screen.getByRole('heading', { level: 1 }).textContent
const link = (name: string) => screen.queryByRole('link', { name })

describe('back from the wallet', () => {
  it('claims nothing before the first answer has come', async () => {
    network.on(status, () => new Promise(() => undefined))
    await shown()
    expect(heading()).toBe('Checking your payment…')
    expect(screen.queryByText("Don't pay again.")).toBeNull()
  })

  it.each([
    [1_500, 'The amount is now your credit', /The whole Rs\.\s1,500 is your credit/u],
    [500, 'Your fee is paid', /Rs\.\s1,000 went to the fee\. Rs\.\s500 was more than owed/u],
  ])('says what became of Rs. %d that was more than owed', async (to_credit, title, sentence) => {
    network.on(status, () => ({ body: { ...paid, to_credit } }))
    await shown()
    expect(heading()).toBe(title)
    expect(screen.getByText(sentence)).toBeDefined()
    expect(screen.getAllByText('To your credit').length).toBeGreaterThan(0)
  })

  it('a paid fee is a ticket: amount, receipt, both references and what follows', async () => {
    network.on(status, () => ({ body: paid }))
    await shown()
    expect(heading()).toBe('Your fee is paid')
    const ticket = screen.getByRole('article').textContent
    for (const part of ['Rs. 1,500', 'R-2083-000002', '6F0A-2C1E', '7hQx4F9fK', '10:44'])
      expect(ticket).toContain(part)
    expect(ticket).toContain('The admit card follows.')
    expect(screen.getByRole('button', { name: 'Print receipt' })).toBeDefined()
    expect(onSettled).toHaveBeenCalledTimes(1)
    expect(link('Pay again')).toBeNull()
  })

  it('is asked about every five seconds until it is known', async () => {
    network.on(status, () => ({ body: report }))
    await shown()
    expect(heading()).toBe("We don't know yet")
    expect(screen.getByText("Don't pay again.")).toBeDefined()
    for (let seconds = 0; seconds < 5; seconds++) await after(1_000)
    expect(network.left).toHaveLength(2)
    network.on(status, () => ({ body: paid }))
    for (let seconds = 0; seconds < 5; seconds++) await after(1_000)
    expect(heading()).toBe('Your fee is paid')
    for (let seconds = 0; seconds < 10; seconds++) await after(1_000)
    expect(network.left).toHaveLength(3)
  })

  it('is left to the person after a minute, who may ask again', async () => {
    network.on(status, () => ({ body: report }))
    await shown()
    for (let seconds = 0; seconds < 60; seconds++) await after(1_000)
    const asked = network.left.length
    for (let seconds = 0; seconds < 10; seconds++) await after(1_000)
    expect(network.left).toHaveLength(asked)
    fireEvent.click(screen.getByRole('button', { name: 'Check again' }))
    await after(0)
    expect(network.left).toHaveLength(asked + 1)
  })

  it('that was canceled is paid again from here', async () => {
    network.on(status, () => ({ body: { ...report, outcome: 'not-completed' } }))
    await shown()
    expect(heading()).toBe('Payment not completed')
    expect(link('Pay again')?.getAttribute('href')).toBe('/entrance?tab=applied&pay=21')
  })

  it('whose amount differs shows that the university checks it, without a link to pay', async () => {
    network.on(status, () => ({ body: { ...report, outcome: 'held', amount: 900 } }))
    await shown()
    expect(heading()).toBe('The university is checking this payment')
    expect(screen.getByText("Don't pay again.")).toBeDefined()
    expect(link('Pay again')).toBeNull()
  })

  it('shows an unknown reference with its own message, and does not ask again', async () => {
    network.on(status, () => ({ status: 404, body: { detail: 'No such payment' } }))
    await shown()
    expect(heading()).toBe('No payment found with this reference')
    for (let seconds = 0; seconds < 10; seconds++) await after(1_000)
    expect(network.left).toHaveLength(1)
  })

  it('does not mention Khalti while our own server does not answer', async () => {
    network.on(status, () => null)
    await shown()
    expect(screen.getByText(/We couldn't reach the server. We keep trying/)).toBeDefined()
    expect(screen.queryByText(/Khalti has not answered/)).toBeNull()
  })
})
