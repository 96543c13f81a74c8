import { expect, it } from 'vitest'
import { day } from '#platform/pure/calendar/day.ts'
import { examText } from './exam-text.ts'

it('writes day and time of the exam in the digits of the language', () => {
  const exam = { examDay: day('2026-01-10'), examTime: '11:00' }
  expect(examText(exam, 'en')).toBe('26 Poush 2082, 11:00')
  expect(examText(exam, 'ne')).toBe('२०८२ पुस २६, ११:००')
  expect(examText({ examDay: null, examTime: '' }, 'ne')).toBe('-')
})
