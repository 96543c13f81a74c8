import { describe, expect, it } from 'vitest'
import {
  countedScore,
  decideTyped,
  mayEnter,
  pendingOf,
  type ScoreEntry,
  scoreState,
} from './twice.ts'

type Entered = ScoreEntry & { readonly by: string }

const scored = (score: number, by = ''): Entered => ({ attendance: 'present', score, by })
const absent = (by = ''): Entered => ({ attendance: 'absent', score: null, by })
const of = (first: Entered | null, second: Entered | null, settled: ScoreEntry | null = null) => ({
  entries: [first, second] as const,
  settled,
})
const isMina = ({ by }: Entered) => by === 'Mina'
const typedBy = (on: ReturnType<typeof of>, entry: ScoreEntry, selected = false) => {
  const decided = decideTyped(on, { entry, selected }, isMina)
  return decided.is === 'refused'
    ? decided.reason
    : decided.is === 'enter'
      ? decided.round
      : 'select'
}

describe('a score that two people type', () => {
  it('counts once both entries are equal, an absence too', () => {
    expect(countedScore(of(scored(40), null))).toBeNull()
    expect(countedScore(of(scored(40), scored(40)))).toMatchObject({ score: 40 })
    expect(countedScore(of(absent(), absent()))).toMatchObject({ attendance: 'absent' })
    expect(countedScore(of(scored(0), absent()))).toBeNull()
  })

  it('that differs counts as a third person settled it', () => {
    const settled = scored(41)
    expect(countedScore(of(scored(40), scored(44)))).toBeNull()
    expect(countedScore(of(scored(40), scored(44), settled))).toBe(settled)
    expect(scoreState(of(scored(40), scored(44), settled))).toBe('agreed')
  })

  it('has one round for each of two people, and none for a third', () => {
    expect(typedBy(of(null, null), scored(40))).toBe(1)
    expect(typedBy(of(scored(40, 'Om'), null), scored(41))).toBe(2)
    expect(typedBy(of(scored(40, 'Mina'), null), scored(41))).toBe(1)
    expect(typedBy(of(scored(40, 'Om'), scored(41, 'Sarita')), scored(40))).toBe('two-entered')
  })

  it('that counts is opened again by who entered it only, and never once it was settled', () => {
    const both = of(scored(40, 'Mina'), scored(40, 'Om'))
    expect(typedBy(both, scored(41))).toBe(1)
    expect(typedBy(of(scored(40, 'Om'), scored(40, 'Sarita')), scored(41))).toBe('agreed-already')
    const settled = of(scored(40, 'Mina'), scored(44, 'Om'), scored(44))
    expect(typedBy(settled, scored(40))).toBe('settled-already')
    expect(mayEnter(settled, isMina)).toBe(false)
  })

  it('is selected only with the score that counts', () => {
    expect(typedBy(of(scored(40, 'Om'), scored(40, 'Sarita')), scored(40), true)).toBe('select')
    expect(typedBy(of(scored(40, 'Om'), null), scored(40), true)).toBe('select-after-agreed')
    const both = of(scored(40, 'Mina'), scored(40, 'Om'))
    expect(typedBy(both, scored(41), true)).toBe('select-after-agreed')
  })

  it('waits while an entry is missing or two differ', () => {
    expect(pendingOf(['empty', 'once', 'differs', 'agreed'])).toEqual({ missing: 2, differ: 1 })
    expect(pendingOf([])).toEqual({ missing: 0, differ: 0 })
  })
})
