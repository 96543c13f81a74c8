import * as contracts from '../wire/processes.ts'
import { defineProcess } from '#platform/server/processes/define-process.ts'
import { isRefusal, type Refusal, refusal } from '#platform/server/model-engine/refusal.ts'
import type { Transaction } from '#platform/server/database/database.ts'
import type { Process, ProcessContext } from '#platform/server/processes/process.ts'
import { proposalMessages as text } from '../rules/messages.ts'
import { decideProposal, decideSeat, decideSecondPerson, isOwnEntry } from '../rules/proposal.ts'
import { changesOfAccount } from './account-changes.ts'
import { proofRefused, type Proves } from './proof.ts'
import { confirmersOf, type ProposalType } from './proposal-type.ts'
import { closeProposal, lockProposal, type Proposal } from './proposals.ts'

/** A second person confirms a proposal, or a user with the role refuses it with a reason. */
export function proposalProcesses(
  types: readonly ProposalType[],
  proves: Proves,
): readonly Process[] {
  const roles = [...new Set(types.flatMap((type) => type.roles))]
  return [
    defineProcess({
      ...contracts.proposalConfirm,
      name: { en: 'Confirm as the second person', ne: 'दोस्रो व्यक्तिले पक्का गर्ने' },
      roles,
      run: async (given, context) =>
        (await proofRefused(given, context, { types, proves })) ?? (await confirm(context, types)),
    }),
    defineProcess({
      ...contracts.proposalRefuse,
      name: { en: 'Refuse a proposal', ne: 'प्रस्ताव अस्वीकार गर्ने' },
      roles,
      run: ({ reason }, context) => decide('refuse', reason, { ...context, types, afterwards: [] }),
    }),
  ]
}

type Deciding = ProcessContext & {
  readonly types: readonly ProposalType[]
  /** Work for when the transaction is over. */
  readonly afterwards: (() => void)[]
}

async function confirm(context: ProcessContext, types: readonly ProposalType[]) {
  const afterwards: (() => void)[] = []
  const done = await decide('confirm', '', { ...context, types, afterwards })
  for (const work of afterwards) work()
  return done
}

function decide(action: 'confirm' | 'refuse', reason: string, context: Deciding) {
  const { session, nowMs, afterwards, record } = context
  return context.transact(async (transaction, did) => {
    const proposal = await lockProposal(transaction, record)
    const proposalType = context.types.find(({ sort }) => sort === proposal?.sort)
    if (
      proposal === null ||
      proposalType === undefined ||
      !proposalType.roles.includes(session.role)
    )
      return refusal('rule/proposal-unknown', text['proposal-unknown'], { status: 404 })
    const { state, expires, createdby: enteredBy } = proposal
    const isOwn = isOwnEntry({ enteredBy }, session)
    const decision = decideProposal({
      action,
      state,
      isOwn,
      isConfirmer: confirmersOf(proposalType).includes(session.role),
      aloneFromMs: (await proposalType.aloneFrom?.(transaction, proposal)) ?? null,
      expiresMs: expires.getTime(),
      nowMs,
      reason,
    })
    if (decision.is === 'refused')
      return refusal(`rule/${decision.reason}`, text[decision.reason], { status: 409 })
    const barred = (await proposalType.barred?.(transaction, proposal, session)) ?? null
    if (barred !== null) return barred
    if (action === 'confirm') {
      const noSecond = await refuseSecond(transaction, {
        proposalType,
        proposal,
        userId: session.userId,
      })
      if (noSecond !== null) return noSecond
      const change = await proposalType.confirm(transaction, proposal, {
        session,
        nowMs,
        afterwards: (work) => afterwards.push(work),
      })
      if (isRefusal(change)) return change
      for (const each of [change].flat()) did(each)
    }
    const outcome = action === 'confirm' ? 'confirmed' : 'refused'
    const { userId } = session
    const decided = {
      state: outcome,
      reason: reason === '' ? null : reason,
      userId,
      nowMs,
    } as const
    await closeProposal(transaction, proposal, decided)
    did({
      table: 'n_proposal',
      record: proposal.n_proposal_id,
      before: { sort: proposalType.sort, subject: proposal.subject, state },
      after: {
        sort: proposalType.sort,
        subject: proposal.subject,
        state: outcome,
        reason: decided.reason,
      },
    })
    return { summary: text[outcome] }
  })
}

type Second = {
  readonly proposalType: ProposalType
  readonly proposal: Proposal
  readonly userId: number
}

/** Null for an account, and a seat where one is needed, that is a second person for the proposal. */
async function refuseSecond(
  transaction: Transaction,
  { proposalType, proposal, userId }: Second,
): Promise<Refusal | null> {
  const entry = { enteredBy: proposal.createdby, enteredMs: proposal.created.getTime() }
  const account = decideSecondPerson(await changesOfAccount(transaction, userId), entry)
  if (account.is === 'refused')
    return refusal(`rule/${account.reason}`, text[account.reason], { status: 409 })
  if (proposalType.seat === undefined) return null
  const seat = decideSeat(await proposalType.seat.given(transaction, proposal, userId), entry)
  if (seat.is === 'allowed') return null
  return refusal(`rule/${seat.reason}`, text[seat.reason], { status: 409 })
}
