import type {
  DayColumn,
  Key,
  Maybe,
  MaybeTimestamp,
  Timestamp,
} from '#platform/server/database/columns.ts'
import type { Generated } from 'kysely'
import type { SeatAnswer } from '../../rules/merit/answer.ts'
import type { LeftOut } from '../../rules/merit/merit-list.ts'
import type { TieSolvedBy } from '../../rules/merit/ranked.ts'
import type { MeritState } from '../../rules/merit/list-state.ts'

export type MeritRulesTable = {
  merit_rules_id: Key
  n_entrance_open_id: number
  version: number
  /** JSON of a RuleSet. */
  rules: string
  created: Timestamp
  createdby: number
}

export type MeritListTable = {
  merit_list_id: Key
  n_entrance_open_id: number
  version: number
  merit_rules_id: number
  digest: string
  seats: number
  state: Generated<MeritState>
  publish_at: MaybeTimestamp
  published: MaybeTimestamp
  answer_days: Maybe<number>
  created: Timestamp
  createdby: number
}

export type MeritPlaceTable = {
  merit_list_id: number
  n_entrance_reg_id: number
  rank: Maybe<number>
  waiting: Maybe<number>
  quotas: string
  score: Maybe<number>
  bornon: Maybe<DayColumn>
  tie: Maybe<TieSolvedBy>
  left_out: Maybe<LeftOut>
  notified: MaybeTimestamp
  /** JSON of scores by part. */
  parts: Generated<string>
}

export type MeritSeatTable = { merit_list_id: number; seats: number; seat: number; quota: string }

export type MeritOfferTable = {
  merit_list_id: number
  n_entrance_reg_id: number
  seat: number
  given_by: string
  answer_until: Maybe<DayColumn>
  answer: Maybe<SeatAnswer>
  answered: MaybeTimestamp
}

/** Score of one part of the exam. */
export type PartScoreTable = { n_entrance_reg_id: number; part: string; score: number }
