/** Counts of an exam that say what its layout still needs. */
type Counts = Readonly<Record<'unnumbered' | 'papers' | 'timed' | 'sittings' | 'seated', number>>

export type LayoutState = 'timeless' | 'numberless' | 'seatless' | 'ready'

/** What comes next: times, then numbers, then seats, each before the one after it. */
export function layoutState({ unnumbered, papers, timed, sittings, seated }: Counts): LayoutState {
  if (timed < papers) return 'timeless'
  if (unnumbered > 0) return 'numberless'
  return seated < sittings ? 'seatless' : 'ready'
}
