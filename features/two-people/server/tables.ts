import type { Generated, GeneratedAlways } from 'kysely'
import type {
  Timestamp,
  Key,
  Maybe,
  MaybeTimestamp,
  ModelBase,
} from '#platform/server/database/columns.ts'
import type { ProposalState } from '../rules/proposal.ts'

export type ProposalTable = ModelBase & {
  n_proposal_id: Key
  sort: string
  subject: string
  /** JSON of what is, and of what is to be. */
  before: string
  after: string
  state: Generated<ProposalState>
  expires: Timestamp
  decided: MaybeTimestamp
  decided_by: Maybe<number>
  reason: Maybe<string>
}

declare module '#platform/server/database/tables.ts' {
  interface Tables {
    n_proposal: ProposalTable
    account_change: {
      account_change_id: GeneratedAlways<number>
      ad_user_id: number
      changed_by: number
      changed: Date
    }
  }
}
