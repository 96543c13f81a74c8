/** What the office's processes of a test that selects answer in `data`; instants are ISO texts. */
export type SelectionStanding = {
  readonly id: number
  readonly name: string
  readonly candidates: number
  readonly unnumbered: number
  readonly scored: number
  readonly selected: number
  readonly published: string | null
}

export type ScoreRow = {
  /** '' until a symbol number is given. */
  readonly erollno: string
  readonly name: string
  readonly quotas: string
  readonly score: number | null
  /** null: nothing is entered. */
  readonly attendance: 'present' | 'absent' | null
  readonly selected: boolean
}

export type ScoreSheet = {
  readonly name: string
  readonly full: number
  readonly published: string | null
  readonly rows: readonly ScoreRow[]
  /** The result that waits for its second person. */
  readonly proposal: { readonly by: string; readonly isOwn: boolean } | null
}
