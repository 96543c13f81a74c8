import { expect, it } from 'vitest'
import { findPaymentType } from './payment-type.ts'

it.each([
  ['ENTRANCE', 'ENTRANCE'],
  [' entrance ', 'ENTRANCE'],
  ['COURSE_REGISTRATION', 'STUDENT_FEE'],
  ['RETOTALING', 'EXAM_RETOTAL'],
  ['LTU', 'UNIVERSITY_REGISTRATION'],
  ['LTU_REGISTRATION', 'UNIVERSITY_REGISTRATION'],
])('%s is %s', (text, type) => {
  expect(findPaymentType(text)).toBe(type)
})

it.each(['', 'FREE', 'toString', '__proto__', 7, null, ['ENTRANCE']])('%j is none', (text) => {
  expect(findPaymentType(text)).toBeNull()
})
