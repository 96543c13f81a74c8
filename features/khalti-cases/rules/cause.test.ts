import { expect, it } from 'vitest'
import { causeOf } from './cause.ts'

it('gives the cause of an event as text, and says that it came late', () => {
  expect(causeOf('sweeper; corrected to match provider')).toEqual({
    text: { en: 'Khalti was asked in turn', ne: expect.any(String) },
    isLate: true,
  })
  expect(causeOf('refund 1000012')).toMatchObject({
    text: { en: 'Khalti was asked about a refund' },
    isLate: false,
  })
  expect(causeOf('HTTP 503')).toMatchObject({ text: { en: 'HTTP 503' } })
})
