import { type Selectable, sql } from 'kysely'
import type { Reader, Transaction } from '#platform/server/database/database.ts'
import { type Refusal, refusal } from '#platform/server/model-engine/refusal.ts'
import type { Change } from '#platform/server/processes/trail.ts'
import { proposalMessages as text } from '../rules/messages.ts'
import { proposalLifeMs } from '../rules/proposal.ts'
import type { ProposalTable } from './tables.ts'

export type Proposal = Selectable<ProposalTable>

/** Requested change; `before` and `after` are JSON. */
export type ProposalInput = {
  readonly sort: string
  /** Subject, e.g. the key of a setting: one open proposal each. */
  readonly subject: string
  readonly before: string
  readonly after: string
}

/** Proposer, inside an audited transaction. */
type Proposing = {
  readonly transaction: Transaction
  readonly session: { readonly userId: number }
  readonly nowMs: number
  readonly did: (change: Change) => void
}

/**
 * Stores a proposal until a second person decides, also in the trail; gives its id. Closes an older one that has
 * expired.
 */
export async function propose(
  { transaction, session: { userId }, nowMs, did }: Proposing,
  proposal: ProposalInput,
): Promise<Refusal | number> {
  const { sort, subject } = proposal
  const now = new Date(nowMs)
  await transaction
    .updateTable('n_proposal')
    .set({ state: 'refused', decided: now, decided_by: userId, reason: 'expired', updated: now })
    .where('sort', '=', sort)
    .where('subject', '=', subject)
    .where('state', '=', 'open')
    .where('expires', '<=', now)
    .execute()
  const stored = await transaction
    .insertInto('n_proposal')
    .values({
      ...proposal,
      expires: new Date(nowMs + proposalLifeMs),
      created: now,
      createdby: userId,
      updated: now,
      updatedby: userId,
    })
    .onConflict((conflict) =>
      // Written out: with a parameter, the plan cached after five calls cannot use its partial index.
      conflict
        .columns(['sort', 'subject'])
        .where(sql<boolean>`state = 'open'`)
        .doNothing(),
    )
    .returning('n_proposal_id')
    .executeTakeFirst()
  if (stored === undefined)
    return refusal('rule/proposal-open', text['proposal-open'], { status: 409 })
  did({ table: 'n_proposal', record: stored.n_proposal_id, before: {}, after: { ...proposal } })
  return stored.n_proposal_id
}

/** Open proposals of some types with the name of each proposer, the oldest first. */
export function openProposalsOf(reader: Reader, types: readonly string[], nowMs: number) {
  return reader
    .selectFrom('n_proposal as p')
    .leftJoin('ad_user as u', 'u.ad_user_id', 'p.createdby')
    .selectAll('p')
    .select('u.name as entered_by')
    .where('p.state', '=', 'open')
    .where('p.expires', '>', new Date(nowMs))
    .where('p.sort', 'in', types)
    .orderBy('p.created')
    .execute()
}

/** True while a proposal of a type about a subject waits for its second person. */
export async function isProposed(
  reader: Reader,
  { sort, subject }: Pick<ProposalInput, 'sort' | 'subject'>,
  nowMs: number,
): Promise<boolean> {
  const row = await reader
    .selectFrom('n_proposal')
    .select('n_proposal_id')
    .where('sort', '=', sort)
    .where('subject', '=', subject)
    .where('state', '=', 'open')
    .where('expires', '>', new Date(nowMs))
    .executeTakeFirst()
  return row !== undefined
}

export async function lockProposal(transaction: Transaction, id: number): Promise<Proposal | null> {
  const row = await transaction
    .selectFrom('n_proposal')
    .selectAll()
    .where('n_proposal_id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  return row ?? null
}

export async function closeProposal(
  transaction: Transaction,
  { n_proposal_id }: Proposal,
  decision: {
    readonly state: 'confirmed' | 'refused'
    readonly reason: string | null
    readonly userId: number
    readonly nowMs: number
  },
): Promise<void> {
  const { state, reason, userId, nowMs } = decision
  const now = new Date(nowMs)
  await transaction
    .updateTable('n_proposal')
    .set({ state, reason, decided: now, decided_by: userId, updated: now, updatedby: userId })
    .where('n_proposal_id', '=', n_proposal_id)
    .execute()
}
