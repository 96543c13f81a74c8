/** Entries of two people for one mark, neither knowing of the other's: the first person's, and the second's. */
export type TwoEntries<Entered> = readonly [Entered | null, Entered | null]

export const entryStates = ['empty', 'once', 'differs', 'agreed'] as const
export type EntryState = (typeof entryStates)[number]

export type Round = 1 | 2

/** Progress of a mark; agreed: it counts, because both entries are equal or their difference was settled. */
export function entryState(entries: TwoEntries<unknown>, isAgreed: boolean): EntryState {
  if (isAgreed) return 'agreed'
  const entered = entries.filter((each) => each !== null).length
  return entered === 2 ? 'differs' : entered === 1 ? 'once' : 'empty'
}

/** Round of a person's entry: their own one again, else a free one. Null: two others have entered the mark. */
export function roundOf<Entered>(
  [first, second]: TwoEntries<Entered>,
  isMine: (entered: Entered) => boolean,
): Round | null {
  if (first !== null && isMine(first)) return 1
  if (second !== null && isMine(second)) return 2
  if (first === null) return 1
  return second === null ? 2 : null
}
