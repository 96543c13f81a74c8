import { describe, expect, it } from 'vitest'
import { nameWords, remarkWords } from '#features/payments/rules/facts.ts'
import { alikeName } from './alike-name.ts'

describe('names in the remarks of a bank', () => {
  it.each([
    ['ROSHANI TAMANG', 'Roshani Tamang', 'same'],
    ['ROSHNI TAMANG', 'Roshani Tamang', 'alike'],
    ['TAMANG ROSHNI CASH DEP', 'Roshani Tamang', 'alike'],
    ['R CHAUDHARY', 'Ramesh Chaudhary', 'alike'],
    ['R CHAUDHRY', 'Ramesh Chaudhary', 'alike'],
    ['SITA TAMANG', 'Roshani Tamang', 'other'],
    ['SITA RAI', 'Roshani Tamang', 'other'],
    ['CASH DEPOSIT', 'Roshani Tamang', null],
    ['', 'Roshani Tamang', null],
    ['S RAI', '', null],
  ])('%s beside %s: %s', (remarks, name, is) => {
    expect(alikeName(remarkWords(remarks), nameWords(name))).toBe(is)
  })
})
