import { describe, expect, it } from 'vitest'
import { meaningOf, readInternal } from './internal.ts'

const terms = { full: 40, pass: 20 }

describe('internal marks', () => {
  it.each([
    [['29.5', '81'], { marks: 29.5, attendance: 81 }],
    [['0', ''], { marks: 0, attendance: null }],
    [['', '81'], { reason: 'mark-missing' }],
    [['41', '81'], { reason: 'above-full' }],
    [['29', '101'], { reason: 'above-full' }],
    [['29', 'most'], { reason: 'not-a-mark' }],
  ] as const)('typed as %j are %j', ([internal, attendance], read) => {
    expect(readInternal({ internal, attendance }, terms)).toMatchObject(read)
  })

  it('belong to no course without such a part', () => {
    const typed = { internal: '20', attendance: '' }
    expect(readInternal(typed, null)).toMatchObject({ reason: 'no-such-part' })
  })

  it.each([
    [null, null, 'new'],
    [29, null, 'new'],
    [29, 81, 'same'],
    [28, 81, 'change'],
    [29, 80, 'change'],
    [28, null, 'change'],
  ] as const)('over %s and %s are %s', (marks, attendance, meaning) => {
    expect(meaningOf({ marks, attendance }, { marks: 29, attendance: 81 })).toBe(meaning)
  })
})
