/**
 * Whether two spellings are one person's name: the same words in any order, without case, titles and full stops. Used for
 * a hint to a person, never to decide.
 */
export function isSameName(one: string, other: string): boolean {
  return wordsOf(one).join(' ') === wordsOf(other).join(' ') && wordsOf(one).length > 0
}

/**
 * Whom the remarks of a deposit name, compared with a student: `same` where first and last name stand in them, `other` where
 * they name somebody else, null where they name nobody.
 */
export function namedInRemarks(remarks: string, student: string): 'same' | 'other' | null {
  const found = new Set(lettersOf(remarks).filter((word) => !bankWords.has(word)))
  if (found.size < 2) return null
  const own = lettersOf(student).filter((word) => !titles.has(word))
  const first = own.at(0) ?? ''
  const last = own.at(-1) ?? ''
  return found.has(first) && found.has(last) ? 'same' : 'other'
}

function lettersOf(text: string): readonly string[] {
  return text
    .toLowerCase()
    .split(/[^\p{L}\p{M}]+/u)
    .filter((word) => word.length > 1)
}

/** Words of a bank's remarks that are nobody's name. */
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
