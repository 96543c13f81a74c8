import { expect, it } from 'vitest'
import { decideWithhold } from './withhold.ts'

const approved = { isApproved: true, isPublished: false, isWithheld: false }

it('the result of an approved applicant is withheld once, until the result is published', () => {
  expect(decideWithhold(approved).is).toBe('allowed')
  expect(decideWithhold({ ...approved, isWithheld: true })).toMatchObject({
    reason: 'withheld-already',
  })
  expect(decideWithhold({ ...approved, isPublished: true })).toMatchObject({
    reason: 'result-published',
  })
  expect(decideWithhold({ ...approved, isApproved: false })).toMatchObject({ reason: 'unapproved' })
})
