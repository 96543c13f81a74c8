import { describe, expect, it } from 'vitest'
import { comingMoment, parseMoment } from './moment.ts'

describe('a time in Nepal', () => {
  it.each([
    ['2026-12-10 17:00', '2026-12-10T11:15:00.000Z'],
    ['2026-12-10T17:00', '2026-12-10T11:15:00.000Z'],
    ['2026-12-10 00:00', '2026-12-09T18:15:00.000Z'],
    ['2026-12-10 23:59', '2026-12-10T18:14:00.000Z'],
    ['2028-02-29 06:00', '2028-02-29T00:15:00.000Z'],
  ])('%s in Nepal is %s', (text, iso) => {
    expect(new Date(parseMoment(text) ?? Number.NaN).toISOString()).toBe(iso)
  })

  it.each([
    '',
    '2026-12-10',
    '17:00',
    '2026-12-10 24:00',
    '2026-12-10 17:60',
    '2026-12-10 7:00',
    '2026-12-10 17:00:00',
    '2026-12-10  17:00',
    ' 2026-12-10 17:00',
    '2026-12-10 17:00 ',
    '2026-12-10 17:00\n',
    '2026-02-29 17:00',
    '2026-13-01 17:00',
    '10/12/2026 17:00',
    '२०२६-१२-१० १७:००',
  ])('“%s” is none', (text) => {
    expect(parseMoment(text)).toBeNull()
  })
})

describe('a time that is to come', () => {
  const now = Date.parse('2026-12-10T11:15:00Z')

  it.each([
    ['2026-12-10 17:00', false],
    ['2026-12-10 17:01', true],
    ['2027-12-11 17:00', true],
    ['2027-12-11 17:01', false],
    ['soon', false],
  ])('%s is one: %s', (text, isOne) => {
    expect(comingMoment(text, now) !== null).toBe(isOne)
  })
})
