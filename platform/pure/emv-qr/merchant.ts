import { parseEmv, parseFields } from './emv-qr.ts'

/** The merchant that a QR code pays. */
export type QrMerchant = {
  /** Tag 59, at most 25 characters. */
  readonly name: string
  /** Tag 60. */
  readonly city: string
  /** Every identifier of tags 02 to 51 without the networks' own names, the longest first. */
  readonly accounts: readonly string[]
}

/** The merchant of a QR's payload; null when it is no valid EMV code. */
export function readMerchant(payload: string): QrMerchant | null {
  const fields = parseEmv(payload)
  if (fields === null) return null
  const value = (wanted: string) => fields.find(({ tag }) => tag === wanted)?.value ?? ''
  const accounts = fields
    .filter(({ tag }) => tag >= '02' && tag <= '51')
    .flatMap(({ tag, value: text }) => (tag < '26' ? [text] : idsOf(text)))
  return {
    name: value('59'),
    city: value('60'),
    accounts: accounts.toSorted((one, other) => other.length - one.length),
  }
}

/** Sub-tag 00 names the network; the others identify the merchant in it. */
function idsOf(text: string): readonly string[] {
  const parts = parseFields(text)
  if (parts === null) return [text]
  return parts.filter(({ tag }) => tag !== '00').map(({ value }) => value)
}
