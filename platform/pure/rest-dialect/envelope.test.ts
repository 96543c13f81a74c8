import { describe, expect, it } from 'vitest'
import { envelopeHeaders, parseEnvelope, printEnvelope } from './envelope.ts'

describe('the figures around a list', () => {
  it.each([
    [0, 1],
    [1, 1],
    [100, 1],
    [101, 2],
    [250, 3],
  ])('%i rows of a hundred a page are %i pages, in body and headers', (total, pages) => {
    const page = { size: 100, skipped: 0, total, count: Math.min(total, 100) }
    expect(JSON.parse(printEnvelope(page, ''))).toMatchObject({
      'page-count': pages,
      'row-count': total,
    })
    expect(envelopeHeaders(page)).toMatchObject({
      'X-Page-Count': String(pages),
      'X-Row-Count': String(total),
      'X-Records-Size': '100',
      'X-Skip-Records': '0',
      'X-Array-Count': String(page.count),
    })
  })

  it('and its records are read back', () => {
    const page = { size: 2, skipped: 2, total: 5, count: 2 }
    const body: unknown = JSON.parse(printEnvelope(page, '{"id":3},{"id":4}'))
    expect(parseEnvelope(body)).toEqual({ records: [{ id: 3 }, { id: 4 }], total: 5 })
  })

  it.each([
    ['counts what came where no total is told', { records: [1, 2] }, { records: [1, 2], total: 2 }],
    ['reads a total in text', { records: [1], 'row-count': '9' }, { records: [1], total: 9 }],
    [
      'counts where the total is none',
      { records: [1], 'row-count': 'many' },
      { records: [1], total: 1 },
    ],
    ['is none without records', { 'row-count': 3 }, null],
    ['is none with records that are no list', { records: {} }, null],
    ['is none as a list alone', [1, 2], null],
    ['is none as null', null, null],
    ['is none as text', 'records', null],
  ])('%s', (_, body, list) => {
    expect(parseEnvelope(body)).toEqual(list)
  })
})
