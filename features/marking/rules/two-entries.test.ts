import { describe, expect, it } from 'vitest'
import { entryState, roundOf } from './two-entries.ts'

const isMina = (by: string) => by === 'Mina'

describe('two entries of a mark', () => {
  it.each([
    [[null, null], false, 'empty'],
    [['Mina', null], false, 'once'],
    [['Mina', 'Om'], false, 'differs'],
    [['Mina', 'Om'], true, 'agreed'],
  ] as const)('%j, counting: %s, are %s', (entries, isAgreed, state) => {
    expect(entryState(entries, isAgreed)).toBe(state)
  })

  it.each([
    [[null, null], 1],
    [['Mina', null], 1],
    [['Om', null], 2],
    [['Om', 'Mina'], 2],
    [['Mina', 'Om'], 1],
    [['Om', 'Sarita'], null],
  ] as const)(
    'of %j leave round %s to Mina: never both, and none to a third person',
    (by, round) => {
      expect(roundOf(by, isMina)).toBe(round)
    },
  )
})
