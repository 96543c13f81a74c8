import { type EntryState, entryState } from '#features/marking/rules/two-entries.ts'
import type { MarkedPaper } from './marked-papers.ts'

/** Progress of the two entries of a mark. */
export function stateOf({ mark, entries }: Pick<MarkedPaper, 'mark' | 'entries'>): EntryState {
  return entryState(entries, mark !== null)
}
