import { describe, expect, it } from 'vitest'
import type { Column } from '../dictionary/dictionary.ts'
import { inputOf } from './input-values.ts'
import type { Field } from '../dictionary/model-shape.ts'

const label = { en: 'It', ne: 'यो' }
const field = (type: Field['type']): Field => ({ name: 'It', db: 'it', label, type })
const plain = (is: Exclude<Column['type']['is'], 'list' | 'reference'>) => field({ is })
const list = field({ is: 'list', values: { DR: label, CO: label } })
const reference = field({ is: 'reference', to: 'shelf' })
const uid = '00000000-0000-4000-8000-00000000000A'

const value = (given: unknown) => ({ is: 'value', value: given })
const by = (how: object) => ({ is: 'reference', to: 'shelf', by: how })

describe('a value of a body', () => {
  it.each<[string, Field, unknown, unknown]>([
    ['text', plain('text'), 'नाम', 'नाम'],
    ['text that is empty stays empty', plain('text'), '', ''],
    ['a number where a text is kept', plain('text'), 98, '98'],
    ['whole number', plain('integer'), 7, 7],
    ['whole number as text', plain('integer'), '-7', -7],
    ['whole number in Devanagari digits', plain('integer'), '२०८३', 2083],
    ['amount that a chat has wrapped', plain('amount'), '\u202A१५००.५०\u202C', 150_050],
    ['day in Devanagari digits', plain('date'), '२०२६–११–२३', '2026-11-23'],
    ['number', plain('number'), '3.25', 3.25],
    ['amount in paisa', plain('amount'), 1500.5, 150_050],
    ['amount as text', plain('amount'), '1500.50', 150_050],
    ['yes', plain('boolean'), 'Y', true],
    ['no', plain('boolean'), false, false],
    ['day', plain('date'), '2026-11-23', '2026-11-23'],
    ['instant', plain('datetime'), '2026-11-23T10:30', '2026-11-23T04:45:00.000Z'],
    ['time', plain('time'), '10:30', '10:30:00'],
    ['choice', list, 'DR', 'DR'],
    ['choice as it was read', list, { id: 'CO', identifier: 'Completed' }, 'CO'],
    ['object', plain('json'), { a: [1] }, '{"a":[1]}'],
  ])('%s', (...[, of, json, is]) => {
    expect(inputOf(of, json)).toEqual(value(is))
  })

  it.each<[string, Field]>([
    ['integer', plain('integer')],
    ['amount', plain('amount')],
    ['boolean', plain('boolean')],
    ['date', plain('date')],
    ['time', plain('time')],
    ['choice', list],
    ['reference', reference],
  ])('an empty %s is none', (_, of) => {
    expect(inputOf(of, '')).toEqual(value(null))
    expect(inputOf(of, null)).toEqual(value(null))
  })

  it.each<[string, Field, unknown, string]>([
    ['text', plain('text'), { a: 1 }, 'text'],
    ['text', plain('text'), 'a\0b', 'text'],
    ['text', plain('text'), '\uD800', 'text'],
    ['integer', plain('integer'), 1.5, 'whole number'],
    ['integer', plain('integer'), '1e3', 'whole number'],
    ['integer', plain('integer'), 2 ** 53, 'whole number'],
    ['integer', plain('integer'), Number.POSITIVE_INFINITY, 'whole number'],
    ['number', plain('number'), 'many', 'number'],
    ['amount', plain('amount'), 1e12, 'amount of rupees'],
    ['amount', plain('amount'), '1,500', 'amount of rupees'],
    ['boolean', plain('boolean'), 'yes', 'yes or no'],
    ['date', plain('date'), '2026-02-30', 'date (yyyy-mm-dd)'],
    ['date', plain('date'), 20_261_123, 'date (yyyy-mm-dd)'],
    ['datetime', plain('datetime'), 'today', 'time (ISO 8601)'],
    ['time', plain('time'), '25:00', 'time of day (hh:mm)'],
    ['choice', list, 'XX', 'choice'],
    ['choice', list, 'constructor', 'choice'],
    ['choice', list, 7, 'choice'],
  ])('of the type %s: %# is refused with its name', (...[, of, json, word]) => {
    expect(inputOf(of, json)).toEqual({ is: 'bad', message: `It is not a valid ${word}` })
  })
})

