import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fragment, nepalTime, recordHead, scalarTexts } from './value-texts.ts'

describe('a stored value on the wire', () => {
  it.each([
    ['0', '0'],
    ['5', '0.05'],
    ['50', '0.5'],
    ['100', '1'],
    ['150000', '1500'],
    ['150050', '1500.5'],
    ['150005', '1500.05'],
    ['150055', '1500.55'],
    ['-5', '-0.05'],
    ['-150050', '-1500.5'],
    ['9007199254740993', '90071992547409.93'],
  ])('%s paisa are %s rupees', (paisa, rupees) => {
    expect(scalarTexts.amount(paisa)).toBe(rupees)
  })

  it('of money is the number it stands for, whatever it is', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e12, max: 1e12 }), (paisa) => {
        expect(Math.round(Number(scalarTexts.amount(String(paisa))) * 100)).toBe(paisa)
      }),
    )
  })

  it('of any text is read back as it was', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(JSON.parse(scalarTexts.text(text))).toBe(text)
      }),
    )
  })

  it('of a time ends with Z, of a day stays a day', () => {
    expect(scalarTexts.time('10:30:00.5')).toBe('"10:30:00Z"')
    expect(scalarTexts.date('2026-11-23')).toBe('"2026-11-23"')
  })

  it('of a time is Nepal’s clock with its offset', () => {
    expect(nepalTime('2026-11-23 10:15:30.123')).toBe('"2026-11-23T10:15:30+05:45"')
  })
})

describe('parts of a record', () => {
  it('open it with id and uid', () => {
    expect(JSON.parse(`${recordHead('7', 'u-7')}}`)).toEqual({ id: 7, uid: 'u-7' })
  })

  it.each<[string | null, string | null, object]>([
    ['A "b"', 'B', { identifier: 'A "b"', Name: 'B' }],
    ['A', null, { identifier: 'A' }],
    [null, 'B', { Name: 'B' }],
    ['', '', {}],
    [null, null, {}],
  ])('%j and %j are %j', (identifier, name, shown) => {
    expect(JSON.parse(`{"id":1${fragment(identifier, name)}}`)).toEqual({ id: 1, ...shown })
  })
})
