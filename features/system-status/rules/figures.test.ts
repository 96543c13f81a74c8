import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import {
  clockLevel,
  diskLevel,
  isBackupOld,
  isJobLate,
  isRestoreOld,
  sizeText,
  waitsTooLong,
} from './figures.ts'

it('writes sizes with one decimal where it matters, in the digits of the language', () => {
  expect(sizeText(4_612_345_678)).toEqual({ en: '4.6 GB', ne: '४.६ GB' })
  expect([0, 999, 1_500, 148e9].map((bytes) => sizeText(bytes).en)).toEqual([
    '0 B',
    '999 B',
    '1.5 kB',
    '148 GB',
  ])
})

it('calls a restore old after 30 days, and a backup after two missed nights', () => {
  expect([30, 31].map(isRestoreOld)).toEqual([false, true])
  expect([50, 51].map(isBackupOld)).toEqual([false, true])
})

it('looks at a disk below a tenth, and calls it failing below a thirtieth', () => {
  expect([200e9, 90e9, 30e9].map((free) => diskLevel(free, 1_000e9))).toEqual([
    'good',
    'look',
    'failing',
  ])
  expect(diskLevel(3e9, 10e9)).toBe('look')
  expect(diskLevel(0, 0)).toBe('failing')
})

it('never judges more free space worse', () => {
  const order = ['failing', 'look', 'good']
  const bytes = fc.integer({ min: 0, max: 1e12 })
  fc.assert(
    fc.property(bytes, bytes, (one, other) => {
      const [less, more] = [Math.min(one, other), Math.max(one, other)]
      expect(order.indexOf(diskLevel(less, 1e12))).toBeLessThanOrEqual(
        order.indexOf(diskLevel(more, 1e12)),
      )
    }),
  )
})

it('judges clocks, jobs and messages at their limits', () => {
  expect([0, 1.9, -2, 29, 30].map(clockLevel)).toEqual(['good', 'good', 'look', 'look', 'failing'])
  const hourly = { everyMs: 3_600_000, ranMs: 0 }
  expect(isJobLate(hourly, 9_000_000)).toBe(false)
  expect(isJobLate(hourly, 9_000_001)).toBe(true)
  expect([600_000, 600_001].map(waitsTooLong)).toEqual([false, true])
})
