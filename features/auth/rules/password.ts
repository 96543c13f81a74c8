import { isPasswordText } from './typing.ts'

export const passwordMinLength = 8
export const passwordMaxLength = 128

export type PasswordReason =
  | 'password-required'
  | 'password-invalid'
  | 'password-short'
  | 'password-common'

/**
 * Why a new password is refused, or null. At least 8 characters, printable ASCII, not among the `common` ones (lower
 * case; handed in, because the browser fetches them late) and not made of the institution's words (SECURITY T10).
 */
export function passwordProblem(
  password: string,
  common: ReadonlySet<string>,
  institutionWords: readonly string[] = [],
): PasswordReason | null {
  if (password === '') return 'password-required'
  if (!isPasswordText(password) || password.length > passwordMaxLength) return 'password-invalid'
  if (password.length < passwordMinLength) return 'password-short'
  const words = { common, institutionWords }
  return isEasyToGuess(password, words) ? 'password-common' : null
}

/** Digits and signs around a word do not make it better. */
function isEasyToGuess(
  password: string,
  {
    common,
    institutionWords,
  }: { common: ReadonlySet<string>; institutionWords: readonly string[] },
): boolean {
  const lower = password.toLowerCase()
  const core = lower.replaceAll(/^[^a-z]+|[^a-z]+$/g, '')
  if (common.has(lower) || new Set(lower).size <= 2) return true
  return institutionWords.some((word) => word.length >= 3 && core === word.toLowerCase())
}
