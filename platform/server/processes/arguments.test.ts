import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { Problem } from '#platform/pure/problem.ts'
import * as argument from '#platform/pure/rest-dialect/arguments.ts'
import { parametersOf } from '#platform/pure/rest-dialect/contract.ts'
import { readArguments } from './arguments.ts'
import type { Process } from './process.ts'

type Of = Pick<Process, 'input' | 'recordParameter'>
type Type = argument.ParameterType

const process = (entries: v.ObjectEntries): Of => ({
  input: v.object(entries),
  recordParameter: { table: 'n_thing', parameter: 'n_thing_ID' },
})
const schemas = {
  text: argument.text(),
  integer: argument.integer(),
  ids: argument.ids(),
  amount: argument.amount(),
  boolean: argument.flag(),
  file: argument.file(),
  table: argument.table(),
} as const satisfies Record<Type, unknown>
const read = (type: Type, raw: unknown) =>
  readArguments(process({ It: v.optional(schemas[type]) }), { It: raw })['It']
const refusalOf = (of: Of, body: Readonly<Record<string, unknown>>) => {
  try {
    readArguments(of, body)
  } catch (error) {
    if (error instanceof Problem) return { detail: error.detail, errors: error.errors }
    throw error
  }
  return null
}
const refuses = (type: Type, raw: unknown) =>
  refusalOf(process({ It: v.optional(schemas[type]) }), { It: raw })?.detail

const base64 = (content: string | Uint8Array) => Buffer.from(content).toString('base64')

describe('an argument of a process', () => {
  it.each<[Type, unknown, unknown]>([
    ['text', '  two words ', 'two words'],
    ['text', 'नेपाली', 'नेपाली'],
    ['text', 'x'.repeat(500), 'x'.repeat(500)],
    ['integer', 7, 7],
    ['integer', '7', 7],
    ['integer', '\u00A0१२ ', 12],
    ['amount', '१५००.५', 150_050],
    ['integer', { id: 7, identifier: 'Seven' }, 7],
    ['integer', { id: { id: 7 } }, 7],
    ['ids', [1, '2', { id: 3 }, 1], [1, 2, 3]],
    ['amount', 1_500.5, 150_050],
    ['amount', '1500.50', 150_050],
    ['amount', ' 12 ', 1_200],
    ['amount', -3, -300],
    ['amount', 0.1 + 0.2, 30],
    ['amount', 0, 0],
    ['amount', 9_999_999_999.99, 999_999_999_999],
    ['boolean', true, true],
    ['boolean', 'Y', true],
    ['boolean', 'true', true],
    ['boolean', false, false],
    ['boolean', 'N', false],
    ['boolean', 'false', false],
    ['file', { fileName: 'a.csv', fileContent: base64('१,२\n') }, '१,२\n'],
    [
      'table',
      [
        ['Name', 'Rs.'],
        ['Sita', 1500.5],
      ],
      [
        ['Name', 'Rs.'],
        ['Sita', 1500.5],
      ],
    ],
  ])('of the type %s, written as %j, is %j', (type, raw, value) => {
    expect(read(type, raw)).toEqual(value)
  })

  it.each<[Type, unknown]>([
    ['text', 7],
    ['text', ['a']],
    ['text', { id: 'a' }],
    ['text', 'x'.repeat(2_001)],
    ['text', 'a\0b'],
    ['text', 'a\uDC00b'],
    ['integer', 1.5],
    ['integer', -1.5],
    ['integer', '1e3'],
    ['integer', 'seven'],
    ['integer', 2 ** 53],
    ['integer', '1234567890123456'],
    ['integer', [7]],
    ['ids', []],
    ['ids', 7],
    ['ids', { id: 7 }],
    ['ids', [1, 'two']],
    ['ids', [1, 0]],
    ['ids', [-1]],
    ['ids', Array.from({ length: 501 }, (_, at) => at + 1)],
    ['amount', '0x10'],
    ['amount', '1e3'],
    ['amount', '1,500'],
    ['amount', 'Rs. 5'],
    ['amount', 1000.005],
    ['amount', '0.001'],
    ['amount', '   '],
    ['amount', true],
    ['amount', [5]],
    ['amount', 1e10],
    ['amount', '99999999999'],
    ['boolean', 1],
    ['boolean', 'yes'],
    ['boolean', {}],
    ['file', 'plain text'],
    ['file', {}],
    ['file', { fileContent: 7 }],
    ['file', { fileContent: 'not base64!' }],
    ['file', { fileContent: '' }],
    ['file', { fileContent: base64(Uint8Array.from([0xff, 0xfe])) }],
    ['file', { fileContent: base64('a\0b') }],
    ['table', []],
    ['table', [[]]],
    ['table', 'a,b'],
    ['table', [['a', 'b'], ['c']]],
    ['table', [['a'], [null]]],
    ['table', [['a'], [{ b: 1 }]]],
    ['table', [['a\0b']]],
    ['table', [['x'.repeat(32_768)]]],
    ['table', [Array.from({ length: 61 }, () => 'x')]],
    ['table', Array.from({ length: 2_002 }, () => ['x'])],
  ])('of the type %s cannot be %j', (type, raw) => {
    expect(refuses(type, raw)).toMatch(/^It must be /)
  })

  it('takes no ids where none has a meaning', () => {
    const centres = process({ It: v.optional(argument.idsOrNone()) })
    expect(readArguments(centres, { It: [] })).toEqual({ It: [] })
    expect(readArguments(centres, { It: [2, '2'] })).toEqual({ It: [2] })
    expect(refusalOf(centres, { It: [0] })?.detail).toBe('It must be a list of at most 500 ids')
  })

  it('takes as many ids as it says, and not one more', () => {
    const ids = Array.from({ length: 500 }, (_, at) => at + 1)
    expect(read('ids', ids)).toEqual(ids)
    expect(refuses('ids', [...ids, 501])).toBe('It must be a list of 1 to 500 ids')
  })

  it('that is empty is not given, which only a mandatory one minds', () => {
    const both = process({
      Reason: v.optional(argument.text()),
      C_BPartner_ID: argument.integer(),
    })
    expect(readArguments(both, { Reason: '', C_BPartner_ID: 7 })).toEqual({ C_BPartner_ID: 7 })
    for (const nothing of [undefined, null, ''])
      expect(refusalOf(both, { C_BPartner_ID: nothing })?.errors).toEqual([
        { field: 'C_BPartner_ID', message: 'Fill mandatory fields: C_BPartner_ID' },
      ])
  })

  it('says all that is wrong at once, the first as its sentence', () => {
    const all = process({
      Amount: argument.amount(),
      IsPaid: v.optional(argument.flag()),
      Note: v.optional(argument.text()),
    })
    expect(refusalOf(all, { Amount: 'much', IsPaid: 'perhaps', Note: 'fine' })).toEqual({
      detail: 'Amount must be an amount in rupees',
      errors: [
        { field: 'Amount', message: 'Amount must be an amount in rupees' },
        { field: 'IsPaid', message: 'IsPaid must be true or false' },
      ],
    })
  })
})

