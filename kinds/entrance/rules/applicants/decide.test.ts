import { expect, it } from 'vitest'
import { decideMove, decidePreference } from './decide.ts'

const applicant = { isApproved: true, isPublished: false, isSeated: true, hasSat: false }
const open = { isClosed: false, isPublished: false, isSeated: false }

it('an approved applicant with a seat is moved until the exam is sat or the result is published', () => {
  expect(decideMove(applicant).is).toBe('allowed')
  expect(decideMove({ ...applicant, isApproved: false })).toMatchObject({ reason: 'not-approved' })
  expect(decideMove({ ...applicant, isSeated: false })).toMatchObject({ reason: 'seatless' })
  expect(decideMove({ ...applicant, hasSat: true })).toMatchObject({ reason: 'has-sat' })
  expect(decideMove({ ...applicant, isPublished: true })).toMatchObject({
    reason: 'published-already',
  })
})

it('centre and special need are changed until there is a seat', () => {
  expect(decidePreference(open).is).toBe('allowed')
  expect(decidePreference({ ...open, isSeated: true })).toMatchObject({ reason: 'seated' })
  expect(decidePreference({ ...open, isClosed: true })).toMatchObject({ reason: 'closed' })
  expect(decidePreference({ ...open, isPublished: true })).toMatchObject({
    reason: 'published-already',
  })
})
