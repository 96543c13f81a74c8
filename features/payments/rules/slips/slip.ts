import { type Day, findDay } from '#platform/pure/calendar/day.ts'

/** Facts of a bank slip as typed beside its picture; '' for an empty field. */
export type SlipForm = {
  readonly bank: string
  readonly branch: string
  readonly number: string
  readonly day: string
  /** Rupees, as typed. */
  readonly amount: string
}

export type SlipReason =
  | 'bank-required'
  | 'slip-text-too-long'
  | 'slip-number-required'
  | 'slip-number-invalid'
  | 'slip-day-required'
  | 'slip-day-invalid'
  | 'slip-day-in-future'
  | 'amount-wrong'

export type SlipProblems = Partial<Record<keyof SlipForm, SlipReason>>

const maxLength = 80

/** Problems of the form by field; the branch may stay empty. */
export function slipProblems(form: SlipForm, today: Day): SlipProblems {
  const problems: Record<keyof SlipForm, SlipReason | null> = {
    bank: form.bank.trim() === '' ? 'bank-required' : lengthProblem(form.bank),
    branch: lengthProblem(form.branch),
    number: form.number.trim() === '' ? 'slip-number-required' : slipNumberProblem(form.number),
    day: form.day.trim() === '' ? 'slip-day-required' : slipDayProblem(form.day, today),
    amount: Number(form.amount) > 0 ? null : 'amount-wrong',
  }
  return Object.fromEntries(Object.entries(problems).filter(([, problem]) => problem !== null))
}

function lengthProblem(text: string): SlipReason | null {
  return text.trim().length > maxLength ? 'slip-text-too-long' : null
}

/** Characters of any script, digits, blanks, slashes, dots and dashes, at most 40. */
export function slipNumberProblem(text: string): SlipReason | null {
  return /^[\p{L}\p{M}\p{N} /.-]{1,40}$/u.test(text.trim()) ? null : 'slip-number-invalid'
}

/** A day that exists and is not in the future. */
export function slipDayProblem(text: string, today: Day): SlipReason | null {
  const found = findDay(text)
  if (found === null) return 'slip-day-invalid'
  return found <= today ? null : 'slip-day-in-future'
}
