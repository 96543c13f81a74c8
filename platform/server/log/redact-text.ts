import { hidden, redactAddress } from './redact-address.ts'

const longestText = 4_000

/** One short word of which no secret is made: nearly every value of a line is one. */
const isPlainWord = /^(?![\w.:-]{0,64}eyJ)\w[\w.:-]{0,63}$/

/**
 * Secrets inside a word or two: credentials of an address, of a header and in a token, mail addresses, packed bytes.
 * Each begins where a run of its characters begins, so that no text is read from every place in it again.
 */
const secretTexts: readonly [RegExp, string][] = [
  [/(:\/\/[^/\s:@]*:)[^/\s@]*@/g, `$1${hidden}@`],
  [/\b(bearer|basic|key)\s+[\w.~+/=-]{8,}/gi, `$1 ${hidden}`],
  [/(?<![\w-])eyJ[\w-]+\.[\w-]+\.[\w-]*/g, hidden],
  [/(?<![\w.!#$%&'*+/=?^`{|}~-])[\w.!#$%&'*+/=?^`{|}~-]+(?:@|%40)[\w-]+(?:\.[\w-]+)+/g, hidden],
  [/(?<![A-Za-z0-9+/_-])[A-Za-z0-9+/_-]{100,}={0,2}/g, hidden],
]

/** A text as a log may keep it: cut, each word with a query read as an address, and known shapes of secrets hidden. */
export function redactText(text: string): string {
  if (isPlainWord.test(text)) return text
  const short = text.length > longestText ? `${text.slice(0, longestText)}…` : text
  const words = short.replaceAll(/[^\s"<>`]+/g, redactWord)
  return secretTexts.reduce((left, [pattern, by]) => left.replaceAll(pattern, by), words)
}

function redactWord(word: string): string {
  if (word.includes('?')) return redactAddress(word)
  const filter = /(?:\$|%24)filter/i.exec(word)
  return filter === null ? word : `${word.slice(0, filter.index)}${filter[0]}=${hidden}`
}
