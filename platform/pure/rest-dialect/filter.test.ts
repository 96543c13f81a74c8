import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { Problem } from '../problem.ts'
import { and, eq, ge, isIn, match, not, or, printFilter } from './filter.ts'
import type { Filter, Literal, Operand } from './filter.ts'
import { parseFilter } from './parse-filter.ts'

const column = fc
  .stringMatching(/^[A-Za-z_]\w{0,12}$/)
  .filter((name) => !/^(and|or|not|in|null|true|false|Y|N)$/i.test(name))
const operand: fc.Arbitrary<Operand> = fc.oneof(
  column.map((column) => ({ column })),
  fc.record({ column, fold: fc.constantFrom('tolower' as const, 'toupper' as const) }),
)
const text = fc.string({ unit: 'binary', maxLength: 20 }).filter((value) => !value.includes('\0'))
const number = fc.oneof(
  fc.integer(),
  fc.integer({ min: -99_999_999, max: 99_999_999 }).map((value) => value / 100),
)
const literal: fc.Arbitrary<Literal> = fc.oneof(text, number, fc.boolean())
const atom: fc.Arbitrary<Filter> = fc.oneof(
  fc.record({
    is: fc.constant('compare' as const),
    left: operand,
    operator: fc.constantFrom('eq' as const, 'neq' as const, 'gt' as const, 'ge' as const),
    right: fc.oneof(literal, operand),
  }),
  column.map((name) => eq(name, null)),
  fc
    .tuple(column, fc.array(literal, { minLength: 1, maxLength: 5 }))
    .map(([name, values]) => isIn(name, values)),
  fc.record({
    is: fc.constant('match' as const),
    how: fc.constantFrom('contains' as const, 'startswith' as const, 'endswith' as const),
    left: operand,
    right: fc.oneof(
      text.map((value) => `${value}abc`),
      operand,
    ),
  }),
)
const { filter } = fc.letrec<{ filter: Filter }>((tie) => ({
  filter: fc.oneof(
    { maxDepth: 3, withCrossShrink: true },
    atom,
    tie('filter').map(not),
    fc.record({
      is: fc.constantFrom('and' as const, 'or' as const),
      terms: fc.array(tie('filter'), { minLength: 2, maxLength: 2 }),
    }),
  ),
}))

