import { act, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { day } from '#platform/pure/calendar/day.ts'
import { rupees } from '#platform/pure/money/money.ts'
import { reportConnection } from '#platform/browser/network/connection.ts'
import { language } from '#platform/browser/language.ts'
import { draw } from '#platform/browser/testing/draw.tsx'
import { MoneyText } from './MoneyText.tsx'
import { OfflineBanner } from '../frame/OfflineBanner.tsx'
import { CalendarTile } from './CalendarTile.tsx'
import { QrCode } from '../control/QrCode.tsx'

const today = day('2026-11-22')
const tile = (until: string) => <CalendarTile day={day(until)} today={today} />
const drawnTile = (container: HTMLElement) => container.querySelector('.leaf') as HTMLElement

describe('a calendar tile', () => {
  it('shows the B.S. day large and A.D. beneath, and reads as one date', () => {
    const { container } = draw(tile('2026-11-28'))
    expect(drawnTile(container).textContent).toBe('Mangsir12Saturday28 Nov')
    expect(screen.getByText('Saturday, 12 Mangsir 2083 (28 Nov 2026)')).toBeDefined()
    expect(container.querySelector('time')?.dateTime).toBe('2026-11-28')
  })

  it.each([
    ['past', '2026-11-21'],
    ['soon', '2026-11-22'],
    ['soon', '2026-11-25'],
    ['later', '2026-11-26'],
  ])('is %s on %s', (state, until) => {
    const { container } = draw(tile(until))
    expect(drawnTile(container).className).toContain(state)
  })

  it('has Nepali digits for a Nepali reader, but for the A.D. day', () => {
    language.set('ne')
    const { container } = draw(tile('2026-11-28'))
    expect(drawnTile(container).textContent).toBe('मंसिर१२शनिबार28 Nov')
  })

  it('shows A.D. alone where the calendars do not agree any more', () => {
    const { container } = draw(tile('2031-05-04'))
    expect(drawnTile(container).textContent).toBe('May4Sunday4 May')
  })
})

describe('an amount', () => {
  it('can be read by machines too, whatever the language', () => {
    language.set('ne')
    const { container } = draw(<MoneyText amount={rupees(125_000)} />)
    expect(container.querySelector('data')?.value).toBe('125000')
    expect(container.textContent).toContain('रु. १,२५,०००')
  })
})

describe('a code to scan', () => {
  it('has words for those who cannot, and white around it', () => {
    draw(<QrCode payload="00020101" label="Nepal Demo Bank, 0120 1002" />)
    const code = screen.getByRole('img', { name: 'Nepal Demo Bank, 0120 1002' })
    expect(code.querySelector('path')?.getAttribute('d')).toMatch(/^M4 4h1v1h-1z/)
  })
})

describe('without a connection', () => {
  afterEach(() => act(() => reportConnection('online')))

  it('says so, from when what is shown is, and goes when the connection is back', () => {
    const saved = { at: Date.parse('2026-11-22T04:57:00Z'), version: 'none', data: 1 }
    localStorage.setItem('saved:["profile",1]', JSON.stringify(saved))
    draw(<OfflineBanner />)
    expect(screen.queryByRole('region')).toBeNull()
    act(() => reportConnection('offline'))
    expect(screen.getByRole('region').textContent).toContain('Showing what was saved at 10:42.')
    act(() => reportConnection('online'))
    expect(screen.queryByRole('region')).toBeNull()
  })

  it('names no time when nothing was saved', () => {
    draw(<OfflineBanner />)
    act(() => reportConnection('offline'))
    expect(screen.getByRole('region').textContent).not.toContain('saved at')
  })
})
