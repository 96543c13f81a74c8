import { expect, it } from 'vitest'
import { day } from './day.ts'
import { findWrittenDay, writtenDay } from './written-day.ts'

it.each([
  ['2083-08-14', '2026-11-30'],
  ['2083/8/14', '2026-11-30'],
  ['२०८३.०८.१४', '2026-11-30'],
  [' 2026-11-30 ', '2026-11-30'],
  ['2026-2-3', '2026-02-03'],
  ['2059-12-31', '2059-12-31'],
  ['2060-01-01', '2003-04-14'],
])('%s is the day %s', (text, found) => {
  expect(findWrittenDay(text)).toBe(found)
})

it.each([
  '',
  '2083-08',
  '2083-08-32',
  '2083-13-01',
  '2026-02-30',
  '2084-01-05',
  '30-11-2026',
  '2083-8-14 10:00',
])('%s is no day', (text) => {
  expect(findWrittenDay(text)).toBeNull()
})

it('is written in B.S., and in A.D. past the last agreed year', () => {
  expect(writtenDay(day('2026-11-30'))).toBe('2083-08-14')
  expect(writtenDay(day('2031-01-02'))).toBe('2031-01-02')
})
