import { describe, expect, it } from 'vitest'
import { referenceLabel } from '../reference.ts'
import {
  dayOf,
  findKey,
  flagOf,
  foundIn,
  idOf,
  msOf,
  listValueOf,
  moneyOf,
  numberOf,
  recordsOf,
  textOf,
  value,
} from './record.ts'

const read = (found: unknown) => ({ it: found })

describe('a value of a record', () => {
  it('is found in the case it was asked in, else in any', () => {
    expect(value({ Name: 'a', NAME: 'b' }, 'NAME')).toBe('b')
    expect(value({ n_Program_ID: 7 }, 'N_PROGRAM_ID')).toBe(7)
    expect(value({}, 'Name')).toBeUndefined()
  })

  it.each([
    ['सीता', 'सीता'],
    ['', ''],
    [7, '7'],
    [{ id: 7, identifier: 'Seven', Name: 'The Seven' }, 'The Seven'],
    [{ id: 7, identifier: 'Seven' }, 'Seven'],
    [{ id: 7 }, ''],
    [null, ''],
    [undefined, ''],
    [true, ''],
    [['a'], ''],
  ])('as text: %j is %j', (found, text) => {
    expect(textOf(read(found), 'it')).toBe(text)
  })

  it.each([
    [7, 7],
    ['7', 7],
    [{ id: 7, identifier: 'Seven' }, 7],
    [{ id: '7' }, 7],
    [0, 0],
    [1.5, null],
    ['seven', null],
    ['', null],
    [{}, null],
    [null, null],
    [undefined, null],
  ])('as an id: %j is %j', (found, id) => {
    expect(idOf(read(found), 'it')).toBe(id)
  })

  it.each([
    ['DR', 'DR'],
    [{ id: 'DR', identifier: 'Drafted' }, 'DR'],
    [{ id: 7 }, null],
    [{}, null],
    [null, null],
    [undefined, null],
  ])('as a choice: %j is %j', (found, code) => {
    expect(listValueOf(read(found), 'it')).toBe(code)
  })

  it.each([
    [1500.5, 150_050],
    ['1500.50', 150_050],
    [-3, -300],
    [0.1 + 0.2, 30],
    ['', 0],
    [null, 0],
    [undefined, 0],
    ['much', 0],
    [{}, 0],
  ])('as money: %j is %j paisa', (found, paisa) => {
    expect(moneyOf(read(found), 'it')).toBe(paisa)
  })

  it.each([
    ['2026-11-23', '2026-11-23'],
    ['2026-11-23T00:00:00+05:45', '2026-11-23'],
    ['23/11/2026', null],
    ['', null],
    [null, null],
  ])('as a day: %j is %j', (found, day) => {
    expect(dayOf(read(found), 'it')).toBe(day)
  })

  it.each([
    ['2026-11-23T10:30:00+05:45', Date.UTC(2026, 10, 23, 4, 45)],
    ['', null],
    ['soon', null],
    [null, null],
  ])('as a time: %j is %j', (found, ms) => {
    expect(msOf(read(found), 'it')).toBe(ms)
  })

  it.each([
    [true, true],
    ['Y', true],
    ['true', true],
    [false, false],
    ['N', false],
    [1, false],
    [null, false],
    [undefined, false],
  ])('as yes or no: %j is %j', (found, is) => {
    expect(flagOf(read(found), 'it')).toBe(is)
  })

  it.each([
    [3.4, 3.4],
    ['3.40', 3.4],
    [0, 0],
    ['0', 0],
    ['  ', null],
    ['', null],
    ['many', null],
    [null, null],
    [undefined, null],
    [true, null],
    [Number.NaN, null],
  ])('as a number: %j is %j, and nothing is never 0', (found, number) => {
    expect(numberOf(read(found), 'it')).toBe(number)
  })

  it('as child rows: only what is a record, and none where there is no list', () => {
    expect(recordsOf(read([{ id: 1 }, null, 'x', { id: 2 }]), 'it')).toEqual([{ id: 1 }, { id: 2 }])
    expect(recordsOf(read({ id: 1 }), 'it')).toEqual([])
    expect(recordsOf({}, 'it')).toEqual([])
  })
})

it.each([
  ['m', 'male'],
  [{ id: 'M' }, 'male'],
  [{ id: 'male', identifier: 'Man' }, 'male'],
  [{ id: 'X', identifier: 'male' }, 'male'],
  [{ id: 'MALE' }, null],
  [{ id: 7, identifier: 'Male' }, 'male'],
  [{ id: 'X', identifier: 'Y', Name: 'Male' }, 'male'],
  [{ id: 'X', identifier: 'Y' }, null],
  ['', null],
  [null, null],
])('a value of a list is found by id or identifier: %j is %j', (reference, key) => {
  const find = (text: string) =>
    text.toLowerCase() === 'm' ? 'male' : findKey(text, { male: { en: 'Male' } })
  expect(foundIn({ it: reference }, 'it', find)).toBe(key)
})

it.each([
  ['plain', 'plain'],
  [{ Name: 'N', identifier: 'I' }, 'N'],
  [{ identifier: 'I' }, 'I'],
  [{ Name: 7 }, ''],
  [7, ''],
  [null, ''],
])('the label of %j is %j', (reference, label) => {
  expect(referenceLabel(reference)).toBe(label)
})
