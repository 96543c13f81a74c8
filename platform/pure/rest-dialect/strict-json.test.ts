import { describe, expect, it } from 'vitest'
import { parseStrictJson } from './strict-json.ts'

describe('strict JSON', () => {
  it('is read as JSON.parse reads it, long and escaped texts too', () => {
    const values = [
      { a: '\\', b: '"}', c: [1, { d: '"a":1' }], e: null },
      { file: '\\/'.repeat(1_000_000) },
      { file: '"'.repeat(500_000) },
      ['"', '","', ':', '"a":'],
    ]
    for (const value of values)
      expect(parseStrictJson(JSON.stringify(value, null, 1))).toEqual(value)
    expect(parseStrictJson(`{"file":"${'\\/'.repeat(2_000_000)}"}`)).toEqual({
      file: '/'.repeat(2_000_000),
    })
  })

  it.each([
    '{"a":1,"a":2}',
    '{"a":1,"\\u0061":2}',
    '{"a":1,"a" :2}',
    '{"__proto__":{}}',
    '{"\\u005f_proto__":{}}',
    `${'['.repeat(40)}${']'.repeat(40)}`,
    '{"a":"',
    `{"a":"${'\\"'.repeat(500_000)}`,
    '',
    '{',
  ])('refuses %#', (text) => {
    expect(() => parseStrictJson(text)).toThrow(expect.objectContaining({ status: 400 }))
  })
})
