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
  /** JSON of scores by part; with the entrance's own one where the rules have weights. */
  parts: Generated<string>
}

export type MeritSeatTable = {
  merit_list_id: number
  seats: number
  seat: number
  quota: string
  /** Null: the entrance's own programme. */
  n_program_id: Maybe<number>
}

/** Programme that a ranked applicant competes for. */
export type MeritChoiceTable = {
  merit_list_id: number
  n_entrance_reg_id: number
  place: number
  n_program_id: Maybe<number>
  quotas: string
  /** Position among those who waited for the programme; null: the list gave a seat of it or of a preferred one. */
  waiting: Maybe<number>
}

/** A person with a seat moved up to a preferred programme. */
export type MeritMoveTable = {
  merit_move_id: Key
  merit_list_id: number
  n_entrance_reg_id: number
  from_seat: number
  to_seat: number
  moved: Timestamp
}

/** Programme in the order of an applicant's preference. */
export type PreferenceTable = { n_entrance_reg_id: number; place: number; n_program_id: number }

export type MeritOfferTable = {
  merit_list_id: number
  n_entrance_reg_id: number
  seat: number
  given_by: string
  answer_until: Maybe<DayColumn>
  answer: Maybe<SeatAnswer>
  answered: MaybeTimestamp
  /** Place of the seat's programme in the order of preference. */
  place: Generated<number>
  /** The applicant does not move up. */
  stays: Generated<boolean>
  /** Place in the waiting list from which it was given; null: the list itself gave it. */
  waited: Maybe<number>
}

/** Score of one part of the exam. */
export type PartScoreTable = { n_entrance_reg_id: number; part: string; score: number }
