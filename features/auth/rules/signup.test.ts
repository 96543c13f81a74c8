import { describe, expect, it } from 'vitest'
import { day } from '#platform/pure/calendar/day.ts'
import { accountOf, fullName, type SignupForm, signupProblems } from './signup.ts'

const today = day('2026-11-20')
const form = (facts: Partial<SignupForm> = {}): SignupForm => ({
  firstName: 'Sita',
  middleName: '',
  lastName: 'Shrestha',
  nepaliName: 'सीता श्रेष्ठ',
  gender: 'female',
  dateOfBirth: '2007-03-14',
  email: 'sita@example.com',
  phone: '9812345678',
  password: 'Ghumti-Phul-77',
  confirmPassword: 'Ghumti-Phul-77',
  ...facts,
})

const none: ReadonlySet<string> = new Set()

describe('the signup form', () => {
  it('has no problem when everything but the middle name is filled', () => {
    expect(signupProblems(form(), today, none)).toEqual({})
  })

  it('names every required field of an empty form, in its order', () => {
    const empty = form({
      firstName: ' ',
      lastName: '',
      nepaliName: '',
      gender: '',
      dateOfBirth: '',
      email: '',
      phone: '',
      password: '',
      confirmPassword: '',
    })
    expect(Object.entries(signupProblems(empty, today, none))).toEqual([
      ['firstName', 'first-name-required'],
      ['lastName', 'last-name-required'],
      ['nepaliName', 'nepali-name-required'],
      ['gender', 'gender-required'],
      ['dateOfBirth', 'birth-date-required'],
      ['email', 'email-required'],
      ['phone', 'phone-required'],
      ['password', 'password-required'],
      ['confirmPassword', 'confirm-password-required'],
    ])
  })

  it.each([
    ["D'Souza-Rai 2nd", {}],
    ['a@b._.c', {}],
    ['सीता', { firstName: 'first-name-invalid' }],
    ['Sita!', { firstName: 'first-name-invalid' }],
    ['<b>', { firstName: 'first-name-invalid' }],
  ])('judges the first name %s', (firstName, problems) => {
    expect(signupProblems(form({ firstName }), today, none)).toEqual(problems)
  })

  it('holds the middle name to what may be typed, and the last name to the same set', () => {
    expect(signupProblems(form({ middleName: 'कुमारी', lastName: 'Rai?' }), today, none)).toEqual({
      middleName: 'name-typing',
      lastName: 'last-name-invalid',
    })
  })

  it.each([
    ['2026-11-19', undefined],
    ['2026-11-20', 'birth-date-in-future'],
    ['2026-11-21', 'birth-date-in-future'],
    ['1899-12-31', 'birth-date-invalid'],
    ['1900-01-01', undefined],
    ['2007-02-29', 'birth-date-invalid'],
    ['2063-11-30', 'birth-date-in-future'],
  ])('judges the birth date %s', (dateOfBirth, problem) => {
    expect(signupProblems(form({ dateOfBirth }), today, none).dateOfBirth).toBe(problem)
  })

  it.each([
    ['Ghumti-Phul-78', 'passwords-differ'],
    ['Ghumti Phul 77', 'confirm-password-invalid'],
    ['घुम्ती', 'confirm-password-invalid'],
  ])('compares the second password %s', (confirmPassword, problem) => {
    expect(signupProblems(form({ confirmPassword }), today, none)).toEqual({
      confirmPassword: problem,
    })
  })
})

describe('the account of a form', () => {
  it('joins the names with single spaces and leaves an empty middle name out', () => {
    expect(fullName({ firstName: ' Sita ', middleName: ' Kumari  Devi', lastName: 'Rai ' })).toBe(
      'Sita Kumari Devi Rai',
    )
    expect(fullName(form())).toBe('Sita Shrestha')
  })

  it('normalises address, phone and gender', () => {
    const account = accountOf(
      form({ email: ' Sita@Example.COM ', phone: '+977 981-2345678', gender: 'Female' }),
    )
    expect(account).toMatchObject({
      name: 'Sita Shrestha',
      email: 'sita@example.com',
      phone: '9812345678',
      gender: 'female',
      birthDate: '2007-03-14',
    })
  })

  it('is refused to a form with problems', () => {
    expect(() => accountOf(form({ gender: 'none' }))).toThrow(/without problems/)
  })
})
