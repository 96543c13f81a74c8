/** Counts of an exam that say what its layout still needs. */
type Counts = Readonly<Record<'unnumbered' | 'papers' | 'timed' | 'sittings' | 'seated', number>>

export type LayoutState = 'timeless' | 'numberless' | 'seatless' | 'ready' | 'over'

/** Next step of the layout: times, then numbers, then seats; `over` for an exam whose results have a release time. */
export function layoutState(exam: Counts & { readonly isOver: boolean }): LayoutState {
  const { unnumbered, papers, timed, sittings, seated } = exam
  if (exam.isOver) return 'over'
  if (timed < papers) return 'timeless'
  if (unnumbered > 0) return 'numberless'
  return seated < sittings ? 'seatless' : 'ready'
}
