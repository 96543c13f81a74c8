import type { Message } from '#platform/pure/message.ts'
import type { Reader, Transaction } from '#platform/server/database/database.ts'
import type { Refusal } from '#platform/server/model-engine/refusal.ts'
import type { ProcessContext } from '#platform/server/processes/process.ts'
import type { Change } from '#platform/server/processes/trail.ts'
import type { Proof } from '../rules/proof.ts'
import type { AccountChange } from '../rules/proposal.ts'
import type { ProposalView } from '../wire/open-proposal.ts'
import type { Proposal } from './proposals.ts'

/** A proposal for its view; `after` hides the digits that the second person types from a document. */
export type ViewedProposal = Pick<Proposal, 'subject' | 'before' | 'after'> & {
  /** `after` with nothing hidden: only to compare or draw, never to print as text. */
  readonly pictured: string
}

type InWords = {
  readonly subject: Message
  readonly fields: readonly {
    readonly path: string
    readonly name: Message
    readonly value: Message
  }[]
}

/** A seat that a person needs besides the role to decide, e.g. on a committee. */
type Seat = {
  /** Ids of the users who hold one anywhere. */
  readonly holders: (reader: Reader) => Promise<readonly number[]>
  /** Grants of the seat that decides this proposal: by which user, and when. */
  readonly given: (
    reader: Reader,
    proposal: Proposal,
    userId: number,
  ) => Promise<readonly AccountChange[]>
}

/** A proposal as the wait of its proposer is counted. */
export type Waiting = Pick<Proposal, 'subject' | 'createdby' | 'created'>

type Confirming = Pick<ProcessContext, 'session' | 'nowMs'> & {
  /** Runs when the transaction is over. */
  readonly afterwards: (work: () => void) => void
}

/** A type of proposal: its subject, and the effect of confirming it. */
export type ProposalType = {
  readonly sort: string
  /** Roles that may propose, confirm and refuse it. */
  readonly roles: readonly string[]
  /** Roles that confirm it; the other roles only refuse. Absent: all of them. */
  readonly confirmers?: readonly string[]
  /** Absent: the role is enough. */
  readonly seat?: Seat
  /**
   * From when on its proposer may carry it out, in ms since 1970, because no other account could confirm it; null:
   * another could. Absent: always null.
   */
  readonly aloneFrom?: (reader: Reader, waiting: Waiting) => Promise<number | null>
  /** Refuses a session although the role fits; absent: the role is enough. */
  readonly barred?: (
    transaction: Transaction,
    proposal: Proposal,
    session: ProcessContext['session'],
  ) => Promise<Refusal | null>
  /** Subject and one side as text, with the hidden digits hidden; absent: fields are shown as they are. */
  readonly inWords?: (subject: string, side: Readonly<Record<string, unknown>>) => InWords | null
  /** People, names and changes for the second person, read from the database; null: fields are read as they are. */
  readonly view?: (
    reader: Reader,
    proposal: ViewedProposal,
    at: Pick<ProcessContext, 'session' | 'nowMs'>,
  ) => Promise<ProposalView | null>
  /** Proof needed before it is confirmed; absent or null: none. */
  readonly proof?: (proposal: Pick<Proposal, 'subject' | 'before' | 'after'>) => Proof | null
  /** Carries it out. A refusal changes nothing, e.g. if the value to replace has changed since. */
  readonly confirm: (
    transaction: Transaction,
    proposal: Proposal,
    at: Confirming,
  ) => Promise<Refusal | Change | readonly Change[]>
}

export function confirmersOf({ roles, confirmers }: ProposalType): readonly string[] {
  return confirmers ?? roles
}

/** A fresh code confirms changes of money or accounts: an unattended desk cannot confirm them. */
export function freshCode(): Proof {
  return { number: null }
}
