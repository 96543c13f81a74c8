import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { parseCsv } from './csv.ts'

it('reads quotes, line ends of both kinds, empty lines and a byte-order mark', () => {
  const text = '\uFEFFDate,Amount\r\n2026-11-20,"1,500.00"\n\n"a ""b""\nc", d '
  expect(parseCsv(text)).toEqual([
    { line: 1, cells: ['Date', 'Amount'] },
    { line: 2, cells: ['2026-11-20', '1,500.00'] },
    { line: 4, cells: ['a "b"\nc', 'd'] },
  ])
})

it('reads back whatever was written with every field in quotes', () => {
  const cell = fc.string().map((text) => `x${text.replaceAll('\r', '')}x`)
  fc.assert(
    fc.property(fc.array(fc.array(cell, { minLength: 1 }), { minLength: 1 }), (rows) => {
      const text = rows
        .map((row) => row.map((each) => `"${each.replaceAll('"', '""')}"`).join(','))
        .join('\n')
      expect(parseCsv(text).map(({ cells }) => cells)).toEqual(rows)
    }),
  )
})

it('says on which line of the file a row begins, whatever is empty or broken before it', () => {
  const lines = (text: string) => parseCsv(text).map(({ line, cells }) => [line, cells[0]])
  expect(lines('a\n\n , \nb\n"c\nd",x\ne')).toEqual([
    [1, 'a'],
    [4, 'b'],
    [5, 'c\nd'],
    [7, 'e'],
  ])
  expect(lines('\r\n\r\na\r\nb\r\n')).toEqual([
    [3, 'a'],
    [4, 'b'],
  ])
  expect(lines('')).toEqual([])
})
