import { dictionary } from '@zxcvbn-ts/language-common'
import { passwordMinLength } from '#features/auth/rules/password.ts'

const wellKnown: ReadonlySet<string> = new Set(
  dictionary['passwords-common'].filter((each) => each.length >= passwordMinLength),
)

/** Among the 18,000 of that length in published leaks; the browser only knows a few hundred of them (SECURITY T10). */
export function isWellKnownPassword(password: string): boolean {
  return wellKnown.has(password.toLowerCase())
}
