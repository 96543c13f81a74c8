import * as v from 'valibot'
import { calendarDay, list } from '#platform/pure/rest-dialect/answers.ts'
import { awaitedEvents } from '../rules/first-day.ts'

/** The first moment at which an action is allowed, in Nepal's calendar. */
const firstMoment = v.object({
  day: calendarDay,
  /** `14:00`; null: from the beginning of the day. */
  time: v.nullable(v.string()),
  after: v.picklist(awaitedEvents),
})

/** First moment at which an action is allowed, as the office's processes answer it. */
export const firstDay = v.object({
  /** null: no day is recorded. */
  from: v.nullable(firstMoment),
  /** Days until then, 0 later on the same day; null: it is not early. */
  daysEarly: v.nullable(v.number()),
  /** Names of the exam papers (or the exam) without a recorded day. */
  undated: list(v.string()),
})
export type FirstDay = v.InferOutput<typeof firstDay>

/** The first day of entering, with what two people have agreed, or are asked, about going earlier. */
export const entryFirstDay = v.object({
  ...firstDay.entries,
  /** The reason two people agreed on, and it still holds. */
  agreed: v.nullable(v.string()),
  proposal: v.nullable(
    v.object({
      by: v.string(),
      isOwn: v.boolean(),
    }),
  ),
})
export type EntryFirstDay = v.InferOutput<typeof entryFirstDay>
