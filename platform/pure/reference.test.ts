import { describe, expect, it } from 'vitest'
import { referenceId, referenceLabel } from './reference.ts'

describe('a reference', () => {
  it.each([
    [{ id: 1000001, identifier: 'Bachelor' }, 1000001],
    [1000001, 1000001],
    ['1000001', 1000001],
    [{ id: '1000001' }, 1000001],
    [{ id: { id: 7 } }, 7],
    [{ identifier: 'Bachelor' }, null],
    [{}, null],
    [null, null],
    [undefined, null],
    ['', null],
    ['1e3', null],
    ['-1', null],
    [1.5, null],
    [Number.NaN, null],
    [true, null],
  ])('%j has the id %j', (value, id) => {
    expect(referenceId(value)).toBe(id)
  })

  it('is labelled by Name, else identifier, else its text', () => {
    expect(referenceLabel({ id: 1, identifier: 'CSC101_C', Name: 'Programming in C' })).toBe(
      'Programming in C',
    )
    expect(referenceLabel({ id: 1, identifier: 'CSC101_C' })).toBe('CSC101_C')
    expect(referenceLabel('plain')).toBe('plain')
    for (const value of [null, 7, {}, { Name: 7 }]) expect(referenceLabel(value)).toBe('')
  })
})
