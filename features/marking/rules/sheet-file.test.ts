import { describe, expect, it } from 'vitest'
import { parseTable } from '#platform/pure/text/csv.ts'
import { sheetFileOf, sheetFileText } from './sheet-file.ts'
import { isChanged, valuesOf } from './typed.ts'

const row = (number: string, isOpen = true) => ({ number, isOpen, saved: { mark: '', absent: '' } })
const shape = {
  numberColumn: 'erollno',
  columns: [{ id: 'mark' }, { id: 'absent', tick: 'absent', none: 'present' }],
  rows: [row('83-1'), row('83-2'), row('83-3', false)],
}

function readWhole(text: string) {
  const table = parseTable(text)
  if ('wrong' in table) throw new Error(`Row ${table.line} could not be read`)
  return sheetFileOf(table, shape)
}

describe('a file for a sheet', () => {
  it('is as if it had been typed, by the names of its columns', () => {
    const file = readWhole('Absent,EROLLNO,Mark\nABSENT,83-1,\npresent,83-2,41.5')
    expect(file).toMatchObject({ lines: 2, leftOut: [] })
    expect([...(file?.typed ?? [])]).toEqual([
      ['83-1', { mark: '', absent: 'absent' }],
      ['83-2', { mark: '41.5', absent: '' }],
    ])
  })

  it('leaves out with its line what has no row, comes twice, or can no longer be typed', () => {
    const file = readWhole('erollno,mark\n83-9,1\n83-1,2\n83-1,3\n83-3,4\n,5')
    expect(file?.leftOut).toEqual([
      { line: 2, number: '83-9', reason: 'number-unknown' },
      { line: 4, number: '83-1', reason: 'number-twice' },
      { line: 5, number: '83-3', reason: 'row-closed' },
      { line: 6, number: '', reason: 'number-unknown' },
    ])
    expect(file?.typed.get('83-1')).toEqual({ mark: '2' })
  })

  it('without a column of numbers, or with nothing else, is none', () => {
    expect(readWhole('number,mark\n83-1,2')).toBeNull()
    expect(readWhole('erollno,remarks\n83-1,2')).toBeNull()
    expect(readWhole('')).toBeNull()
  })

  it('keeps what is wrong in it, to be mended in its place', () => {
    const file = readWhole('erollno,mark,absent\n83-1,"4,5",perhaps')
    expect(file?.typed.get('83-1')).toEqual({ mark: '4,5', absent: 'perhaps' })
  })

  it('is written so that it reads as it was', () => {
    const rows = [{ number: '83-1', values: { mark: '4,5', absent: 'absent' } }]
    const written = sheetFileText(shape, rows)
    expect(readWhole(written)?.typed.get('83-1')).toEqual(rows[0]?.values)
  })
})

describe('a typed value', () => {
  it('stands before what is saved, and is a change only where it says something else', () => {
    const saved = { saved: { mark: '40', absent: '' } }
    expect(valuesOf(saved, { mark: '41' })).toEqual({ mark: '41', absent: '' })
    expect(isChanged(saved, { mark: '41' })).toBe(true)
    expect(isChanged(saved, { mark: '40', absent: '' })).toBe(false)
    expect(isChanged(saved, undefined)).toBe(false)
  })
})
