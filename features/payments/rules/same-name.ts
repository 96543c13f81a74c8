/**
 * Whether two spellings are one person's name: the same words in any order, without case, titles and full stops. Used for
 * a hint to a person, never to decide.
 */
export function isSameName(one: string, other: string): boolean {
  return wordsOf(one).join(' ') === wordsOf(other).join(' ') && wordsOf(one).length > 0
}

const titles = new Set(['mr', 'mrs', 'ms', 'miss', 'dr', 'shri'])

function wordsOf(name: string): readonly string[] {
  return name
    .toLowerCase()
    .split(/[\s.,]+/)
    .filter((word) => word !== '' && !titles.has(word))
    .toSorted()
}
