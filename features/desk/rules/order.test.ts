import { describe, expect, it } from 'vitest'
import { inOrder, type Order } from './order.ts'

/** As the server lists them: what has waited longest first. */
const rows = [
  { name: 'Sita Rai', amount: 2_000_00 },
  { name: 'asha gurung', amount: null },
  { name: 'Bishal Chaudhary', amount: 3_500_00 },
  { name: 'Asha Gurung', amount: 2_000_00 },
  { name: 'इन्द्र थापा', amount: 0 },
]
const namesIn = (order: Order) => inOrder(rows, order).map(({ name }) => name)

describe('the order of a queue', () => {
  it('is by itself how long something has waited', () => {
    expect(inOrder(rows, 'oldest')).toBe(rows)
    expect(namesIn('newest')).toEqual(namesIn('oldest').toReversed())
  })

  it('by name takes no notice of capitals, has both scripts, and the older of two first', () => {
    expect(namesIn('name')).toEqual([
      'asha gurung',
      'Asha Gurung',
      'Bishal Chaudhary',
      'Sita Rai',
      'इन्द्र थापा',
    ])
  })

  it('by amount has the largest first, what has none last, and the older of two first', () => {
    expect(namesIn('amount')).toEqual([
      'Bishal Chaudhary',
      'Sita Rai',
      'Asha Gurung',
      'इन्द्र थापा',
      'asha gurung',
    ])
  })
})
