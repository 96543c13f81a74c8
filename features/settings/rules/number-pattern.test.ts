import * as v from 'valibot'
import { expect, it } from 'vitest'
import { numberOf, numberPattern, numberSeries, serialExpression } from './number-pattern.ts'

it('a number is the pattern with year, programme and serial', () => {
  const series = numberSeries('{year}-{program}-{serial}', { year: '2082', program: 'CSAI' })
  expect(series).toBe('2082-CSAI-{serial}')
  expect([numberOf(series, 7, 4), numberOf(series, 12_345, 4)]).toEqual([
    '2082-CSAI-0007',
    '2082-CSAI-12345',
  ])
})

it('the serial of a number is found wherever it stands', () => {
  const found = (series: string, number: string) =>
    new RegExp(serialExpression(series)).exec(number)?.[1] ?? null
  expect(found('2083-CSAI-{serial}', '2083-CSAI-017')).toBe('017')
  expect(found('2083-CSAI-{serial}', '2083-CSAI-017A')).toBeNull()
  expect(found('{serial}/2083.CS', '17/2083.CS')).toBe('17')
  expect(found('{serial}/2083.CS', '17/2083xCS')).toBeNull()
  expect(found('{year}-{serial}', '2082-0417')).toBe('0417')
})

it.each([
  ['{year}-{program}-{serial}', true],
  ['LTU/{serial}', true],
  ['{year}-{program}', false],
  ['{serial}-{serial}', false],
  ['{college}-{serial}', false],
  ['{serial}(', false],
  [`${'A'.repeat(33)}{serial}`, false],
])('%s is a pattern: %s', (pattern, isOne) => {
  expect(v.is(numberPattern(['year', 'program']), pattern)).toBe(isOne)
})
