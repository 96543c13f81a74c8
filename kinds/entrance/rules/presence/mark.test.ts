import { expect, it } from 'vitest'
import { effectOf, needsReason, readMark } from './mark.ts'

const nothing = { mark: null, attendance: null, score: null } as const

it('an absent applicant stands as absent on the score sheet, a present one waits for a score', () => {
  expect(effectOf(nothing, 'absent')).toEqual({
    isCorrection: false,
    removes: null,
    attendance: 'absent',
  })
  expect(effectOf(nothing, 'present')).toMatchObject({ removes: null, attendance: null })
})

it('an absence removes the score, a presence removes the absence, each with a reason', () => {
  const scored = { mark: 'present', attendance: 'present', score: 71 } as const
  const toAbsent = effectOf(scored, 'absent')
  expect(toAbsent).toEqual({ isCorrection: true, removes: 'score', attendance: 'absent' })
  const absent = { mark: 'absent', attendance: 'absent', score: null } as const
  const toPresent = effectOf(absent, 'present')
  expect(toPresent).toEqual({ isCorrection: true, removes: 'absence', attendance: null })
  expect([toAbsent, toPresent].map(needsReason)).toEqual([true, true])
})

it('a first mark that contradicts the score sheet needs a reason, one that agrees does not', () => {
  const scored = { mark: null, attendance: 'present', score: 71 } as const
  expect(needsReason(effectOf(scored, 'absent'))).toBe(true)
  expect(needsReason(effectOf(scored, 'present'))).toBe(false)
  expect(needsReason(effectOf({ ...nothing, mark: 'present' }, 'present'))).toBe(false)
  expect(needsReason(effectOf({ ...nothing, mark: 'present' }, 'absent'))).toBe(true)
})

it('words of a file mean present or absent in English and Nepali, whatever their case', () => {
  expect(['Present', ' ABSENT ', 'उपस्थित', 'अनुपस्थित'].map(readMark)).toEqual([
    'present',
    'absent',
    'present',
    'absent',
  ])
  expect(['', 'yes', 'P'].map(readMark)).toEqual([null, null, null])
})
