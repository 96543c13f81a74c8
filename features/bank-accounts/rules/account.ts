import * as v from 'valibot'
import { parseEmv } from '#platform/pure/emv-qr/emv-qr.ts'
import { calendarDay } from '#platform/pure/rest-dialect/answers.ts'
import { purposeCodes } from './purposes.ts'

export const longestName = 120
export const longestLabel = 60
export const longestQrText = 512
/** More than any QR needs; a request holds no more than a megabyte. */
export const mostPictureBytes = 600_000

/** True for a number of an account as banks print it: A to Z, digits and hyphens. */
export function isAccountNumber(text: string): boolean {
  return /^[A-Z0-9-]{6,34}$/.test(text)
}

/** The text of a bank's QR whose checksum is right. */
export function isQrText(text: string): boolean {
  return text.length <= longestQrText && parseEmv(text) !== null
}

const line = v.pipe(v.string(), v.minLength(1), v.maxLength(longestName))
const label = v.pipe(v.string(), v.maxLength(longestLabel))
const dayOrNone = v.nullable(calendarDay)

/** `emv`: text of the bank's QR; `image`: path of a picture on this server, never `//host/…`. */
const bankQr = v.variant('kind', [
  v.strictObject({
    kind: v.literal('emv'),
    payload: v.pipe(v.string(), v.check(isQrText)),
    label,
  }),
  v.strictObject({
    kind: v.literal('image'),
    url: v.pipe(v.string(), v.regex(/^\/[\w.-][\w./-]{0,199}$/)),
    label,
  }),
])

/** Everything of a bank account but its id; what a proposal holds before and after. */
export const accountValue = v.strictObject({
  bank: line,
  branch: v.pipe(v.string(), v.maxLength(longestName)),
  number: v.pipe(v.string(), v.check(isAccountNumber)),
  holder: line,
  /** Kinds of fee it is for; null: all. */
  purposes: v.nullable(v.pipe(v.array(v.picklist(purposeCodes)), v.minLength(1))),
  qr: v.nullable(bankQr),
  /** First and last day on which it is paid into; null: no limit. */
  from: dayOrNone,
  until: dayOrNone,
  isActive: v.boolean(),
})
export type AccountValue = v.InferOutput<typeof accountValue>

/** An account of the university. */
export type BankAccount = AccountValue & { readonly id: number }

/** An account as staff tell it from the others. */
export function accountName({ bank, number }: Pick<AccountValue, 'bank' | 'number'>): string {
  return `${bank}, ${number}`
}
