import { describe, expect, it } from 'vitest'
import { cachedAnswers } from './cached-answers.ts'

const presented = (body: string) => ({ body, headers: { 'x-row-count': '1' } })

describe('shared answers', () => {
  it('are cached as bytes under an ETag of their content', () => {
    const cached = cachedAnswers()
    const given = cached.keeping('a', { tables: ['shelf'], gates: [] })(presented('{"n":1}'))
    expect(given).toMatchObject({ status: 200, isShared: true, headers: { 'x-row-count': '1' } })
    expect(String(given.body)).toBe('{"n":1}')
    expect(cached.find('a')).toBe(given)
    expect(cached.keeping('b', { tables: ['shelf'], gates: [] })(presented('{"n":1}')).etag).toBe(
      given.etag,
    )
    expect(
      cached.keeping('b', { tables: ['shelf'], gates: [] })(presented('{"n":2}')).etag,
    ).not.toBe(given.etag)
  })

  it('go when a table they depend on changes, and only then', () => {
    const cached = cachedAnswers()
    cached.keeping('books', { tables: ['book', 'shelf'], gates: [] })(presented('1'))
    cached.keeping('people', { tables: ['person'], gates: [] })(presented('2'))
    cached.evict('loan')
    expect([cached.find('books'), cached.find('people')].map(Boolean)).toEqual([true, true])
    cached.evict('shelf')
    expect([cached.find('books'), cached.find('people')].map(Boolean)).toEqual([false, true])
  })

  it('are given but not cached when something changed while the database was read', () => {
    const cached = cachedAnswers()
    const keep = cached.keeping('a', { tables: ['shelf'], gates: [] })
    cached.evict('shelf')
    expect(String(keep(presented('old')).body)).toBe('old')
    expect(cached.find('a')).toBeUndefined()
  })

  it('are bounded: the thousand used last stay', () => {
    const cached = cachedAnswers()
    for (let n = 0; n < 1_000; n++)
      cached.keeping(String(n), { tables: [], gates: [] })(presented(String(n)))
    cached.find('0')
    cached.keeping('one more', { tables: [], gates: [] })(presented('x'))
    expect(cached.find('0')).toBeDefined()
    expect(cached.find('1')).toBeUndefined()
    expect(cached.find('2')).toBeDefined()
  })

  it('larger than the whole cache are not cached', () => {
    const cached = cachedAnswers()
    cached.keeping('small', { tables: [], gates: [] })(presented('x'))
    cached.keeping('huge', { tables: [], gates: [] })(presented('x'.repeat(33 * 1024 * 1024)))
    expect(cached.find('huge')).toBeUndefined()
    expect(cached.find('small')).toBeDefined()
  })
})
