import { describe, expect, it } from 'vitest'
import { day } from '#platform/pure/calendar/day.ts'
import { rupees } from '#platform/pure/money/money.ts'
import { anOpening } from '../testing/opening.factory.ts'
import { feeRows, programFee } from './program-fee.ts'
import { findProgramKind, windowState } from './program-opening.ts'

it.each([
  [999_999, null],
  [1_000_000, 'admission'],
  [1_000_001, 'course-registration'],
  [1_000_007, 'course-registration'],
  [null, null],
])('semester %s makes it %s', (semesterId, kind) => {
  expect(findProgramKind(semesterId)).toBe(kind)
})

describe('the window of an opening', () => {
  it.each([
    ['2026-11-10', '2026-11-20', '2026-11-09', 'not-open-yet'],
    ['2026-11-10', '2026-11-20', '2026-11-10', 'open'],
    ['2026-11-10', '2026-11-20', '2026-11-20', 'open'],
    ['2026-11-10', '2026-11-20', '2026-11-21', 'closed'],
    [null, '2026-11-20', '1999-01-01', 'open'],
    ['2026-11-10', null, '2026-11-15', 'closed'],
  ])('from %s to %s is on %s %s', (...row) => {
    const [from, to, today, state] = row
    const window = { from: from === null ? null : day(from), to: to === null ? null : day(to) }
    expect(windowState({ window }, day(today))).toBe(state)
  })
})

describe('the fee of an opening', () => {
  const { fees } = anOpening()

  it('is admission, semester, library and practical; the lab fee is shown, not summed', () => {
    expect(programFee(fees)).toBe(rupees(38_200))
    expect(feeRows(fees).map(({ part, amount, summed }) => [part, amount, summed])).toEqual([
      ['admission', 500_000, true],
      ['semester', 2_850_000, true],
      ['library', 120_000, true],
      ['practical', 350_000, true],
      ['lab', 250_000, false],
    ])
  })

  it('lists only parts that are charged, and they make the total', () => {
    const rows = feeRows({ ...fees, admission: rupees(0), lab: rupees(0) })
    expect(rows.map(({ part }) => part)).toEqual(['semester', 'library', 'practical'])
    expect(rows.every(({ summed }) => summed)).toBe(true)
  })
})
