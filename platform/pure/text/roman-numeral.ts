import { devanagariDigits } from './devanagari-digits.ts'
import type { Message } from '../message.ts'

const numerals = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI', 'XII']

/**
 * `II` is `२` in Nepali, where `I` would read as a danda. Another name stays as it is, without the word सेमेस्टर, which
 * stands before it.
 */
export function romanNumeral(name: string): Message {
  const number = numerals.indexOf(name) + 1
  const other = name.replace('सेमेस्टर', '').trim()
  return { en: name, ne: number === 0 ? other : devanagariDigits(String(number)) }
}
