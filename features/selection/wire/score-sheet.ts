import type { EntryFirstDay } from '#features/first-day/wire/first-day.ts'

/** Answers of the office's processes for a test that selects, in `data`; times are ISO texts. */
export type SelectionStatus = {
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
  /** '' until a seat is given. */
  readonly seat: string
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
  /** When scores can first be entered and the result be published. */
  readonly firstDay: EntryFirstDay
  readonly rows: readonly ScoreRow[]
  /** The result that waits for its second person. */
  readonly proposal: { readonly by: string; readonly isOwn: boolean } | null
}
