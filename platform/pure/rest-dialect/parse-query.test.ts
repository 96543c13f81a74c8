import { describe, expect, it } from 'vitest'
import { Problem } from '../problem.ts'
import { parseOptions } from './parse-query.ts'
import { printQuery } from './query.ts'

const options = (given: Readonly<Record<string, string>>) => parseOptions(Object.entries(given))
const problemOf = (given: Readonly<Record<string, string>>): Problem => {
  try {
    options(given)
  } catch (error) {
    if (error instanceof Problem) return error
    throw error
  }
  throw new Error('nothing was wrong')
}

describe('the options of a query', () => {
  it.each([
    [{ $select: 'Name, note' }, { select: ['Name', 'note'] }],
    [{ $orderby: 'Name' }, { orderBy: [{ column: 'Name', direction: 'asc' }] }],
    [
      { $orderby: 'Name DESC,id asc' },
      {
        orderBy: [
          { column: 'Name', direction: 'desc' },
          { column: 'id', direction: 'asc' },
        ],
      },
    ],
    [{ $filter: '  ' }, {}],
    [
      { $top: '20', $skip: '40' },
      { top: 20, skip: 40 },
    ],
    [{ $expand: 'C_Payment' }, { expand: [{ name: 'C_Payment', options: {} }] }],
    [
      { $expand: 'C_Payment.n_loan_ID' },
      { expand: [{ name: 'C_Payment', link: 'n_loan_ID', options: {} }] },
    ],
    [
      { $expand: "lines($filter=note eq 'a;b,c(d';$top=2), person ( $select=Name )" },
      {
        expand: [
          {
            name: 'lines',
            options: {
              filter: {
                is: 'compare',
                left: { column: 'note' },
                operator: 'eq',
                right: 'a;b,c(d',
              },
              top: 2,
            },
          },
          { name: 'person', options: { select: ['Name'] } },
        ],
      },
    ],
    [
      { $expand: 'a(expand=b($select=c))' },
      {
        expand: [{ name: 'a', options: { expand: [{ name: 'b', options: { select: ['c'] } }] } }],
      },
    ],
    [{ $expand: 'a()' }, { expand: [{ name: 'a', options: {} }] }],
  ])('%j', (given, parsed) => {
    expect(options(given)).toEqual(parsed)
  })

  it.each([
    ['0', 100],
    ['-1', 100],
    ['101', 100],
    ['100', 100],
    ['1', 1],
  ])('$top=%s is %i: none, negative and too many mean a full page', (top, size) => {
    expect(options({ $top: top })).toEqual({ top: size })
  })

  it.each([
    [{ $count: 'true' }, '$count is not a query option'],
    [{ constructor: 'x' }, 'constructor is not a query option'],
    [{ $top: 'ten' }, '$top is not a whole number'],
    [{ $top: '1.5' }, '$top is not a whole number'],
    [{ $top: '1234567890' }, '$top is not a whole number'],
    [{ $skip: '-1' }, /^\$skip must be 0 to \d+$/],
    [{ $select: '' }, '$select has an empty name'],
    [{ $select: 'a,,b' }, '$select has an empty name'],
    [{ $select: 'a b' }, '$select has a bad name: a b'],
    [{ $select: 'a;drop' }, '$select has a bad name: a;drop'],
    [{ $orderby: 'a up' }, '$orderby is not an order: a up'],
    [{ $orderby: 'a desc asc' }, '$orderby is not an order: a desc asc'],
    [{ $expand: 'a-b' }, '$expand has a bad name: a-b'],
    [{ $expand: 'a.b.c' }, '$expand has a bad name: a.b.c'],
    [{ $expand: 'a,A' }, '$expand names the same thing twice'],
    [{ $expand: 'a(top)' }, '$expand has an option without a value: top'],
    [{ $expand: 'a($nope=1)' }, '$nope is not a query option'],
    [{ $expand: 'a($top=1;$top=2)' }, '$top is repeated'],
    [
      { $expand: 'a($expand=b($expand=c($expand=d($expand=e))))' },
      /^\$expand may be nested \d deep$/,
    ],
    [{ $filter: 'x'.repeat(20_000) }, /^\$filter may have \d+ characters$/],
    [
      { $select: Array.from({ length: 101 }, (_, at) => `c${at}`).join(',') },
      /^\$select may have \d+ names$/,
    ],
  ])('is refused where it is wrong (%#)', (given, detail) => {
    const problem = problemOf(given)
    expect(problem.status).toBe(400)
    expect(problem.detail).toMatch(detail)
  })

  it('names the option that is wrong, and as much of it as anybody reads', () => {
    expect(problemOf({ $top: 'x' }).errors).toEqual([
      { field: '$top', message: 'is not a whole number' },
    ])
    expect(problemOf({ ['$'.padEnd(5_000, 'x')]: '1' }).detail?.length).toBeLessThan(100)
    expect(problemOf({ $select: `${'x'.repeat(5_000)} y` }).detail?.length).toBeLessThan(100)
  })

  it('given twice is refused, not the last one taken', () => {
    expect(() =>
      parseOptions([
        ['$top', '1'],
        ['$top', '2'],
      ]),
    ).toThrow(expect.objectContaining({ detail: '$top is repeated' }))
  })

  it('that are printed are read back as they were', () => {
    const all = options({
      $select: 'Name,note',
      $filter: "Name eq 'O''Brien' and (a gt 5 or not (b in (1,2)))",
      $orderby: 'Name desc,id',
      $top: '7',
      $skip: '14',
      $expand: "C_Payment.x_ID($filter=d eq 'a;b';$expand=slip($select=number)),person",
    })
    const printed = [...new URLSearchParams(printQuery(all))]
    expect(parseOptions(printed)).toEqual(all)
    expect(printQuery({})).toBe('')
  })

  it('full of opening brackets and quotes end at once', () => {
    for (const text of ['('.repeat(4_000), "'".repeat(4_000), `a(${'('.repeat(3_900)}`])
      expect(() => options({ $expand: text })).toThrow(Problem)
  })
})
