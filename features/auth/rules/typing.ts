import { cleanTyped } from '#platform/pure/text/typed-text.ts'

/** Characters a name may hold (SPEC §5 Signup, READINGS R-11). */
const nameCharacters = /^[A-Za-z0-9 \-'@._]*$/
const emailCharacters = /^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~@-]*$/
/** Printable ASCII without the space (READINGS R-14). */
const passwordCharacters = /^[\u0021-\u007E]*$/

export function isNameText(text: string): boolean {
  return nameCharacters.test(text)
}

export function isEmailText(text: string): boolean {
  return emailCharacters.test(text)
}

export function isPasswordText(text: string): boolean {
  return passwordCharacters.test(text)
}

/** Cleans a typed text and leaves out blocked characters. */
export function keepAllowed(text: string, isAllowed: (character: string) => boolean): string {
  return Array.from(cleanTyped(text)).filter(isAllowed).join('')
}
