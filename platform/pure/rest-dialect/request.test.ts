import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { Problem } from '../problem.ts'
import { envelopeHeaders, parseEnvelope, printEnvelope } from './envelope.ts'
import { eq, or } from './filter.ts'
import { printQuery } from './query.ts'
import type { ListOptions } from './query.ts'
import { localeOf, parseRequest } from './request.ts'
import { parseStrictJson } from './strict-json.ts'

const list = (query: Record<string, string | string[]>) => parseRequest({ table: 'loan' }, query)
const optionsOf = (query: string) => {
  const parameters = Object.fromEntries(new URLSearchParams(query))
  const request = list(parameters)
  return request.is === 'list' ? request.options : null
}

const name = fc.stringMatching(/^[A-Za-z_]\w{0,9}$/).map((text) => `c${text}`)
const names = fc.uniqueArray(name, {
  minLength: 1,
  maxLength: 3,
  selector: (text) => text.toLowerCase(),
})
const listOptions = (depth: number): fc.Arbitrary<ListOptions> =>
  fc.record(
    {
      select: names,
      filter: fc
        .tuple(name, fc.string({ maxLength: 8 }))
        .map(([column, text]) => or(eq(column, text), eq(column, 1))),
      orderBy: fc.array(
        fc.record({ column: name, direction: fc.constantFrom('asc' as const, 'desc' as const) }),
        { minLength: 1, maxLength: 3 },
      ),
      top: fc.integer({ min: 1, max: 100 }),
      skip: fc.integer({ min: 0, max: 10_000 }),
      ...(depth < 3 && {
        expand: names.chain((found) =>
          fc.tuple(
            ...found.map((typed) =>
              fc.record(
                { name: fc.constant(typed), link: name, options: listOptions(depth + 1) },
                { requiredKeys: ['name', 'options'] },
              ),
            ),
          ),
        ),
      }),
    },
    { requiredKeys: [] },
  )

describe('a model request', () => {
  it('is read back exactly as the browser prints it', () => {
    fc.assert(
      fc.property(listOptions(0), (options) => {
        const query = printQuery(options)
        fc.pre([...new URLSearchParams(query).values()].every((value) => value.length <= 2000))
        expect(optionsOf(query)).toEqual(options)
      }),
      { numRuns: 500 },
    )
  })

  it('keeps separators that stand inside quotes and parentheses', () => {
    const query = "$expand=loan($filter=note eq 'a;b,c)' and (x in (1,2));$top=5),reader"
    expect(optionsOf(query)?.expand?.map((one) => one.name)).toEqual(['loan', 'reader'])
    expect(optionsOf(query)?.expand?.[0]?.options.top).toBe(5)
  })

  it('clamps $top as the dialect does and bounds $skip', () => {
    expect(optionsOf('$top=-1')?.top).toBe(100)
    expect(optionsOf('$top=0')?.top).toBe(100)
    expect(optionsOf('$top=5000')?.top).toBe(100)
    expect(optionsOf('$top=7')?.top).toBe(7)
    expect(() => optionsOf('$skip=10001')).toThrow(Problem)
  })

  it.each<Record<string, string | string[]>>([
    { $top: 'ten' },
    { $top: ['1', '2'] },
    { $skip: '-1' },
    { $orderby: 'a b' },
    { $orderby: 'a;drop' },
    { $select: 'a,,b' },
    { $select: 'a b' },
    { $expand: 'a(' },
    { $expand: 'a,A' },
    { $expand: 'a($expand=b($expand=c($expand=d)))' },
    { $expand: 'a($top=1;$top=2)' },
    { $expand: 'a($nonsense=1)' },
    { $valrule: '1' },
    { showsql: '' },
    { constructor: '1' },
  ])('refuses %o', (query) => {
    expect(() => list(query)).toThrow(Problem)
  })

  it.each([
    '0',
    '-1',
    '01',
    '1e3',
    '1.0',
    '12345678901',
    'abc',
    '',
    ' 1',
    '1;',
    '0d2c0000-0000-0000-0000-00000000000g',
  ])('refuses the record id "%s"', (id) => {
    expect(() => parseRequest({ table: 'loan', id }, {})).toThrow(Problem)
  })

  it('takes an integer or a uuid as record id, and a column after it', () => {
    const uuid = '0d2c1111-2222-3333-4444-555555555555'
    expect(parseRequest({ table: 'loan', id: '7' }, {})).toEqual({
      is: 'record',
      table: 'loan',
      key: { is: 'id', id: 7 },
      options: {},
    })
    expect(parseRequest({ table: 'loan', id: uuid, column: 'Name' }, {})).toEqual({
      is: 'property',
      table: 'loan',
      key: { is: 'uuid', uuid },
      column: 'Name',
    })
  })

  it('knows the locale parameter and ignores an unknown one', () => {
    expect(localeOf({ locale: 'ne_NP' })).toBe('ne')
    expect(localeOf({ locale: 'fr_FR' })).toBeNull()
    expect(list({ locale: 'fr_FR' })).toEqual({ is: 'list', table: 'loan', options: {} })
  })
})

describe('the list envelope', () => {
  it('has the keys, order and headers of the dialect', () => {
    const page = { size: 100, skipped: 0, total: 204, count: 1 }
    expect(printEnvelope(page, '{"id":1}')).toBe(
      '{"page-count":3,"records-size":100,"skip-records":0,"row-count":204,"records":[{"id":1}],"array-count":1}',
    )
    expect(envelopeHeaders(page)).toMatchObject({ 'X-Page-Count': '3', 'X-Row-Count': '204' })
  })

  it('is one page when nothing matches, and is read back', () => {
    const text = printEnvelope({ size: 100, skipped: 0, total: 0, count: 0 }, '')
    expect(text).toContain('"page-count":1')
    expect(parseEnvelope(JSON.parse(text))).toEqual({ records: [], total: 0 })
    expect(parseEnvelope({})).toBeNull()
  })
})

describe('a JSON body', () => {
  it('is the same data JSON.parse gives', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 4 }), (value) => {
        const text = JSON.stringify(value)
        fc.pre(!text.includes('__proto__'))
        expect(parseStrictJson(text)).toEqual(JSON.parse(text))
      }),
    )
  })

  it.each([
    '',
    '{',
    '{"a":1,"a":2}',
    '{"a":{"b":1,"\\u0062":2}}',
    '{"__proto__":{}}',
    '{"\\u005f_proto__":{}}',
    `${'['.repeat(9)}${']'.repeat(9)}`,
    '{"a":"\\q"}',
    '{"a:1}',
    'undefined',
  ])('is refused when it is %s', (text) => {
    expect(() => parseStrictJson(text)).toThrow(Problem)
  })
})
