import { describe, expect, it } from 'vitest'
import { nestedRows } from './nested-rows.ts'
import { numberOf } from './record.ts'

const marks = (record: Parameters<typeof numberOf>[0]) => numberOf(record, 'marks')

describe('rows below a record', () => {
  it('are read in their order', () => {
    const record = {
      lines: [
        { id: 1, marks: 7 },
        { id: 2, marks: 8 },
      ],
    }
    expect(nestedRows(record, 'lines', marks)).toEqual({ rows: [7, 8] })
  })

  it('that cannot be read are named by their ids instead of being left out', () => {
    const record = { lines: [{ id: 1 }, { id: 2, marks: 8 }, {}] }
    expect(nestedRows(record, 'lines', marks)).toEqual({ rows: [8], unreadable: ['1', '-'] })
  })

  it('are none where there is no such key', () => {
    expect(nestedRows({}, 'lines', marks)).toEqual({ rows: [] })
  })
})
