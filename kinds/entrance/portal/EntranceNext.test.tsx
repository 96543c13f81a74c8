import { screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { day } from '#platform/pure/calendar/day.ts'
import { nothing, rupees } from '#platform/pure/money/money.ts'
import { draw } from '#platform/browser/testing/draw.tsx'
import { fakeNetwork } from '#platform/browser/testing/network.ts'
import { signInSita } from '#features/auth/portal/testing/signed-in.ts'
import { ownMoneyOnWire } from '#features/payments/testing/payments-on-wire.ts'
import type { EntranceOnPath } from '../rules/path.ts'
import { nextOfEntrance } from './EntranceNext.tsx'

const today = day('2026-11-22')
const entrance: EntranceOnPath = {
  name: 'BE Civil Entrance 2083',
  actPath: '/entrance?tab=applied&pay=21',
  appliedOn: day('2026-11-20'),
  target: { type: 'ENTRANCE', referenceId: 21 },
  standing: 'unpaid',
  paid: nothing,
  payable: rupees(1_500),
  payBy: day('2026-11-25'),
  laterFee: rupees(2_000),
  lastDay: day('2026-12-15'),
  closed: false,
  mayDownload: false,
  examDay: day('2027-01-06'),
  examTime: '11:00',
  eligible: false,
}

beforeEach(() => {
  vi.setSystemTime(new Date('2026-11-22T06:00:00Z'))
  signInSita()
  fakeNetwork().on('GET /nou/payments/own', () => ({ body: ownMoneyOnWire }))
})

function shown(facts: Partial<EntranceOnPath>) {
  const next = nextOfEntrance({ ...entrance, ...facts }, today)
  draw(next?.card ?? null)
  return next?.whose
}

describe('the next step of an entrance', () => {
  it('is to pay; once a part is paid, the rest, and how much that is', () => {
    expect(shown({})).toBe('turn')
    expect(screen.getByRole('heading', { name: 'Pay the entrance fee' })).toBeDefined()
    expect(screen.queryByText(/paid,/)).toBeNull()
    shown({ paid: rupees(500), payable: rupees(1_000) })
    expect(screen.getByRole('heading', { name: 'Pay the rest of the entrance fee' })).toBeDefined()
    expect(screen.getByText('Rs. 500 paid, Rs. 1,000 left')).toBeDefined()
  })

  it('says when the exam is, not that it is to be sat now, while the university has it', () => {
    expect(shown({ standing: 'pending' })).toBe('waiting')
    expect(screen.getByText('Exam: 22 Poush, 11:00')).toBeDefined()
    expect(screen.queryByText(/Sit the exam/)).toBeNull()
  })

  it('is to wait for the result from the day after the exam, not to download the card', () => {
    const sat = { standing: 'paid', mayDownload: true, examDay: day('2026-11-21') } as const
    expect(shown(sat)).toBe('waiting')
    expect(screen.getByRole('heading', { name: 'Your entrance result is awaited' })).toBeDefined()
    expect(screen.queryByRole('link')).toBeNull()
    expect(shown({ ...sat, examDay: today })).toBe('turn')
  })
})
