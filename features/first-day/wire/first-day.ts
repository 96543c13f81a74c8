import type { FirstMoment } from '../rules/first-day.ts'

/** First moment at which an action is allowed, as the office's processes answer it. */
export type FirstDay = {
  /** null: no day is recorded. */
  readonly from: FirstMoment | null
  /** Days until then, 0 later on the same day; null: it is not early. */
  readonly daysEarly: number | null
  /** Names of the exam papers (or the exam) without a recorded day. */
  readonly undated: readonly string[]
}

/** The first day of entering, with what two people have agreed, or are asked, about going earlier. */
export type EntryFirstDay = FirstDay & {
  /** The reason two people agreed on, and it still holds. */
  readonly agreed: string | null
  readonly proposal: { readonly by: string; readonly isOwn: boolean } | null
}
