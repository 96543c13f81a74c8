import { describe, expect, it } from 'vitest'
import { day } from '#platform/pure/calendar/day.ts'
import { language } from '#platform/browser/language.ts'
import { draw } from '#platform/browser/testing/draw.tsx'
import { wordsOf } from '#platform/browser/testing/words.ts'
import { DayText } from './DayText.tsx'

const shown = () => wordsOf(document.querySelector('time'))
const machine = () => document.querySelector('time')?.getAttribute('datetime')

describe('a day', () => {
  it('leads with Bikram Sambat, with the other calendar behind it', () => {
    draw(<DayText day={day('2026-11-20')} />)
    expect([shown(), machine()]).toEqual(['4 Mangsir 2083 (20 Nov 2026)', '2026-11-20'])
  })

  it('in Nepali has Nepali figures', () => {
    language.set('ne')
    draw(<DayText day={day('2026-11-20')} />)
    expect(shown()).toMatch(/^२०८३ मंसिर ४/)
  })

  it('in a table stands above the other calendar and its time', () => {
    draw(<DayText day={day('2026-11-20')} as="stacked" time="11:00" />)
    expect(shown()).toBe('4 Mangsir 208320 Nov 2026, 11:00')
  })

  it('outside of the calendar’s years is shown in the other calendar', () => {
    draw(<DayText day={day('1900-01-01')} />)
    expect(shown()).toBe('1 Jan 1900')
  })

  it('outside of them, stacked, has its time and is shown once', () => {
    draw(<DayText day={day('1900-01-01')} as="stacked" time="11:00" />)
    expect(shown()).toBe('1 Jan 190011:00')
  })
})
