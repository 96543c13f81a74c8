import type { Generated } from 'kysely'
import type { ApplicationColumns } from '#features/applying/server/application-columns.ts'
import type { OpeningColumns } from '#features/applying/server/opening-model.ts'
import type { ConditionColumns } from '#features/conditions/server/condition-columns.ts'
import type { LateFeeColumns } from '#features/late-fee/server/fee-columns.ts'
import type {
  DayColumn,
  Key,
  Maybe,
  MaybeTimestamp,
  Timestamp,
} from '#platform/server/database/columns.ts'
import type {
  MeritChoiceTable,
  MeritListTable,
  MeritMoveTable,
  MeritOfferTable,
  MeritPlaceTable,
  MeritRulesTable,
  MeritSeatTable,
  PartScoreTable,
  PreferenceTable,
} from './merit/merit-tables.ts'
import type { WithheldTable } from './withheld/withheld.rows.ts'

export type EntranceOpeningTable = OpeningColumns &
  LateFeeColumns &
  ConditionColumns & {
    n_entrance_open_id: Key
    exam_date: Maybe<DayColumn>
    exam_time: Maybe<string>
    exam_minutes: Maybe<number>
    reporting_time: Maybe<string>
    gate_time: Maybe<string>
    exam_address: Maybe<string>
    exam_address_ne: Maybe<string>
    /** Full score of the entrance. */
    score_fm: Generated<number>
    result_published: MaybeTimestamp
    /** Ids of the centres that applicants may ask for, joined by commas. */
    exam_centres: Generated<string>
    /** Ids of the further programmes that it is for, joined by commas. */
    further_programs: Generated<string>
  }

export type EntranceApplicationTable = ApplicationColumns & {
  n_entrance_reg_id: Key
  n_entrance_open_id: number
  selectedquota: Generated<string>
  eligible: Generated<boolean>
  erollno: Maybe<string>
  /** Seat as the card shows it: centre, room, seat. */
  exam_centre: Maybe<string>
  /** The centre the applicant asked for; null: any. */
  n_exam_centre_id: Maybe<number>
  /** The applicant has a special need and gets one of the first seats of a room. */
  special_need: Generated<boolean>
  /** When the applicant sits the exam, as the seat says; null without one. */
  sitting_day: Maybe<DayColumn>
  sitting_from: Maybe<string>
  /** Day on which it was handed in at the office; null: it was made in the portal. */
  handed_in: Maybe<DayColumn>
  score: Maybe<number>
  /** Null: nothing is entered. */
  attendance: Maybe<'present' | 'absent'>
  selected: Generated<boolean>
}

type SeatPlanTable = {
  entrance_seat_plan_id: Key
  n_entrance_open_id: number
  created: Timestamp
  createdby: number
  /** JSON of a `SeatPlan`. */
  plan: string
  executed: MaybeTimestamp
}

type PresenceTable = {
  n_entrance_reg_id: number
  is_present: boolean
  saved: Timestamp
  savedby: number
}

type ScoreFacts = {
  n_entrance_reg_id: number
  /** '' is the score of the entrance itself. */
  part: string
  attendance: 'present' | 'absent'
  score: Maybe<number>
  created: Timestamp
  createdby: number
  updated: Timestamp
  updatedby: number
}

/** One person's entry of a score that two people type. */
type ScoreEntryTable = ScoreFacts & { entrance_score_entry_id: Key; round: number }

/** The score that counts where two entries differ. */
type ScoreSettlementTable = ScoreFacts & { entrance_score_settlement_id: Key; reason: string }

declare module '#platform/server/database/tables.ts' {
  interface Tables {
    n_entrance_open: EntranceOpeningTable
    n_entrance_reg: EntranceApplicationTable
    entrance_seat_plan: SeatPlanTable
    entrance_presence: PresenceTable
    entrance_withheld: WithheldTable
    entrance_part_score: PartScoreTable
    entrance_score_entry: ScoreEntryTable
    entrance_score_settlement: ScoreSettlementTable
    merit_rules: MeritRulesTable
    merit_list: MeritListTable
    merit_place: MeritPlaceTable
    merit_seat: MeritSeatTable
    merit_offer: MeritOfferTable
    merit_choice: MeritChoiceTable
    merit_move: MeritMoveTable
    entrance_preference: PreferenceTable
  }
}

declare module '#features/payments/server/tables.ts' {
  interface PaymentReferenceColumns {
    n_entrance_reg_id: Maybe<number>
  }
}
