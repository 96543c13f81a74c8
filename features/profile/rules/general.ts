import { findMobileNumber } from '#features/auth/rules/facts.ts'
import type { Message } from '#platform/pure/message.ts'
import { latinDigits } from '#platform/pure/text/typed-text.ts'
import { citizenshipNumberProblem } from './citizenship-number.ts'
import { missingFields } from './completeness.ts'
import {
  type GeneralField,
  type GeneralForm,
  generalFields,
  type RequiredField,
} from './profile-fields.ts'

/** Values stored and sent by the server, with labels. 'single' is the default (SPEC §3). */
export const maritalStatuses = {
  single: { en: 'Single', ne: 'अविवाहित' },
  married: { en: 'Married', ne: 'विवाहित' },
  widowed: { en: 'Widowed', ne: 'विधवा/विधुर' },
  divorced: { en: 'Divorced', ne: 'सम्बन्धविच्छेद' },
} as const satisfies Record<string, Message>

export type MaritalStatus = keyof typeof maritalStatuses

/** Any case is understood; null for what is no status. */
export function findMaritalStatus(text: string): MaritalStatus | null {
  const lower = text.trim().toLowerCase()
  return Object.hasOwn(maritalStatuses, lower) ? (lower as MaritalStatus) : null
}

export const textMaxLength = 120

export type GeneralReason =
  | `${RequiredField}-required`
  | 'guardian-number-invalid'
  | 'citizenship-number-invalid'
  | 'marital-status-unknown'
  | 'text-too-long'

export type GeneralProblems = Partial<Record<GeneralField, GeneralReason>>

/** Problems by field; empty if the form may be saved (SPEC §5 Profile general save). */
export function generalProblems(form: GeneralForm): GeneralProblems {
  const problems: GeneralProblems = { ...shapeProblems(form) }
  for (const field of missingFields(form)) problems[field] = `${field}-required`
  return problems
}

function shapeProblems(form: GeneralForm): GeneralProblems {
  const problems: GeneralProblems = {}
  for (const field of generalFields)
    if (form[field].trim().length > textMaxLength) problems[field] = 'text-too-long'
  if (findGuardianNumber(form.guardianPhone) === null)
    problems.guardianPhone = 'guardian-number-invalid'
  if (findMaritalStatus(form.maritalStatus) === null)
    problems.maritalStatus = 'marital-status-unknown'
  if (citizenshipNumberProblem(form.citizenshipNumber, form.nationality) !== null)
    problems.citizenshipNumber = 'citizenship-number-invalid'
  return problems
}

/** The form as it is stored: trimmed, NFC, numbers and status in their one form. Only for a form without problems. */
export function normalGeneral(form: GeneralForm): GeneralForm {
  const tidy = Object.fromEntries(
    Object.entries(form).map(([field, text]) => [field, tidyText(text)]),
  )
  return {
    ...form,
    ...tidy,
    guardianPhone: findGuardianNumber(form.guardianPhone) ?? form.guardianPhone.trim(),
    maritalStatus: findMaritalStatus(form.maritalStatus) ?? form.maritalStatus.trim(),
  }
}

export function tidyText(text: string): string {
  return text.normalize('NFC').trim().replaceAll(/\s+/g, ' ')
}

export const guardianNumberInvalid = {
  en: 'Please enter a valid 10-digit mobile number, a landline with its area code, or + and the country code',
  ne: 'कृपया १० अङ्कको सही मोबाइल नम्बर, क्षेत्र कोडसहितको टेलिफोन वा + र देशको कोड लेख्नुहोस्',
} as const

/**
 * The guardian's number as it is stored, or null: ten digits of a mobile number (READINGS R-12), a landline with its
 * area code, or, as many guardians work abroad, `+` and the country code.
 */
export function findGuardianNumber(text: string): string | null {
  const mobile = findMobileNumber(text)
  if (mobile !== null) return mobile
  const plain = latinDigits(text).replaceAll(/[\s()-]/g, '')
  const isForeign = /^\+(?!977)[1-9]\d{7,14}$/.test(plain)
  return isForeign || /^0\d{8,9}$/.test(plain) ? plain : null
}
