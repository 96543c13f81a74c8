import type { Language } from '#platform/pure/message.ts'
import { devanagariDigits } from '#platform/pure/text/devanagari-digits.ts'

/** A count or time in the digits of the reader's language; never for IDs, phones or accounts (DESIGN §2). */
export function digits(value: number | string, language: Language): string {
  return language === 'ne' ? devanagariDigits(String(value)) : String(value)
}
