import { describe, expect, it } from 'vitest'
import { booleanOf, boundLiteral, msOf, timeOf } from './column-types.ts'

type Kind = Parameters<typeof boundLiteral>[0]
type Literal = Parameters<typeof boundLiteral>[1]

describe('a typed literal as the column reads it', () => {
  it.each<[Kind, Literal, string]>([
    ['text', 'सीता', 'सीता'],
    ['text', '', ''],
    ['list', 'DR', 'DR'],
    ['integer', 7, '7'],
    ['integer', '-7', '-7'],
    ['reference', '1000001', '1000001'],
    ['image', 5, '5'],
    ['amount', 1500, '150000'],
    ['amount', 1500.5, '150050'],
    ['amount', '1500.50', '150050'],
    ['amount', '-0.05', '-5'],
    ['amount', '0.10000', '10'],
    ['amount', '999999999999999.99', '99999999999999999'],
    ['number', 3.25, '3.25'],
    ['number', '3.250', '3.250'],
    ['boolean', true, 'true'],
    ['boolean', 'Y', 'true'],
    ['boolean', 'N', 'false'],
    ['boolean', 'false', 'false'],
    ['date', '2026-11-23', '2026-11-23'],
    ['date', '2026-11-23T10:00:00', '2026-11-23'],
    ['datetime', '2026-11-23', '2026-11-22T18:15:00.000Z'],
    ['time', '10:30', '10:30:00'],
    ['uuid', '00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-000000000001'],
  ])('%s: %j is %j', (kind, literal, text) => {
    expect(boundLiteral(kind, literal)).toBe(text)
  })

  it.each<[Kind, Literal]>([
    ['text', 7],
    ['text', true],
    ['list', 7],
    ['integer', 1.5],
    ['integer', '1e3'],
    ['integer', ' 7'],
    ['integer', ''],
    ['integer', true],
    ['integer', '1234567890123456'],
    ['amount', 0.001],
    ['amount', '1,500'],
    ['amount', 'Rs. 5'],
    ['amount', 1e21],
    ['amount', true],
    ['number', 'many'],
    ['number', '.5'],
    ['boolean', 1],
    ['boolean', 'yes'],
    ['date', '2026-02-30'],
    ['date', 20_261_123],
    ['datetime', 'today'],
    ['datetime', '2026-11-23T25:00'],
    ['time', '24:00'],
    ['time', '10:60'],
    ['time', '10'],
    ['uuid', '1'],
    ['json', '{}'],
  ])('%s: %j is nothing the column can hold', (kind, literal) => {
    expect(boundLiteral(kind, literal)).toBeNull()
  })

  it.each<Kind>(['text', 'amount', 'json', 'date'])('%s: null stays null', (kind) => {
    expect(boundLiteral(kind, null)).toBeNull()
  })
})

describe('a time', () => {
  it.each([
    ['2026-11-23T10:30:00Z', '2026-11-23T10:30:00.000Z'],
    ['2026-11-23 10:30:00Z', '2026-11-23T10:30:00.000Z'],
    ['2026-11-23T10:30:00+05:45', '2026-11-23T04:45:00.000Z'],
    ['2026-11-23T10:30:00+0545', '2026-11-23T04:45:00.000Z'],
    ['2026-11-23T10:30:00-08:00', '2026-11-23T18:30:00.000Z'],
    ['2026-11-23T10:30', '2026-11-23T04:45:00.000Z'],
    ['2026-11-23T10:30:15.123', '2026-11-23T04:45:15.123Z'],
    ['2026-11-23T10:30:15.123456789Z', '2026-11-23T10:30:15.123Z'],
    ['2026-11-23', '2026-11-22T18:15:00.000Z'],
  ])('%s is %s: without an offset the clock is Nepal’s', (text, iso) => {
    expect(msOf(text)).toBe(iso)
  })

  it.each([
    '',
    '2026',
    '2026-11',
    '2026-13-01',
    '2026-02-29',
    '2026-11-23T',
    '2026-11-23T10',
    '2026-11-23T24:30Z',
    '2026-11-23T10:61Z',
    '2026-11-23T10:30:00+5',
    '2026-11-23T10:30:00 Z',
    '23-11-2026',
    ' 2026-11-23',
    '२०२६-११-२३',
  ])('%j is none', (text) => {
    expect(msOf(text)).toBeNull()
  })
})

describe('a time of day', () => {
  it.each([
    ['00:00', '00:00:00'],
    ['23:59', '23:59:00'],
    ['10:30:45', '10:30:45'],
    ['10:30:45Z', '10:30:45'],
    ['10:30Z', '10:30:00'],
  ])('%s is %s', (text, time) => {
    expect(timeOf(text)).toBe(time)
  })

  it.each(['', '24:00', '9:30', '10:60', '10:30:60', '10:30:00+05:45', '10.30', '10:30 am'])(
    '%j is none',
    (text) => {
      expect(timeOf(text)).toBeNull()
    },
  )
})

it.each<[unknown, boolean | null]>([
  [true, true],
  [false, false],
  ['Y', true],
  ['true', true],
  ['N', false],
  ['false', false],
  ['y', null],
  ['TRUE', null],
  [1, null],
  [0, null],
  [null, null],
  [undefined, null],
  [{}, null],
])('yes or no: %j is %j', (value, is) => {
  expect(booleanOf(value)).toBe(is)
})
