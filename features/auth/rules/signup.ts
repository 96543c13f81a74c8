import { type Day, day, findDay } from '#platform/pure/calendar/day.ts'
import { invariant } from '#platform/pure/invariant.ts'
import { isEmail, normalEmail } from './email.ts'
import { findGender, type Gender } from './genders.ts'
import type { AuthReason } from './messages.ts'
import { passwordProblem } from './password.ts'
import { findMobileNumber } from './phone.ts'
import { isNameText, isPasswordText } from './typing.ts'

/** Values of the signup form; dates are `yyyy-mm-dd` A.D., '' when nothing was chosen. */
export type SignupForm = {
  readonly firstName: string
  readonly middleName: string
  readonly lastName: string
  readonly nepaliName: string
  readonly gender: string
  readonly dateOfBirth: string
  readonly email: string
  readonly phone: string
  readonly password: string
  readonly confirmPassword: string
}

/** Problems by field, in the order of the form; empty when the form may be sent (SPEC §5 Signup). */
export type SignupProblems = Partial<Record<keyof SignupForm, AuthReason>>

export function signupProblems(
  form: SignupForm,
  today: Day,
  common: ReadonlySet<string>,
): SignupProblems {
  const problems: Record<keyof SignupForm, AuthReason | null> = {
    firstName: nameProblem(form.firstName, 'first'),
    middleName: isNameText(form.middleName) ? null : 'name-typing',
    lastName: nameProblem(form.lastName, 'last'),
    nepaliName: nepaliNameProblem(form.nepaliName),
    gender: findGender(form.gender) === null ? 'gender-required' : null,
    dateOfBirth: birthDateProblem(form.dateOfBirth, today),
    email: emailProblem(form.email),
    phone: phoneProblem(form.phone),
    password: passwordProblem(form.password, common),
    confirmPassword: confirmProblem(form),
  }
  const tooLong = tooLongName(form)
  if (tooLong !== null) problems[tooLong] ??= 'name-too-long'
  return Object.fromEntries(Object.entries(problems).filter(([, problem]) => problem !== null))
}

/** Longest full name that fits on the issued documents, in characters. */
export const nameMaxLength = 120

/** The longest part of a name that is too long as a whole. */
function tooLongName(form: SignupForm): 'firstName' | 'middleName' | 'lastName' | null {
  if (fullName(form).length <= nameMaxLength) return null
  const parts = ['firstName', 'middleName', 'lastName'] as const
  return parts.reduce((longest, part) =>
    form[part].length > form[longest].length ? part : longest,
  )
}

function nepaliNameProblem(name: string): AuthReason | null {
  if (name.trim() === '') return 'nepali-name-required'
  return name.trim().length > nameMaxLength ? 'name-too-long' : null
}

function nameProblem(name: string, which: 'first' | 'last'): AuthReason | null {
  if (name.trim() === '') return `${which}-name-required`
  return isNameText(name.trim()) ? null : `${which}-name-invalid`
}

export function birthDateProblem(text: string, today: Day): AuthReason | null {
  if (text.trim() === '') return 'birth-date-required'
  const found = findDay(text)
  if (found === null || found < '1900-01-01') return 'birth-date-invalid'
  return found < today ? null : 'birth-date-in-future'
}

export function emailProblem(text: string): AuthReason | null {
  if (text.trim() === '') return 'email-required'
  return isEmail(text.trim()) ? null : 'email-invalid'
}

function phoneProblem(text: string): AuthReason | null {
  if (text.trim() === '') return 'phone-required'
  return findMobileNumber(text) === null ? 'phone-invalid' : null
}

function confirmProblem({ password, confirmPassword }: SignupForm): AuthReason | null {
  if (confirmPassword === '') return 'confirm-password-required'
  if (!isPasswordText(confirmPassword)) return 'confirm-password-invalid'
  return password === confirmPassword ? null : 'passwords-differ'
}

/** A form without problems, in the shape that is stored: names joined, phone in ten digits, email normalised. */
export type NewAccount = {
  readonly name: string
  readonly nepaliName: string
  readonly gender: Gender
  readonly birthDate: Day
  readonly email: string
  readonly phone: string
}

/** First, middle and last name joined by single spaces (SPEC §3 Signup payload). */
export function fullName(form: Pick<SignupForm, 'firstName' | 'middleName' | 'lastName'>): string {
  return [form.firstName, form.middleName, form.lastName]
    .map((part) => part.trim().replaceAll(/\s+/g, ' '))
    .filter((part) => part !== '')
    .join(' ')
}

/** The account of a form whose `signupProblems` are empty; throws otherwise. */
export function accountOf(form: SignupForm): NewAccount {
  const gender = findGender(form.gender)
  const phone = findMobileNumber(form.phone)
  invariant(gender !== null && phone !== null, 'accountOf needs a form without problems')
  return {
    name: fullName(form),
    nepaliName: form.nepaliName.normalize('NFC').trim(),
    gender,
    birthDate: day(form.dateOfBirth),
    email: normalEmail(form.email),
    phone,
  }
}
