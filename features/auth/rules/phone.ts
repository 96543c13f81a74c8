import { cleanTyped, latinDigits } from '#platform/pure/text/typed-text.ts'

/**
 * The ten digits of a Nepalese mobile number starting 96, 97 or 98, or null. Blanks, dashes, +977 and Devanagari
 * digits are understood (READINGS R-12).
 */
export function findMobileNumber(text: string): string | null {
  const latin = latinDigits(cleanTyped(text))
  const digits = latin.replaceAll(/[\s-]/g, '').replace(/^(\+977|00977|977)(?=9\d{9}$)/, '')
  return /^9[678]\d{8}$/.test(digits) ? digits : null
}
