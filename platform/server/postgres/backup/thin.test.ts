import { describe, expect, it } from 'vitest'
import type { Base } from './backup-folder.ts'
import { thin } from './thin.ts'

const nowMs = Date.UTC(2026, 10, 22)
const segment = (number: number) => `00000001${String(number).padStart(16, '0')}`

/** So many days old, and so many segments after the line began. */
function base(days: number, first: number, line = 'one'): Base {
  const finished = new Date(nowMs - days * 24 * 3_600_000).toISOString()
  return {
    line,
    folder: `${days}`,
    begun: finished,
    finished,
    firstSegment: segment(first),
    lastSegment: segment(first + 1),
  }
}

describe('the retention of a backup', () => {
  const bases = [base(90, 10), base(22, 20), base(20, 30), base(9, 40), base(6, 50), base(0, 60)]
  const retained = thin(bases, nowMs)

  it('is every copy of the last week, the one before it, and one a week for eight weeks', () => {
    expect(retained.bases.map(({ folder }) => folder)).toEqual(['0', '6', '9', '20', '22'])
    const twice = thin([base(15, 1), base(16, 2), base(8, 3), base(1, 4)], nowMs)
    expect(twice.bases.map(({ folder }) => folder)).toEqual(['1', '8', '15'])
  })

  it('is all of the log since the oldest of the first, and else only what a copy needs to be opened', () => {
    const needed = (number: number) => retained.isNeeded('one', segment(number))
    expect([40, 45, 61, 99].map(needed)).toEqual([true, true, true, true])
    expect([30, 31, 20].map(needed)).toEqual([true, true, true])
    expect([5, 10, 25, 32, 39].map(needed)).toEqual([false, false, false, false, false])
  })

  it('is nothing of a line that has no copy left, but its history', () => {
    expect(retained.isNeeded('another', segment(99))).toBe(false)
    expect(retained.isNeeded('another', '00000002.history')).toBe(true)
  })
})
