import { describe, expect, it } from 'vitest'
import {
  belowPart,
  countedScore,
  decideWeights,
  missingPart,
  ownScore,
  type PartWeight,
} from './weights.ts'

const weight = (part: string, per: number, minimum = 0): PartWeight => {
  return { part, weight: per, minimum }
}
const scored = (score: number | null, parts: Readonly<Record<string, number>> = {}) => {
  return { score, parts }
}

describe('the score that ranks', () => {
  const weights = [weight(ownScore, 80), weight('interview', 20)]

  it('is the entrance’s own without weights, and none for who was absent', () => {
    expect(countedScore(scored(61.25, { interview: 90 }), [])).toBe(61.25)
    expect(countedScore(scored(null, { interview: 90 }), weights)).toBeNull()
  })

  it('is the weighted sum, a part without a score counting as 0', () => {
    expect(countedScore(scored(70, { interview: 40 }), weights)).toBe(64)
    expect(countedScore(scored(70), weights)).toBe(56)
    expect(countedScore(scored(70, { interview: 40 }), [weight('interview', 100)])).toBe(40)
  })

  it('is rounded once, half up, and exactly', () => {
    const half = [weight(ownScore, 50), weight('interview', 50)]
    expect(countedScore(scored(0.01, { interview: 0 }), half)).toBe(0.01)
    expect(countedScore(scored(1.1, { interview: 2.2 }), half)).toBe(1.65)
    const third = [weight(ownScore, 33.33), weight('a', 33.33), weight('b', 33.34)]
    expect(countedScore(scored(100, { a: 100, b: 100 }), third)).toBe(100)
    expect(countedScore(scored(0.01, { a: 0, b: 0 }), third)).toBe(0)
  })
})

describe('the minimum of a part', () => {
  const weights = [weight(ownScore, 80, 40), weight('interview', 20, 20)]

  it('is missed by a hundredth, and met exactly; the first part is named', () => {
    expect(belowPart(scored(40, { interview: 20 }), weights)).toBeNull()
    const interview = { part: 'interview', score: 19.99, minimum: 20 }
    expect(belowPart(scored(40, { interview: 19.99 }), weights)).toEqual(interview)
    expect(belowPart(scored(39.99, { interview: 0 }), weights)?.part).toBe(ownScore)
  })
})

it('a weighted part without a score is found, but not of absent applicants', () => {
  const weights = [weight(ownScore, 80), weight('interview', 20)]
  const present = [scored(50, { interview: 0 }), scored(60), scored(null)]
  expect(missingPart(present, weights)).toEqual({ part: 'interview', n: 1 })
  expect(missingPart([scored(50, { interview: 0 }), scored(null)], weights)).toBeNull()
})

describe('weights', () => {
  const decide = (...weights: readonly PartWeight[]) =>
    decideWeights(weights, { full: 100, parts: ['interview', 'physics'] })
  const reason = (...weights: readonly PartWeight[]) => {
    const decision = decide(...weights)
    return decision.is === 'refused' ? [decision.reason, decision.facts] : null
  }

  it('fit where they are 100 together, and where there are none', () => {
    expect(reason()).toBeNull()
    expect(reason(weight(ownScore, 66.67), weight('interview', 33.33))).toBeNull()
    expect(reason(weight('interview', 100, 100))).toBeNull()
  })

  it('are refused with what does not fit', () => {
    const half = weight(ownScore, 50)
    expect(reason(half, weight('interview', 49.99))).toEqual(['weights-sum', { sum: 99.99 }])
    expect(reason(half, weight('drawing', 50))).toEqual(['part-unknown', { part: 'drawing' }])
    expect(reason(half, half)).toEqual(['part-twice', { part: ownScore }])
    for (const per of [0, -1, 100.01, 33.333])
      expect(reason(half, weight('physics', per))).toEqual(['weight-wrong', { part: 'physics' }])
    for (const minimum of [-0.01, 100.01])
      expect(reason(half, weight('physics', 50, minimum))?.[0]).toBe('part-minimum')
  })
})
