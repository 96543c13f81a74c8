import type { MarkedPaper } from './marked-papers.ts'

/** Progress of the two entries of a mark. */
export function stateOf({
  mark,
  entries,
}: Pick<MarkedPaper, 'mark' | 'entries'>): 'empty' | 'once' | 'differs' | 'agreed' {
  if (mark !== null) return 'agreed'
  const entered = entries.filter((each) => each !== null).length
  return entered === 2 ? 'differs' : entered === 1 ? 'once' : 'empty'
}
