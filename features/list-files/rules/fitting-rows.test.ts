import { describe, expect, it } from 'vitest'
import { fittingRows } from './fitting-rows.ts'

const bytesOf = (text: string) => Buffer.byteLength(text)
const list = (count: number, text: string) => [
  ['Name'],
  ...Array.from({ length: count }, () => [text]),
]

describe('rows that a file holds', () => {
  it('are 2,000 with their head, and not one more', () => {
    const whole = fittingRows(list(2_000, 'x'), bytesOf)
    expect([whole.isCut, whole.rows.length]).toEqual([false, 2_001])
    const cut = fittingRows(list(2_001, 'x'), bytesOf)
    expect([cut.isCut, cut.rows.length]).toEqual([true, 2_001])
  })

  it('are as many as a request of a megabyte has room for', () => {
    const { rows, isCut } = fittingRows(list(2_000, 'क'.repeat(500)), bytesOf)
    expect(isCut).toBe(true)
    expect(rows.length).toBeGreaterThan(500)
    expect(bytesOf(JSON.stringify(rows))).toBeLessThan(950_000)
  })
})
