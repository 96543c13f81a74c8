import { expect, it } from 'vitest'
import { day } from '#platform/pure/calendar/day.ts'
import { mayRemindAt, reminderFor } from './reminder.ts'

it.each([
  ['2026-11-24', null],
  ['2026-11-23', 'soon'],
  ['2026-11-21', 'soon'],
  ['2026-11-20', 'today'],
  ['2026-11-19', 'overdue'],
  ['2026-10-01', 'overdue'],
])('on 20 November of %s: %s', (until, expected) => {
  expect(reminderFor(day(until), day('2026-11-20'))).toBe(expected)
})

it.each([
  ['00:05', false],
  ['06:59', false],
  ['07:00', true],
  ['20:59', true],
  ['21:00', false],
])('at %s: %s', (time, expected) => {
  expect(mayRemindAt(time)).toBe(expected)
})
