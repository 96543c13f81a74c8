import type { MeritChoice } from './give-seats.ts'
import type { MeritList } from './merit-list.ts'
import type { SeatProgram } from './rule-set.ts'

export type WaitingChoice = MeritChoice & {
  /** Application. */
  readonly id: number
  /** Position among those who wait for the programme; null: has a seat of it or of a preferred one. */
  readonly waiting: number | null
}

/** Programmes that the ranked of a list compete for, by rank and preference, with the positions in their waiting lists. */
export function waitingChoices({
  ranked,
  seats,
}: Pick<MeritList, 'ranked' | 'seats'>): readonly WaitingChoice[] {
  const seated = new Map(seats.map(({ applicationId, program }) => [applicationId, program]))
  const waiting = new Map<SeatProgram, number>()
  const next = (program: SeatProgram) => {
    const position = (waiting.get(program) ?? 0) + 1
    waiting.set(program, position)
    return position
  }
  return ranked.flatMap(({ applicationId: id, choices }) => {
    const held = seated.get(id)
    const place = choices.find(({ program }) => program === held)?.place ?? Infinity
    return choices.map((choice) => {
      return { ...choice, id, waiting: choice.place < place ? next(choice.program) : null }
    })
  })
}
