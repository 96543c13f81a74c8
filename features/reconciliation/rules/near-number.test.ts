import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { nearNumber, withoutDigit, withSwapped } from './near-number.ts'

describe('numbers of slips', () => {
  it.each([
    ['00935145', '00935145', 'same'],
    ['00935145', '00935144', 'one-digit'],
    ['00935145', '00935154', 'swapped'],
    ['ab5145', 'ab5144', 'one-digit'],
    ['00935145', '00935164', null],
    ['00935145', '00951345', null],
    ['ab5145', 'ac5145', null],
    ['123', '124', null],
    ['5145', '51455', null],
    ['', '', null],
  ])('%s beside %s: %s', (one, other, is) => {
    expect(nearNumber(one, other)).toBe(is)
    expect(nearNumber(other, one)).toBe(is)
  })

  const number = fc.stringMatching(/^[0-9]{4,12}$/)

  it('are found by the index if and only if they are near', () => {
    fc.assert(
      fc.property(number, number, (one, other) => {
        const places = Array.from({ length: one.length }, (_, place) => place)
        const isOneDigit = places.some((place) => {
          const own = withoutDigit(one, place)
          return own !== null && own === withoutDigit(other, place)
        })
        const isSwapped = places.some((place) => withSwapped(one, place) === other)
        expect(isOneDigit || isSwapped).toBe(nearNumber(one, other) !== null)
      }),
    )
  })

  it('with one digit changed, or two neighbours swapped, are near', () => {
    fc.assert(
      fc.property(number, fc.nat(20), fc.integer({ min: 1, max: 9 }), (one, at, by) => {
        const place = at % one.length
        const digit = (Number(one[place]) + by) % 10
        const changed = `${one.slice(0, place)}${digit}${one.slice(place + 1)}`
        expect(nearNumber(one, changed)).toBe('one-digit')
        const swapped = withSwapped(one, place)
        expect(swapped === null || nearNumber(one, swapped) === 'swapped').toBe(true)
      }),
    )
  })
})
