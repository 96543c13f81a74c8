const devanagariZero = 0x0966

/** Joiners count in Devanagari beside a virama (र्‍य, क्‌ष) and nowhere else; every other format character is left out. */
const strayJoiners = /(?<!\u094D)[\u200C\u200D](?!\u094D)/g
const formatCharacters = /(?![\u200C\u200D])\p{Cf}/gu
const controlCharacters = /(?![\t\n\r\u0085])\p{Cc}/gu
const oddBlanks = /(?! )[\p{Zs}\u0085\u2028\u2029]/gu
const oddDashes = /[\u2010-\u2015\u2212\uFE58\uFE63\uFF0D]/g
const oddApostrophes = /[\u2018\u2019\u201B\u2032\u02B9\u02BC\u00B4\uFF07]/g
const onlyPlain = /^[\t\n\r -~]*$/

/**
 * Cleans a text that a person typed or pasted: format and control characters out, odd blanks, dashes and apostrophes to
 * the plain ones, then NFC. Blanks are neither joined nor trimmed. Cleaning twice changes nothing.
 */
export function cleanTyped(text: string): string {
  if (onlyPlain.test(text)) return text
  return text
    .replaceAll(strayJoiners, '')
    .replaceAll(formatCharacters, '')
    .replaceAll(controlCharacters, '')
    .replaceAll(oddBlanks, ' ')
    .replaceAll(oddDashes, '-')
    .replaceAll(oddApostrophes, "'")
    .normalize('NFC')
}

/** Devanagari digits as 0–9. */
export function latinDigits(text: string): string {
  return text.replaceAll(/[०-९]/g, (digit) =>
    String((digit.codePointAt(0) ?? devanagariZero) - devanagariZero),
  )
}

/** A typed number: cleaned, in Latin digits, without blanks around it. */
export function typedNumber(text: string): string {
  return latinDigits(cleanTyped(text)).trim()
}

/** Keys whose texts are taken as they are: secrets, and what a client repeats instead of typing it. */
const asTheyAre = /password|token|^(identifier|lookupValue|propertyLabel)$/i

/** A whole setting or sheet that a program wrote: what stands in it may be meant to the letter, like a QR code. */
const json = /^\s*(?:\{.*\}|\[.*\])\s*$/s

/** Cleans every text of a form or a body, at any depth; passwords, tokens, identifiers and JSON stay as they are. */
export function cleanTexts<Value>(value: Value): Value
export function cleanTexts(value: unknown): unknown {
  if (typeof value === 'string') return json.test(value) ? value : cleanTyped(value)
  if (Array.isArray(value)) return value.map((each: unknown) => cleanTexts(each))
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value)
  return Object.fromEntries(
    entries.map(([key, each]) => [key, asTheyAre.test(key) ? each : cleanTexts<unknown>(each)]),
  )
}
