import { expect, it } from 'vitest'
import { signupFromWire, signupToWire } from './signup.ts'

const form = {
  firstName: 'Sita',
  middleName: 'Kumari',
  lastName: 'Shrestha',
  nepaliName: 'सीता कुमारी श्रेष्ठ',
  gender: 'female',
  dateOfBirth: '2007-03-14',
  email: 'sita@example.com',
  phone: '9812345678',
  password: 'Ghumti-Phul-77',
  confirmPassword: 'Ghumti-Phul-77',
}

it('goes to the wire as the specification writes it', () => {
  expect(signupToWire(form, 'captcha')).toEqual({
    name: 'Sita Kumari Shrestha',
    name_nepali: 'सीता कुमारी श्रेष्ठ',
    phone: '9812345678',
    email: 'sita@example.com',
    gender: 'female',
    dob: '2007-03-14 00:00:00',
    password: 'Ghumti-Phul-77',
    confirmPassword: 'Ghumti-Phul-77',
    recaptchaToken: 'captcha',
  })
})

it('comes back the same, the middle name with the last', () => {
  expect(signupFromWire(signupToWire(form, 'captcha'))).toEqual({
    ...form,
    middleName: '',
    lastName: 'Kumari Shrestha',
  })
})

it('reads wrong shapes as empty fields, never as text', () => {
  const read = signupFromWire({ name: { $ne: '' }, email: ['a@b.np'], dob: 7, password: null })
  expect(Object.values(read).every((value) => value === '')).toBe(true)
})
