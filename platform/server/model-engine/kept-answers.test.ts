import { describe, expect, it } from 'vitest'
import { keptAnswers } from './kept-answers.ts'

const presented = (body: string) => ({ body, headers: { 'x-row-count': '1' } })

describe('answers everybody shares', () => {
  it('are kept as bytes under an ETag of what they say', () => {
    const kept = keptAnswers()
    const given = kept.keeping('a', { tables: ['shelf'], gates: [] })(presented('{"n":1}'))
    expect(given).toMatchObject({ status: 200, isShared: true, headers: { 'x-row-count': '1' } })
    expect(String(given.body)).toBe('{"n":1}')
    expect(kept.find('a')).toBe(given)
    expect(kept.keeping('b', { tables: ['shelf'], gates: [] })(presented('{"n":1}')).etag).toBe(
      given.etag,
    )
    expect(kept.keeping('b', { tables: ['shelf'], gates: [] })(presented('{"n":2}')).etag).not.toBe(
      given.etag,
    )
  })

  it('go when a table they depend on changes, and only then', () => {
    const kept = keptAnswers()
    kept.keeping('books', { tables: ['book', 'shelf'], gates: [] })(presented('1'))
    kept.keeping('people', { tables: ['person'], gates: [] })(presented('2'))
    kept.forget('loan')
    expect([kept.find('books'), kept.find('people')].map(Boolean)).toEqual([true, true])
    kept.forget('shelf')
    expect([kept.find('books'), kept.find('people')].map(Boolean)).toEqual([false, true])
  })

  it('are given but not kept when something changed while the database was read', () => {
    const kept = keptAnswers()
    const keep = kept.keeping('a', { tables: ['shelf'], gates: [] })
    kept.forget('shelf')
    expect(String(keep(presented('old')).body)).toBe('old')
    expect(kept.find('a')).toBeUndefined()
  })

  it('are bounded: the thousand used last stay', () => {
    const kept = keptAnswers()
    for (let n = 0; n < 1_000; n++)
      kept.keeping(String(n), { tables: [], gates: [] })(presented(String(n)))
    kept.find('0')
    kept.keeping('one more', { tables: [], gates: [] })(presented('x'))
    expect(kept.find('0')).toBeDefined()
    expect(kept.find('1')).toBeUndefined()
    expect(kept.find('2')).toBeDefined()
  })

  it('of more than all the room are not kept', () => {
    const kept = keptAnswers()
    kept.keeping('small', { tables: [], gates: [] })(presented('x'))
    kept.keeping('huge', { tables: [], gates: [] })(presented('x'.repeat(33 * 1024 * 1024)))
    expect(kept.find('huge')).toBeUndefined()
    expect(kept.find('small')).toBeDefined()
  })
})
