import type { SignupForm } from '../rules/signup.ts'
import { fullName } from '../rules/signup.ts'

/** Body of POST /nou/nouuser (SPEC §3 Signup payload). */
export function signupToWire(form: SignupForm, recaptchaToken: string) {
  return {
    name: fullName(form),
    name_nepali: form.nepaliName.trim(),
    phone: form.phone,
    email: form.email.trim(),
    gender: form.gender,
    dob: `${form.dateOfBirth} 00:00:00`,
    password: form.password,
    confirmPassword: form.confirmPassword,
    recaptchaToken,
  }
}

/** The form a signup body stands for; the joined name is taken apart at its first blank. Wrong shapes become ''. */
export function signupFromWire(body: Readonly<Record<string, unknown>>): SignupForm {
  const text = (key: string) => (typeof body[key] === 'string' ? body[key] : '')
  const [firstName = '', ...rest] = text('name').trim().split(/\s+/)
  return {
    firstName,
    middleName: '',
    lastName: rest.join(' '),
    nepaliName: text('name_nepali'),
    gender: text('gender'),
    dateOfBirth: text('dob').slice(0, 10),
    email: text('email'),
    phone: text('phone'),
    password: text('password'),
    confirmPassword: 'confirmPassword' in body ? text('confirmPassword') : text('password'),
  }
}
