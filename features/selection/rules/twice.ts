import { refuse, type Refused } from '#platform/pure/decision.ts'
import {
  type EntryState,
  entryState,
  type Round,
  roundOf,
  type TwoEntries,
} from '#features/marking/rules/facts.ts'

/** One person's entry of a score: a number, or absence. */
export type ScoreEntry = {
  readonly attendance: 'present' | 'absent'
  readonly score: number | null
}

/** A score that two people enter, with what a third person settled of different entries. */
export type TwiceTyped<Entered extends ScoreEntry> = {
  readonly entries: TwoEntries<Entered>
  readonly settled: ScoreEntry | null
}

export function isSameScore(one: ScoreEntry, other: ScoreEntry): boolean {
  return one.attendance === other.attendance && one.score === other.score
}

/** The score that counts; null: two people have not agreed on it, and no third one has settled it. */
export function countedScore({
  entries: [first, second],
  settled,
}: TwiceTyped<ScoreEntry>): ScoreEntry | null {
  if (first === null || second === null) return null
  if (isSameScore(first, second)) return first
  return settled
}

export function scoreState(typed: TwiceTyped<ScoreEntry>): EntryState {
  return entryState(typed.entries, countedScore(typed) !== null)
}

export type TwiceReason =
  | 'select-after-agreed'
  | 'agreed-already'
  | 'settled-already'
  | 'two-entered'

/** Effect of a typed row: an entry in a round, or, with the score that counts, who is selected. */
export type TypedEffect =
  | { readonly is: 'enter'; readonly round: Round }
  | { readonly is: 'select' }

/**
 * Decides what a person's typed row does. A score that counts is entered again by one of the two who entered it only,
 * which opens it again; the selection is marked on a score that counts.
 */
export function decideTyped<Entered extends ScoreEntry>(
  on: TwiceTyped<Entered>,
  typed: { readonly entry: ScoreEntry; readonly selected: boolean },
  isMine: (entered: Entered) => boolean,
): TypedEffect | Refused<TwiceReason> {
  const counted = countedScore(on)
  if (counted !== null) {
    if (isSameScore(counted, typed.entry)) return { is: 'select' }
    if (on.settled !== null) return refuse('settled-already')
    if (!mayEnter(on, isMine)) return refuse('agreed-already')
  }
  if (typed.selected) return refuse('select-after-agreed')
  const round = roundOf(on.entries, isMine)
  return round === null ? refuse('two-entered') : { is: 'enter', round }
}

/** True if this person may enter the score: it has a round for them, and no third person has settled it. */
export function mayEnter<Entered extends ScoreEntry>(
  on: TwiceTyped<Entered>,
  isMine: (entered: Entered) => boolean,
): boolean {
  if (countedScore(on) !== null && on.settled !== null) return false
  return roundOf(on.entries, isMine) !== null
}

/** Scores that two people have not agreed on: entered by less than two, or differently and not settled. */
export type PendingScores = { readonly missing: number; readonly differ: number }

export function pendingOf(states: readonly EntryState[]): PendingScores {
  const differ = states.filter((state) => state === 'differs').length
  const agreed = states.filter((state) => state === 'agreed').length
  return { missing: states.length - differ - agreed, differ }
}
