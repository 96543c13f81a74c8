/**
 * True if two spellings are the same name: equal words in any order, ignoring case, titles and full stops. Used only as
 * a hint to a person, never to decide.
 */
export function isSameName(one: string, other: string): boolean {
  return wordsOf(one).join(' ') === wordsOf(other).join(' ') && wordsOf(one).length > 0
}

/**
 * Compares the name in the remarks of a deposit with a student: `same` if they contain first and last name, `other` if
 * they contain another name, null if they contain no name.
 */
export function namedInRemarks(remarks: string, student: string): 'same' | 'other' | null {
  const found = new Set(remarkWords(remarks))
  if (found.size < 2) return null
  const own = nameWords(student)
  const first = own.at(0) ?? ''
  const last = own.at(-1) ?? ''
  return found.has(first) && found.has(last) ? 'same' : 'other'
}

/** Words of a deposit's remarks that may be a name. */
export function remarkWords(remarks: string): readonly string[] {
  return charactersOf(remarks).filter((word) => !bankWords.has(word))
}

/** Words of a name without titles, in their order. */
export function nameWords(name: string): readonly string[] {
  return charactersOf(name).filter((word) => !titles.has(word))
}

function charactersOf(text: string): readonly string[] {
  return text
    .toLowerCase()
    .split(/[^\p{L}\p{M}]+/u)
    .filter((word) => word.length > 1)
}

/** Words of a bank's remarks that are not part of a name. */
const bankWords = new Set(
  'cash deposit dep by of for from to the voucher vch slip no fee fees exam entrance admission registration counter cr dr tfr trf transfer self branch bank ips cips nchl connectips mobile banking fonepay qr payment paid pay chq cheque clearing account ac student university college campus semester sem interest credited charge remittance'.split(
    ' ',
  ),
)

const titles = new Set(['mr', 'mrs', 'ms', 'miss', 'dr', 'shri'])

function wordsOf(name: string): readonly string[] {
  return name
    .toLowerCase()
    .split(/[\s.,]+/)
    .filter((word) => word !== '' && !titles.has(word))
    .toSorted()
}
