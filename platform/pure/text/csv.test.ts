import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { isCsvProblem, parseCsv, parseTable } from './csv.ts'

function rowsOf(text: string) {
  const read = parseCsv(text)
  if (isCsvProblem(read)) throw new Error(`${read.wrong} in row ${read.line}`)
  return read
}

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
      expect(rowsOf(text).map(({ cells }) => cells)).toEqual(rows)
    }),
  )
})

it('says on which line of the file a row begins, whatever is empty or broken before it', () => {
  const lines = (text: string) => rowsOf(text).map(({ line, cells }) => [line, cells[0]])
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

it.each([
  ['commas', 'a,b\n1,"x;y"\n'],
  ['semicolons', 'a;b\n1;"x;y"\n'],
  ['tabs', 'a\tb\n1\tx;y\n'],
])('reads cells between %s', (_, text) => {
  expect(rowsOf(text).map(({ cells }) => cells)).toEqual([
    ['a', 'b'],
    ['1', 'x;y'],
  ])
})

it('names the row in which a quotation mark is opened and not closed, and reads nothing after it', () => {
  expect(parseCsv('a,b\n1,"x\n2,y\n3,z\n')).toEqual({ wrong: 'quotation', line: 2 })
  expect(parseCsv('a,b\n1,"x" y\n')).toEqual({ wrong: 'quotation', line: 2 })
})

it('names the first row of another width than the head; empty cells at the end do not count', () => {
  expect(parseTable('a,b\n1,2\n3\n')).toEqual({ wrong: 'width', line: 3 })
  expect(parseTable('a,b\n1,2,3\n')).toEqual({ wrong: 'width', line: 2 })
  expect(parseTable('a,b\n1,2,,\n')).toMatchObject({ head: ['a', 'b'], rows: [{ line: 2 }] })
  expect(parseTable('')).toEqual({ head: [], rows: [] })
})
