import * as v from 'valibot'
import { calendarDay, list, message } from '#platform/pure/rest-dialect/answers.ts'
import { presenceMissing } from '#features/selection/wire/score-sheet.ts'
import { seatAnswers } from '../rules/merit/answer.ts'
import { meritStates } from '../rules/merit/list-state.ts'
import { tieRule } from './merit-rule-set.ts'

/** Name in the register of quotas. */
const quota = v.string()

/** Programme of a seat; null: the entrance's own. */
const seatProgram = v.nullable(v.number())

const quotaSeats = v.object({
  quota,
  seats: v.number(),
  isForAll: v.boolean(),
  passesTo: v.nullable(quota),
})

const ruleSet = v.object({
  name: v.string(),
  quotas: list(quotaSeats),
  /** Seats of the further programmes; absent: there are none. */
  further: v.optional(list(v.object({ program: v.number(), quotas: list(quotaSeats) }))),
  ties: list(tieRule),
  minimum: v.number(),
  /** Absent or empty: the entrance's own score alone counts. The part '' is that score. */
  weights: v.optional(
    list(v.object({ part: v.string(), weight: v.number(), minimum: v.number() })),
  ),
})

/** Scores of the parts that a score was counted from; empty without weights. */
const countedFrom = list(v.object({ part: v.string(), score: v.number() }))

/** Part of the rules in which an applicant is below its minimum; null: none. */
const below = v.nullable(v.object({ part: v.string(), score: v.number(), minimum: v.number() }))

const namedProgram = v.object({
  program: seatProgram,
  name: v.string(),
  nameNepali: v.string(),
})
export type NamedProgram = v.InferOutput<typeof namedProgram>

/** A programme in the order of preference, with the position among those who wait for it; null: does not wait. */
const choice = v.object({
  program: seatProgram,
  place: v.number(),
  waiting: v.nullable(v.number()),
})

const leftOut = v.picklist(['withheld', 'absent', 'below-minimum', 'below-part', 'no-quota'])

export const meritRow = v.object({
  id: v.number(),
  name: v.string(),
  nameNepali: v.string(),
  erollno: v.string(),
  score: v.nullable(v.number()),
  countedFrom,
  below,
  /** Null: left out. */
  rank: v.nullable(v.number()),
  /** Quotas the applicant competes for. */
  quotas: list(quota),
  /** Claimed quotas of the rules that do not count in this list, with the state of their proof now; `none`: it needs no proof but does not hold. Empty for the absent and those below the minimum. */
  uncounted: list(v.object({ quota, proof: v.picklist(['none', 'missing', 'approved']) })),
  /** Rule that put the applicant before the next one, with both dates of birth, and both scores of the part it compares. */
  tie: v.nullable(
    v.object({
      by: v.union([tieRule, v.literal('number')]),
      bornOn: v.nullable(calendarDay),
      nextBornOn: v.nullable(calendarDay),
      part: v.nullable(v.number()),
      nextPart: v.nullable(v.number()),
    }),
  ),
  seat: v.nullable(
    v.object({
      quota,
      /** Quota whose seat it was; the same one unless it was passed on. */
      from: quota,
      number: v.number(),
      answer: v.nullable(v.picklist(seatAnswers)),
    }),
  ),
  /** Programme of the seat, with its place in the order of preference; null: there is no seat. */
  held: v.nullable(v.object({ program: seatProgram, place: v.number() })),
  /** Empty where the entrance is for one programme. */
  choices: list(choice),
  waiting: v.nullable(v.number()),
  leftOut: v.nullable(leftOut),
})
export type MeritRow = v.InferOutput<typeof meritRow>

const meritCounts = v.object({
  ranked: v.number(),
  seated: v.number(),
  waiting: v.number(),
  ties: v.number(),
  absent: v.number(),
  /** Of the rules, or of a part. */
  belowMinimum: v.number(),
  noQuota: v.number(),
  withheld: v.number(),
  accepted: v.number(),
})

const storedList = v.object({
  version: v.number(),
  state: v.picklist(meritStates),
  /** ISO timestamps. */
  computed: v.string(),
  publishAt: v.nullable(v.string()),
  published: v.nullable(v.string()),
  answerDays: v.nullable(v.number()),
  rules: ruleSet,
  rulesVersion: v.number(),
  /** True if scores, claims or rules have changed since it was computed. */
  isStale: v.boolean(),
  counts: meritCounts,
  quotas: list(
    v.object({
      /** Absent where the rules have one programme. */
      program: v.optional(seatProgram),
      quota,
      seats: v.number(),
      /** Seats got from other quotas, less those passed on to others. */
      passed: v.number(),
      given: v.number(),
    }),
  ),
})
export type StoredMeritList = v.InferOutput<typeof storedList>

/** The merit list of an entrance, as the office reads it. */
export const meritPage = v.object({
  name: message,
  full: v.number(),
  /** Seats of the programme; null: it has no limit. */
  programmeSeats: v.nullable(v.number()),
  /** Programmes of the entrance with their seats, its own first. */
  programs: list(
    v.object({
      ...namedProgram.entries,
      n_program_ID: v.nullable(v.number()),
      seats: v.nullable(v.number()),
    }),
  ),
  /** Parts of the exam with scores. */
  parts: list(v.string()),
  /** The newest rule set; null: none was saved. */
  rules: v.nullable(ruleSet),
  rulesVersion: v.number(),
  /** Paid applications without a decision. */
  undecided: v.number(),
  /** Approved applicants without a score or an absence. */
  unscored: v.number(),
  /** Scores and parts that two people have not agreed on; null: scores are typed once, or the result is published. */
  pending: v.nullable(v.object({ missing: v.number(), differ: v.number() })),
  presenceMissing,
  candidates: v.number(),
  /** True if the result was published without a merit list. */
  isPublishedWithout: v.boolean(),
  list: v.nullable(storedList),
  /** All versions, the newest first. */
  versions: list(v.object({ version: v.number(), state: v.picklist(meritStates) })),
  rows: list(meritRow),
  /** Number of rows that follow. */
  more: v.number(),
  proposal: v.nullable(v.object({ by: v.string(), isOwn: v.boolean(), at: v.string() })),
})
export type MeritPage = v.InferOutput<typeof meritPage>

/** An applicant's own place in a published list. */
export const ownPlace = v.object({
  rank: v.nullable(v.number()),
  /** Number of ranked applicants. */
  ranked: v.number(),
  score: v.nullable(v.number()),
  countedFrom,
  leftOut: v.nullable(leftOut),
  minimum: v.number(),
  below,
  /** Why the result is withheld; null: it is not, or no longer. */
  withheldFor: v.nullable(message),
  waiting: v.nullable(v.number()),
  seat: v.nullable(
    v.object({
      quota,
      from: quota,
      until: calendarDay,
      answer: v.nullable(v.picklist(seatAnswers)),
    }),
  ),
  rules: ruleSet,
  /** Null: the entrance is for one programme. */
  programs: v.nullable(
    v.object({
      all: list(namedProgram),
      /** Programme of the seat. */
      held: seatProgram,
      choices: list(choice),
      /** The applicant stays in the seat and does not move up. */
      stays: v.boolean(),
      mayStay: v.boolean(),
    }),
  ),
})
export type OwnPlace = v.InferOutput<typeof ownPlace>
