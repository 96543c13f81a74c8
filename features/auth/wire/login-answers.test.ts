import { expect, it } from 'vitest'
import { partnerIdFromWire, userIdFromWire } from './login-answers.ts'

it('takes the user id of the answer, else of the token', () => {
  expect(userIdFromWire({ userId: 7 }, { AD_User_ID: 8 })).toBe(7)
  expect(userIdFromWire({}, { AD_User_ID: 8 })).toBe(8)
  expect(userIdFromWire({}, {})).toBeNull()
})

it('knows an account without a business partner', () => {
  expect(partnerIdFromWire({ C_BPartner_ID: { id: 1000101 } })).toBe(1000101)
  expect(partnerIdFromWire({ C_BPartner_ID: 1000101 })).toBe(1000101)
  expect(partnerIdFromWire({})).toBe(0)
})
