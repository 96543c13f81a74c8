import { describe, expect, it } from 'vitest'
import { type PublishedLine, whyFailed } from './published.ts'

const line: PublishedLine = {
  courseId: 1,
  code: 'CSC151',
  name: 'Object-Oriented Programming',
  credits: 4,
  parts: [
    { name: 'internal', obtained: 20, full: 40, pass: 20 },
    { name: 'external', obtained: 30, full: 60, pass: 30 },
  ],
  grace: 0,
  total: 50,
  full: 100,
  grade: 'B-',
  point: 2.7,
  outcome: 'PASS',
  formerGrade: '',
  formerTotal: null,
}
const below = { name: 'external', obtained: 29.99, full: 60, pass: 30 } as const

describe('why an exam paper is not passed', () => {
  it.each([
    [{}, []],
    [{ outcome: 'ABSENT' }, [{ is: 'absent' }]],
    [{ outcome: 'CANCELLED' }, [{ is: 'cancelled' }]],
    [{ outcome: 'FAIL' }, [{ is: 'total' }]],
    [{ outcome: 'FAIL', parts: [below] }, [{ is: 'external', have: 29.99, need: 30 }]],
  ] as const)('%j: %j', (facts, reasons) => {
    expect(whyFailed({ ...line, ...facts })).toEqual(reasons)
  })
})
