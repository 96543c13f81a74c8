/**
 * EMVCo merchant-presented QR as Nepal's banks and Fonepay use it: two-digit tag, two-digit length, value; the CRC
 * (tag 63) last (reference/nepal.md §2.1).
 */
export type EmvField = { readonly tag: string; readonly value: string }

const crcTag = '63'
/** Longest amount (tag 54) and reference label (tag 62, sub-tag 05). */
const amountMaxLength = 13
const referenceMaxLength = 25

/** The fields of a payload in order, or null when lengths do not add up or the CRC is wrong (compared without case). */
export function parseEmv(payload: string): readonly EmvField[] | null {
  const fields = parseFields(payload)
  const last = fields?.at(-1)
  if (!fields || last?.tag !== crcTag) return null
  const wanted = crc16(payload.slice(0, -last.value.length))
  return last.value.toUpperCase() === wanted ? fields.slice(0, -1) : null
}

/** Tags of a text, such as the value of a template; null when its lengths do not add up. */
export function parseFields(text: string): EmvField[] | null {
  const fields: EmvField[] = []
  for (let at = 0; at < text.length;) {
    const head = /^(\d\d)(\d\d)$/.exec(text.slice(at, at + 4))
    if (head === null) return null
    const [, tag = '', length = ''] = head
    const value = text.slice(at + 4, at + 4 + Number(length))
    if (value.length !== Number(length)) return null
    fields.push({ tag, value })
    at += 4 + value.length
  }
  return fields
}

/** The payload of fields, with its CRC. Throws when a value is longer than 99. */
export function printEmv(fields: readonly EmvField[]): string {
  const body = fields.map(printField).join('') + crcTag + '04'
  return body + crc16(body)
}

function printField({ tag, value }: EmvField): string {
  if (value.length > 99) throw new RangeError(`EMV field ${tag} is longer than 99`)
  return tag + String(value.length).padStart(2, '0') + value
}

/**
 * A merchant's static code made dynamic for one payment: exact amount (`1500` or `1500.50`, rupees) and our reference in
 * it, so that the bank app fills both in. Null when the payload is no valid code or something is too long.
 */
export function withAmount(
  payload: string,
  at: { readonly amount: string; readonly reference: string },
): string | null {
  const fields = parseEmv(payload)
  if (
    fields === null ||
    at.amount.length > amountMaxLength ||
    at.reference.length > referenceMaxLength
  )
    return null
  const additional = new Map(
    (parseFields(fields.find(({ tag }) => tag === '62')?.value ?? '') ?? []).map(
      ({ tag, value }) => [tag, value],
    ),
  )
  additional.set('05', at.reference)
  const merged = new Map(fields.map(({ tag, value }) => [tag, value]))
  merged.set('01', '12')
  merged.set('54', at.amount)
  merged.set('62', sorted(additional).map(printField).join(''))
  if ((merged.get('62') ?? '').length > 99) return null
  return printEmv(sorted(merged))
}

function sorted(fields: ReadonlyMap<string, string>): EmvField[] {
  return [...fields]
    .map(([tag, value]) => ({ tag, value }))
    .toSorted((one, other) => one.tag.localeCompare(other.tag))
}

/** CRC-16 CCITT-FALSE: polynomial 0x1021, start 0xFFFF, no reflection, over the bytes of the text. */
export function crc16(text: string): string {
  let crc = 0xffff
  for (const byte of utf8(text)) {
    crc ^= byte << 8
    for (let bit = 0; bit < 8; bit++) crc = (crc & 0x8000 ? (crc << 1) ^ 0x1021 : crc << 1) & 0xffff
  }
  return crc.toString(16).toUpperCase().padStart(4, '0')
}

/** Codes may carry Devanagari names (tag 64); the CRC counts bytes. */
function utf8(text: string): number[] {
  return Array.from(encodeURIComponent(text).matchAll(/%([0-9A-F]{2})|(.)/g), ([, hex, plain]) =>
    hex === undefined ? (plain ?? '').charCodeAt(0) : Number.parseInt(hex, 16),
  )
}
