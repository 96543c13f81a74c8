import { expect, it } from 'vitest'
import { decideEnding } from './end.ts'
import { rollNumber, rollNumberSeries } from './roll-number.ts'

it('a roll number is year, program and at least three digits', () => {
  const series = rollNumberSeries('2083', 'CSAI')
  expect(rollNumber(series, 7)).toBe('2083-CSAI-007')
  expect(rollNumber(series, 1_234)).toBe('2083-CSAI-1234')
})

it.each([
  [true, false, false, 'allowed'],
  [false, false, false, 'refused'],
  [true, true, false, 'refused'],
  [true, false, true, 'refused'],
])('ending an enrollment, confirmed %s, passed %s, dropped %s: %s', (...row) => {
  const [confirmed, passedOut, droppedOut, answer] = row
  expect(decideEnding({ confirmed, passedOut, droppedOut }).is).toBe(answer)
})
