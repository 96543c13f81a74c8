import { fireEvent, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { day } from '#platform/pure/calendar/day.ts'
import { paisa } from '#platform/pure/money/money.ts'
import { language } from '#platform/browser/language.ts'
import { draw } from '#platform/browser/testing/draw.tsx'
import { fakeNetwork, type FakeNetwork } from '#platform/browser/testing/network.ts'
import type { OwnRefund } from '../../wire/own-refunds.ts'
import { OwnRefunds } from './OwnRefunds.tsx'

const path = 'POST /api/v1/processes/own_refunds'
const sent: OwnRefund = {
  id: 12,
  amount: paisa(150_000),
  way: 'bank',
  state: 'SENT',
  forWhat: { en: 'BE Civil Entrance', ne: 'बीई सिभिल प्रवेश परीक्षा' },
  bank: 'NIC Asia Bank',
  ending: '3040',
  approvedOn: day('2026-11-25'),
  sentOn: day('2026-11-26'),
  endReason: null,
}

let network: FakeNetwork
let refunds: readonly OwnRefund[]
beforeEach(() => {
  vi.setSystemTime(new Date('2026-11-27T06:00:00Z'))
  refunds = [sent]
  network = fakeNetwork()
  network.on(path, () => ({ body: { data: { refunds } } }))
})

const text = async () => (await screen.findByRole('region')).textContent.replaceAll('\u00A0', ' ')

describe('the refunds of a student', () => {
  it('say when the money was sent to the bank, in both languages', async () => {
    const { unmount } = draw(<OwnRefunds />)
    expect(await text()).toContain('Sent to your bank on 10 Mangsir')
    expect(await text()).toContain('NIC Asia Bank, account …3040')
    expect(await text()).not.toContain('0110203040')
    unmount()
    language.set('ne')
    draw(<OwnRefunds />)
    expect(await text()).toContain('मंसिर १०मा तपाईंको बैंकमा पठाइयो')
  })

  it.each([
    [{ state: 'NEEDS_ACCOUNT', bank: '' }, 'Give the cashier the details'],
    [{ state: 'LISTED' }, 'Being prepared for the bank'],
    [{ state: 'ASKED', way: 'khalti' }, 'On its way to your Khalti wallet'],
    [{ state: 'SENT', way: 'khalti' }, 'Sent to Khalti on 10 Mangsir'],
    [
      { state: 'RETURNED', endReason: { en: 'Closed.', ne: 'बन्द' } },
      'it is your credit againClosed.',
    ],
    [{ state: 'REFUSED', way: 'khalti' }, 'Not sent: it is your credit'],
  ] as const)('say what became of it: %o', async (facts, expected) => {
    refunds = [{ ...sent, ...facts }]
    draw(<OwnRefunds />)
    expect(await text()).toContain(expected)
  })

  it('are absent for a student without any; a failed answer can be asked for again', async () => {
    network.on(path, () => ({ status: 500, body: {} }))
    draw(<OwnRefunds />)
    const again = await screen.findByRole('button', { name: 'Try again' })
    network.on(path, () => ({ body: { data: { refunds } } }))
    fireEvent.click(again)
    expect(await text()).toContain('Rs. 1,500')
  })
})
