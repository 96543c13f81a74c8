import type { FirstMoment } from '../rules/first-day.ts'

/** When an act can first be done, as the office's processes answer it. */
export type FirstDay = {
  /** null: no day is recorded. */
  readonly from: FirstMoment | null
  /** Days until then, 0 later on the same day; null: it is not early. */
  readonly daysEarly: number | null
  /** Papers or the exam without a recorded day, by name. */
  readonly undated: readonly string[]
}

/** The first day of entering, with what two people have agreed, or are asked, about going earlier. */
export type EntryFirstDay = FirstDay & {
  /** The reason two people agreed on, and it still holds. */
  readonly agreed: string | null
  readonly proposal: { readonly by: string; readonly isOwn: boolean } | null
}
