import { describe, expect, it } from 'vitest'
import { addMinutes, minutesOf } from './clock-time.ts'

describe('a time of the clock', () => {
  it.each([
    ['10:00', -15, '09:45'],
    ['11:00', 180, '14:00'],
    ['00:10', -15, '23:55'],
    ['23:50', 15, '00:05'],
    ['10:00', -3 * 24 * 60, '10:00'],
  ])('%s and %d minutes is %s', (time, minutes, sum) => {
    expect(addMinutes(time, minutes)).toBe(sum)
  })

  it('is counted from midnight', () => {
    expect(minutesOf('00:00')).toBe(0)
    expect(minutesOf('10:05')).toBe(605)
  })
})
