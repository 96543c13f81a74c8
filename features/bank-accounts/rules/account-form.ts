import { findDay } from '#platform/pure/calendar/day.ts'
import { typedNumber } from '#platform/pure/text/typed-text.ts'
import {
  type AccountValue,
  isAccountNumber,
  isQrText,
  longestLabel,
  longestName,
} from './account.ts'
import { findPurpose, purposeCodes } from './purposes.ts'

/** Fields of the form, by their names on the wire. */
export type AccountField =
  | 'bank'
  | 'branch'
  | 'number'
  | 'holder'
  | 'purposes'
  | 'qr'
  | 'qr_text'
  | 'qr_label'
  | 'from_day'
  | 'until_day'
  | 'is_active'

/**
 * A bank account as it is typed. `purposes`: `all` or a comma list of codes; `qr`: `none`, `text` or `picture`;
 * `is_active`: `Y` or `N`.
 */
export type AccountForm = Readonly<Record<AccountField, string>>

export type AccountReason =
  | 'bank-missing'
  | 'holder-missing'
  | 'name-too-long'
  | 'number-missing'
  | 'number-format'
  | 'purposes-missing'
  | 'purpose-unknown'
  | 'qr-unknown'
  | 'qr-checksum'
  | 'label-too-long'
  | 'no-such-day'
  | 'ends-before'

export const allFees = 'all'

/** Problems of a form by field, in the order of the form. */
export function accountProblems(form: AccountForm): Partial<Record<AccountField, AccountReason>> {
  const problems: Partial<Record<AccountField, AccountReason | null>> = {
    bank: lineProblem(form.bank, 'bank-missing'),
    branch: form.branch.trim().length > longestName ? 'name-too-long' : null,
    number: numberProblem(numberOf(form.number)),
    holder: lineProblem(form.holder, 'holder-missing'),
    purposes: purposesProblem(form.purposes),
    qr: ['none', 'text', 'picture'].includes(form.qr) ? null : 'qr-unknown',
    qr_text: form.qr === 'text' && !isQrText(form.qr_text.trim()) ? 'qr-checksum' : null,
    qr_label:
      form.qr !== 'none' && form.qr_label.trim().length > longestLabel ? 'label-too-long' : null,
    from_day: dayProblem(form.from_day),
    until_day: untilProblem(form),
  }
  return Object.fromEntries(Object.entries(problems).filter(([, reason]) => reason !== null))
}

function lineProblem(typed: string, missing: AccountReason): AccountReason | null {
  if (typed.trim() === '') return missing
  return typed.trim().length > longestName ? 'name-too-long' : null
}

function numberProblem(number: string): AccountReason | null {
  if (number === '') return 'number-missing'
  return isAccountNumber(number) ? null : 'number-format'
}

function purposesProblem(typed: string): AccountReason | null {
  if (typed === allFees) return null
  const codes = codesOf(typed)
  if (codes.length === 0) return 'purposes-missing'
  return codes.every((code) => findPurpose(code) !== null) ? null : 'purpose-unknown'
}

function dayProblem(typed: string): AccountReason | null {
  return typed === '' || findDay(typed) === typed ? null : 'no-such-day'
}

function untilProblem({ from_day: from, until_day: until }: AccountForm): AccountReason | null {
  if (until === '') return null
  return dayProblem(until) ?? (until < from ? 'ends-before' : null)
}

/** Typed in groups, in small characters or in Nepali digits, it is the same number. */
function numberOf(typed: string): string {
  return typedNumber(typed).replaceAll(/\s/g, '').toUpperCase()
}

function codesOf(typed: string): readonly string[] {
  return typed.split(',').filter((code) => code !== '')
}

/** The account of a form without problems; `pictureUrl`: path of the QR's picture where it is one. */
export function accountOf(form: AccountForm, pictureUrl: string): AccountValue {
  const codes = codesOf(form.purposes)
  return {
    bank: form.bank.trim(),
    branch: form.branch.trim(),
    number: numberOf(form.number),
    holder: form.holder.trim(),
    purposes:
      form.purposes === allFees ? null : purposeCodes.filter((each) => codes.includes(each)),
    qr: qrOf(form, pictureUrl),
    from: findDay(form.from_day),
    until: findDay(form.until_day),
    isActive: form.is_active !== 'N',
  }
}

function qrOf({ qr, ...form }: AccountForm, url: string): AccountValue['qr'] {
  const label = form.qr_label.trim()
  if (qr === 'text') return { kind: 'emv', payload: form.qr_text.trim(), label }
  return qr === 'picture' ? { kind: 'image', url, label } : null
}

/** The form of an account, or an empty one. */
export function formOf(account: AccountValue | null): AccountForm {
  const qr = account?.qr ?? null
  return {
    bank: account?.bank ?? '',
    branch: account?.branch ?? '',
    number: account?.number ?? '',
    holder: account?.holder ?? '',
    purposes: account?.purposes?.join(',') ?? allFees,
    qr: qr === null ? 'none' : qr.kind === 'emv' ? 'text' : 'picture',
    qr_text: qr?.kind === 'emv' ? qr.payload : '',
    qr_label: qr?.label ?? '',
    from_day: account?.from ?? '',
    until_day: account?.until ?? '',
    is_active: account?.isActive === false ? 'N' : 'Y',
  }
}

/** True if another account in use has the same number. */
export function isNumberTaken(
  accounts: readonly (AccountValue & { readonly id: number })[],
  { number, isActive }: AccountValue,
  id: number | null,
): boolean {
  return accounts.some(
    (each) => isActive && each.isActive && each.id !== id && each.number === number,
  )
}