describe('a reference', () => {
  it.each<[string, unknown, object]>([
    ['its id', 7, { is: 'id', id: 7 }],
    ['its id as text', '7', { is: 'id', id: 7 }],
    ['what was read', { id: 7, identifier: 'Seven' }, { is: 'id', id: 7 }],
    ['its uuid, in small letters', { uid }, { is: 'uuid', uuid: uid.toLowerCase() }],
    ['its identifier', { identifier: 'A_B' }, { is: 'identifier', identifier: 'A_B' }],
    [
      'a column of it',
      { lookupColumn: 'Value', lookupValue: 'LTU' },
      { is: 'column', column: 'Value', value: 'LTU' },
    ],
    [
      'a column that is no text',
      { lookupColumn: 'IsActive', lookupValue: false },
      { is: 'column', column: 'IsActive', value: false },
    ],
  ])('by %s', (_, json, how) => {
    expect(inputOf(reference, json)).toEqual(by(how))
  })

  it.each<[string, unknown]>([
    ['0', 0],
    ['-1, as some clients write none', -1],
    ['an object without an id', { id: null }],
    ['an empty id', { id: '' }],
  ])('that is %s clears', (_, json) => {
    expect(inputOf(reference, json)).toEqual(value(null))
  })

  it.each<[string, unknown]>([
    ['a broken id', 1.5],
    ['words', 'seven'],
    ['a list', [7]],
    ['an unknown object', { name: 'x' }],
    ['no uuid', { uid: 'x' }],
    ['an empty identifier', { identifier: '' }],
    ['an identifier nothing can hold', { identifier: 'a\0' }],
    ['a column without a value', { lookupColumn: 'Value' }],
    ['a column with an object', { lookupColumn: 'Value', lookupValue: {} }],
    ['true', true],
  ])('that is %s is refused with what it may be', (_, json) => {
    expect(inputOf(reference, json)).toMatchObject({
      is: 'bad',
      message: expect.stringMatching(/^A reference is an id, /),
    })
  })
})

describe('an image', () => {
  const image = plain('image')
  it.each<[string, unknown, unknown]>([
    ['with its name', { file_name: 'a.png', data: 'AAAA' }, { fileName: 'a.png', base64: 'AAAA' }],
    [
      'with another word for it',
      { name: 'a.png', data: 'AAAA' },
      { fileName: 'a.png', base64: 'AAAA' },
    ],
    ['without one', { data: 'AAAA' }, { fileName: '-', base64: 'AAAA' }],
    [
      'as an address of data',
      { data: 'data:image/png;base64,AAAA' },
      { fileName: '-', base64: 'AAAA' },
    ],
    [
      'with a name nobody reads whole',
      { file_name: 'x'.repeat(300), data: 'AAAA' },
      { fileName: 'x'.repeat(200), base64: 'AAAA' },
    ],
  ])('%s is uploaded', (_, json, upload) => {
    expect(inputOf(image, json)).toEqual({ is: 'image', upload })
  })

  it('that only repeats the id it was read with stays', () => {
    expect(inputOf(image, { id: 9, 'model-name': 'ad_image' })).toEqual({
      is: 'reference',
      to: 'ad_image',
      by: { is: 'id', id: 9 },
    })
  })

  it.each([{}, { data: null }, { file_name: 'a.png' }, { id: 0 }, { id: 'x' }])(
    'without data it clears: %j',
    (json) => {
      expect(inputOf(image, json)).toEqual(value(null))
    },
  )

  it.each([
    ['text', 'AAAA'],
    ['a number', 7],
    ['data that is none', { data: 7 }],
  ])('that is %s is refused', (_, json) => {
    expect(inputOf(image, json)).toMatchObject({ is: 'bad' })
  })
})
