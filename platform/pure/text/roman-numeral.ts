import { devanagariDigits } from './devanagari-digits.ts'
import type { Message } from '../message.ts'

const numerals = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI', 'XII']

/** `II` is `२` in Nepali, where `I` would read as a danda; a name that is no numeral up to twelve stays as it is. */
export function romanNumeral(name: string): Message {
  const number = numerals.indexOf(name) + 1
  return { en: name, ne: number === 0 ? name : devanagariDigits(String(number)) }
}
