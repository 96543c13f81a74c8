/** Counts of an exam that say what its layout still needs. */
type Counts = Readonly<Record<'unnumbered' | 'papers' | 'timed' | 'sittings' | 'seated', number>>

export type LayoutState = 'timeless' | 'numberless' | 'seatless' | 'ready'

/** Next step of the layout: times, then numbers, then seats. */
export function layoutState({ unnumbered, papers, timed, sittings, seated }: Counts): LayoutState {
  if (timed < papers) return 'timeless'
  if (unnumbered > 0) return 'numberless'
  return seated < sittings ? 'seatless' : 'ready'
}
