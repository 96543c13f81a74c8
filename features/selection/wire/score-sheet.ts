import * as v from 'valibot'
import { entryFirstDay } from '#features/first-day/wire/first-day.ts'
import { list } from '#platform/pure/rest-dialect/answers.ts'

/** Answers of the office's processes for a test that selects, in `data`; times are ISO texts. */
export const selectionStatus = v.object({
  id: v.number(),
  name: v.string(),
  candidates: v.number(),
  unnumbered: v.number(),
  scored: v.number(),
  selected: v.number(),
  published: v.nullable(v.string()),
})
export type SelectionStatus = v.InferOutput<typeof selectionStatus>

export const scoreRow = v.object({
  /** '' until a symbol number is given. */
  erollno: v.string(),
  /** '' until a seat is given. */
  seat: v.string(),
  name: v.string(),
  quotas: v.string(),
  score: v.nullable(v.number()),
  /** null: nothing is entered. */
  attendance: v.nullable(v.picklist(['present', 'absent'])),
  selected: v.boolean(),
  /** Presence recorded on the day, which the score must agree with; null: it is not recorded. */
  presence: v.nullable(v.picklist(['present', 'absent'])),
})
export type ScoreRow = v.InferOutput<typeof scoreRow>

export const scoreSheet = v.object({
  name: v.string(),
  full: v.number(),
  published: v.nullable(v.string()),
  /** When scores can first be entered and the result be published. */
  firstDay: entryFirstDay,
  /** Seats are typed here; false: they are given elsewhere, as by the layout of an entrance. */
  maySeat: v.boolean(),
  rows: list(scoreRow),
  /** Sittings with candidates whose presence is not recorded. */
  presenceMissing: list(v.object({ sitting: v.string(), n: v.number() })),
  /** The result that waits for its second person. */
  proposal: v.nullable(
    v.object({
      by: v.string(),
      isOwn: v.boolean(),
    }),
  ),
})
export type ScoreSheet = v.InferOutput<typeof scoreSheet>
