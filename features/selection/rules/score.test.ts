import { describe, expect, it } from 'vitest'
import { readScore, refusePublishing } from './score.ts'

const typed = (score: string, attendance = '', selected = '') => ({ score, attendance, selected })

describe('a score', () => {
  it.each([
    [typed('71.5', '', 'yes'), { attendance: 'present', score: 71.5, selected: true }],
    [typed('0', 'present', 'no'), { attendance: 'present', score: 0, selected: false }],
    [typed('', 'ABSENT'), { attendance: 'absent', score: null, selected: false }],
    [typed('', 'absent', 'yes'), { reason: 'absent-with-marks' }],
    [typed('12', 'absent'), { reason: 'absent-with-marks' }],
    [typed('', '', 'yes'), { reason: 'mark-missing' }],
    [typed('101'), { reason: 'above-full' }],
    [typed('7o'), { reason: 'not-a-mark' }],
    [typed('7', 'late'), { reason: 'attendance-unknown' }],
    [typed('7', '', 'maybe'), { reason: 'attendance-unknown' }],
  ] as const)('typed as %j is %j', (row, read) => {
    expect(readScore(row, 100)).toMatchObject(read)
  })

  it('of every candidate is required before publishing, which happens once', () => {
    const known = { attendance: 'present', selected: true }
    expect(refusePublishing({ isPublished: false, candidates: [known] })).toBeNull()
    expect(refusePublishing({ isPublished: true, candidates: [known] })).toBe('published-already')
    expect(refusePublishing({ isPublished: false, candidates: [] })).toBe('no-candidates')
    const empty = { attendance: null, selected: false }
    expect(refusePublishing({ isPublished: false, candidates: [known, empty] })).toBe(
      'scores-missing',
    )
  })
})
