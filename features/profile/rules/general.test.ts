import { describe, expect, it } from 'vitest'
import { aGeneralForm } from '../testing/general.ts'
import { citizenshipNumberProblem } from './citizenship-number.ts'
import { findGuardianNumber, generalProblems, normalGeneral } from './general.ts'
import { generalMessages } from './messages.ts'

const form = {
  ...aGeneralForm,
  fatherName: 'Ram  Bahadur ',
  guardianPhone: '+977 984-1234567',
  maritalStatus: 'Married',
  motherTongue: '',
  citizenshipNumber: '27-01-70-12345',
}

describe('the general form', () => {
  it('may be saved without a mother tongue and with nothing else missing', () => {
    expect(generalProblems(form)).toEqual({})
  })

  it('names what is missing in the words of the specification', () => {
    const problems = generalProblems({ ...form, fatherName: ' ', guardianPhone: '' })
    expect(problems).toEqual({
      fatherName: 'fatherName-required',
      guardianPhone: 'guardianPhone-required',
    })
    expect(generalMessages['fatherName-required'].en).toBe("Father's name is required")
    expect(generalMessages['guardianPhone-required'].en).toBe('Guardian number is required')
  })

  it('is stored tidy, with the mobile number in ten digits', () => {
    expect(normalGeneral(form)).toMatchObject({
      fatherName: 'Ram Bahadur',
      guardianPhone: '9841234567',
      maritalStatus: 'married',
    })
  })

  it.each([
    [{ maritalStatus: 'engaged' }, { maritalStatus: 'marital-status-unknown' }],
    [{ religion: 'x'.repeat(120) }, {}],
    [{ religion: 'x'.repeat(121) }, { religion: 'text-too-long' }],
    [{ guardianPhone: '12' }, { guardianPhone: 'guardian-number-invalid' }],
  ])('with %j has the problems %j', (part, problems) => {
    expect(generalProblems({ ...form, ...part })).toEqual(problems)
  })
})

describe("a guardian's number", () => {
  it.each([
    ['9841234567', '9841234567'],
    ['+977-9841234567', '9841234567'],
    ['९८४१२३४५६७', '9841234567'],
    ['01-4412345', '014412345'],
    ['056 412345', '056412345'],
    ['+971 50 123 4567', '+971501234567'],
    ['+91 98765 43210', '+919876543210'],
    ['9441234567', null],
    ['984123456', null],
    ['+9779441234567', null],
    ['+0123456789', null],
    ['guardian', null],
    ['', null],
  ])('%s is %s', (text, stored) => {
    expect(findGuardianNumber(text)).toBe(stored)
  })
})

describe('a citizenship number', () => {
  it.each(['27-01-70-12345', '१२-०१-७०-०४३२१', '123/456', '1234', '12 34', '1'.repeat(25)])(
    '%s has a usual shape',
    (text) => expect(citizenshipNumberProblem(text, 'Nepali')).toBeNull(),
  )
  it.each(['123', '1'.repeat(26), 'N1234567', '12--', '-1234', '12_34', '<b>12</b>', ''])(
    '%s has not',
    (text) => expect(citizenshipNumberProblem(text, 'Nepali')).toBe('citizenship-number-invalid'),
  )
  it('may be a passport number for a person who is not from Nepal', () => {
    expect(citizenshipNumberProblem('N1234567', 'Indian')).toBeNull()
    expect(citizenshipNumberProblem('N1234567', 'नेपाली')).toBe('citizenship-number-invalid')
    expect(citizenshipNumberProblem('N<1234567', 'Indian')).toBe('citizenship-number-invalid')
  })
})