describe('$filter', () => {
  it('is read back exactly as it was built', () => {
    fc.assert(
      fc.property(filter, (built) => {
        const printed = printFilter(built)
        fc.pre(printed.length <= 2000)
        expect(parseFilter(printed)).toEqual(built)
      }),
      { numRuns: 2000 },
    )
  })

  it('prints what a screen would ask', () => {
    const built = and(eq('C_BPartner_ID', 1000101), ge('apply_uptolate', '2026-11-20'))
    expect(printFilter(built)).toBe("C_BPartner_ID eq 1000101 and apply_uptolate ge '2026-11-20'")
  })

  it.each([
    ['a eq 1 or b eq 2 and c eq 3', or(eq('a', 1), and(eq('b', 2), eq('c', 3)))],
    ['  a   eq 1 ', eq('a', 1)],
    ['a ne 1', { is: 'compare', left: { column: 'a' }, operator: 'neq', right: 1 }],
    ["Name eq 'O''Brien'", eq('Name', "O'Brien")],
    ['DateTo ge 2026-07-27', ge('DateTo', '2026-07-27')],
    ['Created ge 2026-07-27 10:00:00', ge('Created', '2026-07-27 10:00:00')],
    ['IsActive eq Y', eq('IsActive', true)],
    ["IsActive eq 'N'", eq('IsActive', 'N')],
    [
      'not contains(Name,%27x%27)'.replaceAll('%27', "'").replace('x', 'xyz'),
      not(match('contains', 'Name', 'xyz')),
    ],
    ['NOT (a eq null OR b in (1,2))', not(or(eq('a', null), isIn('b', [1, 2])))],
    [
      "startswith(tolower(Name),tolower('ABC'))",
      { is: 'match', how: 'startswith', left: { column: 'Name', fold: 'tolower' }, right: 'abc' },
    ],
    ["Name in ('a,b','c)')", isIn('Name', ['a,b', 'c)'])],
    ['a eq b', { is: 'compare', left: { column: 'a' }, operator: 'eq', right: { column: 'b' } }],
  ])('understands %s', (written, expected) => {
    expect(parseFilter(written)).toEqual(expected)
  })

  it.each([
    ['', 'nothing at all'],
    ['a', 'a name alone'],
    ['a eq', 'no value'],
    ['a EQ 1', 'an operator in capitals'],
    ['a = 1', 'an equals sign'],
    ['a <> 1', 'another language'],
    ['a eq 1 b eq 2', 'two comparisons without and'],
    ["a eq 'x", 'an open quote'],
    ["a eq 'x''", 'an open quote after an escaped one'],
    ['(a eq 1', 'an open parenthesis'],
    ['a eq 1)', 'a lone parenthesis'],
    ['a gt null', 'an order on null'],
    ['a in ()', 'an empty list'],
    ['a in (1,null)', 'null in a list'],
    ["contains(a,'xy')", 'too short a text'],
    ['contains(a,5)', 'a number where a text belongs'],
    ["contains(a,'xyz') eq true", 'a compared match'],
    ['length(a) eq 1', 'an unknown function'],
    ["concat(a,'b') eq 'c'", 'an unknown function with two arguments'],
    ['a eq 1; drop table x', 'a second statement'],
    ['a eq 1 -- x', 'a comment'],
    ['a.b eq 1', 'a path'],
    ['a eq 1e9', 'an exponent'],
    ['a eq 9007199254740993', 'too long a number'],
    ["a eq 'x\0y'", 'a NUL'],
    ['constructor eq constructor toString', 'inherited names'],
    ['a toString 1', 'an inherited name as operator'],
    [`${'('.repeat(9)}a eq 1${')'.repeat(9)}`, 'nine parentheses'],
    [`${'not '.repeat(9)}a eq 1`, 'nine nots'],
    [Array.from({ length: 21 }, () => 'a eq 1').join(' or '), '21 comparisons'],
    [`a in (${Array.from({ length: 51 }, () => 1).join(',')})`, '51 items'],
    [`a eq '${'x'.repeat(2000)}'`, 'more than 2,000 characters'],
  ])('refuses %s: %s', (written) => {
    expect(() => parseFilter(written)).toThrow(Problem)
  })

  it('answers any text with a filter or a syntax problem, quickly', () => {
    const words = [
      'a',
      'eq',
      ' ',
      '(',
      ')',
      "'",
      "''",
      ',',
      'not',
      'and',
      'or',
      'in',
      '1',
      '-',
      '.',
      '2026-01-01',
      'contains',
      'tolower',
      'null',
      '%',
      ';',
      '\\',
      '"',
      'é',
      '\n',
    ]
    const soup = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 3000 }),
      fc.array(fc.constantFrom(...words), { maxLength: 900 }).map((parts) => parts.join('')),
      fc.array(fc.constantFrom(...words), { maxLength: 60 }).map((parts) => parts.join(' ')),
    )
    let slowestMs = 0
    fc.assert(
      fc.property(soup, (written) => {
        const startedMs = performance.now()
        const outcome = outcomeOf(() => parseFilter(written))
        slowestMs = Math.max(slowestMs, performance.now() - startedMs)
        return outcome === 'value' || outcome instanceof Problem
      }),
      { numRuns: 5000 },
    )
    expect(slowestMs).toBeLessThan(200)
  })
})

function outcomeOf(work: () => unknown): unknown {
  try {
    work()
    return 'value'
  } catch (error) {
    return error
  }
}
