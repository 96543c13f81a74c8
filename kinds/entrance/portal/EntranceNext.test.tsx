import { screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { day } from '#platform/pure/calendar/day.ts'
import { rupees } from '#platform/pure/money/money.ts'
import { draw } from '#platform/browser/testing/draw.tsx'
import { fakeNetwork } from '#platform/browser/testing/network.ts'
import { signInSita } from '#features/auth/portal/testing/signed-in.ts'
import { ownMoneyOnWire } from '#features/payments/testing/payments-on-wire.ts'
import { anApplication, paid, pending, unpaid } from '../testing/applied.factory.ts'
import { nextOfEntrance } from './EntranceNext.tsx'

const today = day('2026-11-22')

beforeEach(() => {
  vi.setSystemTime(new Date('2026-11-22T06:00:00Z'))
  signInSita()
  fakeNetwork().on('GET /nou/payments/own', () => ({ body: ownMoneyOnWire }))
})

function shown(changes: Parameters<typeof anApplication>[0]) {
  const next = nextOfEntrance(anApplication(changes), today)
  draw(next?.card ?? null)
  return next?.whose
}

describe('the next step of an entrance', () => {
  it('is to pay; once a part is paid, the rest, and how much that is', () => {
    expect(shown({})).toBe('turn')
    expect(screen.getByRole('heading', { name: 'Pay the entrance fee' })).toBeDefined()
    expect(screen.queryByText(/paid,/)).toBeNull()
    const link = screen.getByRole('link', { name: /Pay Now/ })
    expect(link.getAttribute('href')).toBe('/entrance?tab=applied&pay=21')
    shown({ paying: { ...unpaid, paid: rupees(500) } })
    expect(screen.getByRole('heading', { name: 'Pay the rest of the entrance fee' })).toBeDefined()
    expect(screen.getByText('Rs. 500 paid, Rs. 1,000 left')).toBeDefined()
  })

  it('says what the fee becomes and from when, or that it can be paid no longer', () => {
    shown({})
    expect(screen.getByText(/^From 10 Mangsir the late fee applies: Rs\.\s2,000$/u)).toBeDefined()
    shown({ opening: { lastRegularDay: day('2026-11-20') } })
    expect(screen.getByText('After 29 Mangsir it can no longer be paid.')).toBeDefined()
  })

  it('is nothing once it cannot be paid any more, or leads to an admission', () => {
    const lastLateDay = day('2026-11-21')
    expect(shown({ opening: { lastRegularDay: null, lastLateDay } })).toBeUndefined()
    expect(shown({ opening: null })).toBeUndefined()
    expect(shown({ paying: paid, status: 'AP', eligible: true })).toBeUndefined()
  })

  it('says when the exam is, not that it is to be sat now, while the university has it', () => {
    expect(shown({ paying: pending })).toBe('waiting')
    expect(screen.getByText('Exam: 22 Poush, 11:00')).toBeDefined()
    expect(screen.queryByText(/Sit the exam/)).toBeNull()
  })

  it('is to wait for the result from the day after the exam, not to download the card', () => {
    const sat = { paying: paid, status: 'AP' } as const
    expect(shown({ ...sat, opening: { examDay: day('2026-11-21') } })).toBe('waiting')
    expect(screen.getByRole('heading', { name: 'Your entrance result is awaited' })).toBeDefined()
    expect(screen.queryByRole('link')).toBeNull()
    expect(shown({ ...sat, opening: { examDay: today } })).toBe('turn')
  })
})
