/** `there`: it was made before, and is not made twice. `skipped`: staff left it out. */
export const plannedStates = ['new', 'there', 'skipped'] as const
export type PlannedState = (typeof plannedStates)[number]

type Planned = { readonly state: PlannedState }

/** The openings with those that are meant left out, or taken in again; one that is there stays. */
export function withSkipped<Opening extends Planned>(
  openings: readonly Opening[],
  { isMeant, isSkipped }: { isMeant: (opening: Opening) => boolean; isSkipped: boolean },
): readonly Opening[] {
  const state: PlannedState = isSkipped ? 'skipped' : 'new'
  return openings.map((each) =>
    isMeant(each) && each.state !== 'there' ? { ...each, state } : each,
  )
}
