import { describe, expect, it } from 'vitest'
import { readTerms, type TypedTerms, typedTerms } from './terms.ts'

const typed: TypedTerms = {
  type: 'CO',
  credits: '4',
  internal: '40 / 20',
  final: '60/30',
  practical: '',
  seats: '',
}
const read = (change: Partial<TypedTerms>) => readTerms({ ...typed, ...change })

describe('terms of an offered course', () => {
  it('are read from cells and written as they were', () => {
    const terms = read({ practical: '-', seats: '48' })
    expect(terms).toEqual({
      type: 'CO',
      credits: 4,
      internal: [40, 20],
      final: [60, 30],
      practical: null,
      seats: 48,
    })
    if ('problem' in terms) throw new Error(terms.problem)
    expect(typedTerms(terms)).toEqual({ ...typed, internal: '40/20', seats: '48' })
  })

  it('pass marks are at most the full marks', () => {
    expect(read({ internal: '40 / 40' })).toMatchObject({ internal: [40, 40] })
    expect(read({ internal: '40 / 41' })).toEqual({
      problem: 'pass-above-full',
      part: 'internal',
      full: 40,
      pass: 41,
    })
  })

  it.each([
    [{ type: '' }, { problem: 'type' }],
    [{ type: 'C' }, { problem: 'type' }],
    [{ type: 'TOOLONG' }, { problem: 'type' }],
    [{ credits: '' }, { problem: 'credits' }],
    [{ credits: '60.01' }, { problem: 'credits' }],
    [{ credits: '-1' }, { problem: 'credits' }],
    [{ internal: '40' }, { problem: 'marks', part: 'internal' }],
    [{ final: '60 / thirty' }, { problem: 'marks', part: 'final' }],
    [{ practical: '501 / 20' }, { problem: 'marks', part: 'practical' }],
    [{ final: '60 / 30 / 10' }, { problem: 'marks', part: 'final' }],
    [{ seats: '12.5' }, { problem: 'seats' }],
    [{ seats: '100001' }, { problem: 'seats' }],
  ])('%o is refused', (change, problem) => {
    expect(read(change)).toEqual(problem)
  })

  it('the largest values are taken, and a type in small letters', () => {
    expect(
      read({ type: 'el', credits: '60', practical: '500 / 0', seats: '100000' }),
    ).toMatchObject({ type: 'EL', credits: 60, practical: [500, 0], seats: 100_000 })
  })
})
