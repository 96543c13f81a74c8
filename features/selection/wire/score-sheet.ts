import * as v from 'valibot'
import { entryFirstDay } from '#features/first-day/wire/first-day.ts'
import { entryState } from '#features/marking/wire/two-entries.ts'
import { list, message } from '#platform/pure/rest-dialect/answers.ts'

/** Answers of the office's processes for a test that selects, in `data`; times are ISO texts. */
export const selectionStatus = v.object({
  id: v.number(),
  name: message,
  candidates: v.number(),
  unnumbered: v.number(),
  scored: v.number(),
  selected: v.number(),
  published: v.nullable(v.string()),
})
export type SelectionStatus = v.InferOutput<typeof selectionStatus>

/** One person's entry of a score; null: absent. */
const scoreEntry = v.object({
  attendance: v.picklist(['present', 'absent']),
  score: v.nullable(v.number()),
})

/** A score that two people type, as the reader sees it. */
const twiceTyped = v.object({
  state: entryState,
  /** Settled by a third person. */
  isSettled: v.boolean(),
  /** Entry of the person who reads. */
  mine: v.nullable(scoreEntry),
  /** The score that counts; null: two people have not agreed on it. */
  counted: v.nullable(scoreEntry),
  /** The reader may enter it, or enter it again. */
  mayEnter: v.boolean(),
})
export type TwiceTypedScore = v.InferOutput<typeof twiceTyped>

const scoreDifference = v.object({
  erollno: v.string(),
  /** Part of the exam; '' is the score itself. */
  part: v.string(),
  entries: list(v.object({ ...scoreEntry.entries, name: v.string() })),
  settled: v.nullable(v.object({ ...scoreEntry.entries, name: v.string(), reason: v.string() })),
  /** False: the reader made one of the entries. */
  maySettle: v.boolean(),
})
export type ScoreDifference = v.InferOutput<typeof scoreDifference>

/** Sittings with candidates whose presence is not recorded, each with their number. */
export const presenceMissing = list(v.object({ sitting: v.string(), n: v.number() }))

export const scoreRow = v.object({
  /** '' until a symbol number is given. */
  erollno: v.string(),
  /** '' until a seat is given. */
  seat: v.string(),
  /** '' while two people have not agreed on the score. */
  name: v.string(),
  quotas: v.string(),
  score: v.nullable(v.number()),
  /** null: nothing is entered. */
  attendance: v.nullable(v.picklist(['present', 'absent'])),
  selected: v.boolean(),
  /** Presence recorded on the day, which the score must agree with; null: it is not recorded. */
  presence: v.nullable(v.picklist(['present', 'absent'])),
  /** Null: scores are typed once. */
  entry: v.nullable(
    v.object({
      ...twiceTyped.entries,
      parts: list(v.object({ part: v.string(), ...twiceTyped.entries })),
    }),
  ),
})
export type ScoreRow = v.InferOutput<typeof scoreRow>

export const scoreSheet = v.object({
  name: message,
  full: v.number(),
  published: v.nullable(v.string()),
  /** When scores can first be entered and the result be published. */
  firstDay: entryFirstDay,
  /** Seats are typed here; false: they are given elsewhere, as by the layout of an entrance. */
  maySeat: v.boolean(),
  rows: list(scoreRow),
  presenceMissing,
  /** Null: scores are typed once. */
  twice: v.nullable(
    v.object({
      /** Scores without two entries, and those with two different ones that no third person has settled. */
      pending: v.object({ missing: v.number(), differ: v.number() }),
      /** Parts of the exam with scores. */
      parts: list(v.string()),
      /** Different entries, and those of them that were settled. */
      differences: list(scoreDifference),
    }),
  ),
  /** The result that waits for its second person. */
  proposal: v.nullable(
    v.object({
      by: v.string(),
      isOwn: v.boolean(),
    }),
  ),
})
export type ScoreSheet = v.InferOutput<typeof scoreSheet>
