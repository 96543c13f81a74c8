import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { hideSmallGroups, leastInGroup } from './small-groups.ts'

const inOnePart = () => ''
const hiddenOf = (
  groups: readonly (readonly number[])[],
  partOf: (place: number) => string = inOnePart,
) => {
  const { places, mayShowTotals } = hideSmallGroups(groups, partOf)
  return { places: [...places].toSorted(), mayShowTotals }
}

describe('groups of fewer than five students', () => {
  it('are shown when they are five or none', () => {
    expect(hiddenOf([[5], [0], [40]])).toEqual({ places: [], mayShowTotals: true })
  })

  it('are hidden together with the smallest other group, which would give them away', () => {
    expect(hiddenOf([[40], [3], [12]])).toEqual({ places: [1, 2], mayShowTotals: true })
  })

  it('hide no other group when there are two of them, five students together', () => {
    expect(hiddenOf([[40], [3], [2]])).toEqual({ places: [1, 2], mayShowTotals: true })
  })

  it('hide another group when two of them are four students together', () => {
    expect(hiddenOf([[40], [3], [1]])).toEqual({ places: [0, 1, 2], mayShowTotals: true })
  })

  it('never take a group without students for the one that protects them', () => {
    expect(hiddenOf([[0], [3], [12]])).toEqual({ places: [1, 2], mayShowTotals: true })
  })

  it('allow no total when there is no other group', () => {
    expect(hiddenOf([[3]])).toEqual({ places: [0], mayShowTotals: false })
  })

  it('are found in every count: two of forty paid', () => {
    expect(
      hiddenOf([
        [40, 2],
        [50, 45],
        [90, 80],
      ]),
    ).toEqual({ places: [0, 1], mayShowTotals: true })
  })

  it('are hidden within the part that a filter can choose', () => {
    const partOf = (place: number) => (place < 2 ? 'one' : 'other')
    expect(hiddenOf([[3], [40], [50], [6]], partOf)).toEqual({
      places: [0, 1],
      mayShowTotals: true,
    })
    expect(hiddenOf([[3], [40], [2], [0]], partOf)).toEqual({
      places: [0, 1, 2],
      mayShowTotals: false,
    })
  })
})

describe('what is shown', () => {
  const groups = fc.array(fc.tuple(fc.nat({ max: 12 }), fc.nat({ max: 12 })), { maxLength: 12 })

  it('never contains a count of one to four', () => {
    fc.assert(
      fc.property(groups, fc.nat({ max: 3 }), (given, parts) => {
        const { places } = hideSmallGroups(given, (place) => String(place % (parts + 1)))
        const shown = given.filter((_, place) => !places.has(place)).flat()
        expect(shown.filter((count) => count > 0 && count < leastInGroup)).toEqual([])
      }),
    )
  })

  it('leaves at least two groups of five students unknown in each part whose total is known', () => {
    fc.assert(
      fc.property(groups, fc.nat({ max: 3 }), (given, parts) => {
        const partOf = (place: number) => String(place % (parts + 1))
        const { places, mayShowTotals } = hideSmallGroups(given, partOf)
        if (!mayShowTotals) return
        for (const part of Map.groupBy(places, partOf).values()) {
          expect(part.length).toBeGreaterThanOrEqual(2)
          for (const count of [0, 1] as const) {
            const sum = part.reduce((total, place) => total + (given[place]?.[count] ?? 0), 0)
            expect(sum === 0 || sum >= leastInGroup).toBe(true)
          }
        }
      }),
    )
  })
})
