import { describe, expect, it } from 'vitest'
import { decideSemesters, findSemesters, semestersText } from './semesters.ts'

describe('the semesters of a duplicate gradesheet', () => {
  it.each([
    ['GRADESHEETS', [11], 'allowed'],
    ['GRADESHEETS', [11, 12], 'allowed'],
    ['GRADESHEETS', [], 'semesters-missing'],
    ['GRADESHEETS', [11, 13], 'semesters-unknown'],
    ['GRADESHEETS', null, 'semesters-unknown'],
    ['TRANSCRIPT', [], 'allowed'],
    ['TRANSCRIPT', [11], 'semesters-unknown'],
  ] as const)('for %s of %j are %s', (type, chosen, expected) => {
    const decision = decideSemesters({ type, chosen, withResults: [11, 12] })
    expect(decision.is === 'allowed' ? 'allowed' : decision.reason).toBe(expected)
  })

  it.each([
    ['', []],
    ['11', [11]],
    ['11,12,11', [11, 12]],
    ['11,', null],
    ['0', null],
    ['eleven', null],
    ['11, 12', null],
  ] as const)('in the text %j are %j', (text, ids) => {
    expect(findSemesters(text)).toEqual(ids)
  })

  it('are written as they are read', () => {
    expect(findSemesters(semestersText([11, 12]))).toEqual([11, 12])
    expect(semestersText([])).toBe('')
  })
})