it('a text has the length its parameter allows, and is refused with that number beyond it', () => {
  const long = process({ It: argument.text(2_000) })
  const text = 'x'.repeat(2_000)
  expect(readArguments(long, { It: text })['It']).toBe(text)
  expect(refusalOf(long, { It: `${text}x` })?.detail).toBe(
    'It must be text of at most 2,000 characters',
  )
})

describe('the name of an argument', () => {
  const report = process({
    report_type: v.optional(argument.text()),
    C_Order_ID: v.optional(argument.integer()),
    n_thing_ID: v.optional(argument.integer()),
  })
  it.each<[string, Readonly<Record<string, unknown>>, object]>([
    ['as it is declared', { C_Order_ID: 5 }, { C_Order_ID: 5 }],
    ['with a small first letter', { c_Order_ID: 5 }, { C_Order_ID: 5 }],
    ['with dashes', { 'report-type': 'PDF' }, { report_type: 'PDF' }],
    ['as the record of its table', { 'record-id': 9, 'model-name': 'n_thing' }, { n_thing_ID: 9 }],
    ['not as the record of another table', { 'record-id': 9, 'model-name': 'n_other' }, {}],
    ['not as a record of no table', { 'record-id': 9 }, {}],
    ['not from the prototype of the body', Object.create({ C_Order_ID: 5 }), {}],
    ['undeclared is left out', { else: 5, constructor: 'x' }, {}],
  ])('%s', (_, body, given) => {
    expect(readArguments(report, body)).toEqual(given)
  })

  it('as declared goes before the others', () => {
    expect(readArguments(report, { report_type: 'PDF', 'report-type': 'XLS' })).toEqual({
      report_type: 'PDF',
    })
  })
})

it('the process list names each parameter with its type, and which ones are mandatory', () => {
  const { input } = process({ IsPaid: v.optional(argument.flag()), Amount: argument.amount() })
  expect(parametersOf(input)).toEqual([
    { name: 'IsPaid', type: 'boolean', isMandatory: false },
    { name: 'Amount', type: 'amount', isMandatory: true },
  ])
})
