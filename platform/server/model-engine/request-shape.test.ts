import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseRequest } from '#platform/pure/rest-dialect/request.ts'
import { requestShape } from './request-shape.ts'

const shape = (query: Record<string, string> = {}, id?: string, column?: string) =>
  requestShape(parseRequest({ table: 'loan', ...(id && { id }), ...(column && { column }) }, query))
const filter = ($filter: string) => shape({ $filter })

describe('the shape of a request', () => {
  it.each([
    ["Name eq 'Sita'", "Name eq 'x'' or ''1'''", ['Sita'], ["x' or '1'"]],
    ['totalfee gt 5', 'totalfee gt 700', [5], [700]],
    ['IsActive eq true', 'IsActive eq false', [true], [false]],
    ['loan_ID in (1,2,3)', 'loan_ID in (9)', [[1, 2, 3]], [[9]]],
    ["contains(Name,'abc')", "contains(Name,'xyz')", ['abc'], ['xyz']],
    ["tolower(Name) eq tolower('AB')", "tolower(Name) eq 'other'", ['ab'], ['other']],
    [
      "(a eq 1 or b eq 2) and not (c eq 'x')",
      "(a eq 9 or b eq 8) and not (c eq 'y')",
      [1, 2, 'x'],
      [9, 8, 'y'],
    ],
  ])(
    'is the same for %s and %s, and holds what was typed apart',
    (...[one, other, first, second]) => {
      const [a, b] = [filter(one), filter(other)]
      expect(a.key).toBe(b.key)
      expect([a.given, b.given]).toEqual([first, second])
      expect(a.key).not.toMatch(/Sita|700|xyz/)
    },
  )

  it.each([
    ['a eq 1', 'a neq 1'],
    ['a eq 1', 'b eq 1'],
    ['a eq 1', 'a eq null'],
    ['a eq 1 and b eq 2', 'a eq 1 or b eq 2'],
    ['a eq 1', 'not (a eq 1)'],
    ["Name eq 'x'", "tolower(Name) eq 'x'"],
    ["contains(Name,'abc')", "startswith(Name,'abc')"],
    ['a eq 1', 'a in (1)'],
    ['a eq b', 'a eq c'],
    ['a eq 1 and (b eq 2 or c eq 3)', '(a eq 1 and b eq 2) or c eq 3'],
  ])('distinguishes %s from %s', (one, other) => {
    expect(filter(one).key).not.toBe(filter(other).key)
  })

  it('tells what is selected, ordered and expanded, not how many', () => {
    const keys = [
      {},
      { $select: 'Name' },
      { $select: 'Name,note' },
      { $orderby: 'Name' },
      { $orderby: 'Name desc' },
      { $top: '5' },
      { $top: '5', $skip: '5' },
      { $expand: 'payment' },
      { $expand: 'payment($top=1)' },
      { $expand: 'payment($filter=payamt eq 1)' },
    ].map((query) => shape(query).key)
    expect(new Set(keys).size).toBe(keys.length)
    expect(shape({ $top: '5' }).key).toBe(shape({ $top: '9' }).key)
    expect(shape({ $top: '9', $skip: '3' }).given).toEqual([9, 3])
    expect(shape({ $expand: 'payment($filter=payamt eq 1)' }).key).toBe(
      shape({ $expand: 'payment($filter=payamt eq 99)' }).key,
    )
  })

  it('of a record is its kind of key, and the key is typed', () => {
    const uuid = '00000000-0000-4000-8000-000000000001'
    expect(shape({}, '7').key).toBe(shape({}, '8').key)
    expect(shape({}, '7').given).toEqual([7])
    expect(shape({}, uuid).given).toEqual([uuid])
    const keys = [shape({}, '7'), shape({}, uuid), shape({}, '7', 'Name'), shape()].map(
      ({ key }) => key,
    )
    expect(new Set(keys).size).toBe(4)
  })

  it('gives every comparison a place of its own', () => {
    const { given, placeOf } = filter("a eq 1 and b in (2,3) and contains(c,'four')")
    expect(given).toEqual([1, [2, 3], 'four'])
    expect([...placeOf.values()].toSorted()).toEqual([0, 1, 2])
  })

  it('never holds a text that was typed', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z']{4,20}$/), (text) => {
        const typed = `typed-${text}`
        const { key, given } = filter(`Name eq '${typed.replaceAll("'", "''")}'`)
        expect(key).not.toContain('typed')
        expect(given).toEqual([typed])
      }),
    )
  })
})
