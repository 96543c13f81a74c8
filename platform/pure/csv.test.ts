import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { parseCsv } from './csv.ts'

it('reads quotes, line ends of both kinds, empty lines and a byte-order mark', () => {
  const text = '\uFEFFDate,Amount\r\n2026-11-20,"1,500.00"\n\n"a ""b""\nc", d '
  expect(parseCsv(text)).toEqual([
    ['Date', 'Amount'],
    ['2026-11-20', '1,500.00'],
    ['a "b"\nc', 'd'],
  ])
})

it('reads back whatever was written with every field in quotes', () => {
  const cell = fc.string().map((text) => `x${text.replaceAll('\r', '')}x`)
  fc.assert(
    fc.property(fc.array(fc.array(cell, { minLength: 1 }), { minLength: 1 }), (rows) => {
      const text = rows
        .map((row) => row.map((each) => `"${each.replaceAll('"', '""')}"`).join(','))
        .join('\n')
      expect(parseCsv(text)).toEqual(rows)
    }),
  )
})
