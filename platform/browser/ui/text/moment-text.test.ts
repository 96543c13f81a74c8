import { expect, it } from 'vitest'
import { day } from '#platform/pure/calendar/day.ts'
import { momentText } from './moment-text.ts'

it('writes day and time in the digits of the language', () => {
  expect(momentText(day('2026-01-10'), '11:00', 'en')).toBe('26 Poush 2082, 11:00')
  expect(momentText(day('2026-01-10'), '11:00', 'ne')).toBe('२०८२ पुस २६, ११:००')
  expect(momentText(day('2026-01-10'), '', 'en')).toBe('26 Poush 2082')
  expect(momentText(null, '', 'ne')).toBe('-')
})
