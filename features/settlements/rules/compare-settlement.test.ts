import { describe, expect, it } from 'vitest'
import { rupees } from '#platform/pure/money/money.ts'
import { compareSettlement, type OwnTransaction, sumOf } from './compare-settlement.ts'

const line = (number: string, amount: number) => ({ number, amount: rupees(amount) })
const own = (number: string, amount: number, is: OwnTransaction['is'] = 'credited') => ({
  ...line(number, amount),
  is,
})

describe('a settlement beside the portal', () => {
  it('has each transaction in one list', () => {
    const lines = [line('a', 1_500), line('b', 1_000), line('c', 20), line('d', 7)]
    const found = compareSettlement(lines, [
      own('a', 1_500),
      own('b', 1_500),
      own('c', 20, 'suspense'),
      own('elsewhere', 7),
    ])
    expect(found).toEqual({
      agree: [line('a', 1_500)],
      differs: [{ line: line('b', 1_000), own: own('b', 1_500) }],
      suspense: [line('c', 20)],
      unknown: [line('d', 7)],
    })
    const all = [...found.agree, ...found.differs.map((each) => each.line)]
    expect(sumOf([...all, ...found.suspense, ...found.unknown])).toBe(sumOf(lines))
  })

  it('takes numbers letter by letter, as the wallet gives them', () => {
    const { unknown } = compareSettlement([line('GFq9', 1)], [own('gfq9', 1)])
    expect(unknown).toHaveLength(1)
  })
})
