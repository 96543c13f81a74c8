import { isRefusal, refusal } from '#platform/server/model-engine/refusal.ts'
import type { Arguments, Process, ProcessContext } from '#platform/server/processes/process.ts'
import { proposalMessages as text } from '../rules/messages.ts'
import { decideProposal, decideSecondPerson, isOwnEntry } from '../rules/proposal.ts'
import { changesOfAccount } from './account-changes.ts'
import { proofRefused, type Proves } from './proof.ts'
import type { ProposalSort } from './proposal-sort.ts'
import { closeProposal, lockProposal } from './proposals.ts'

/** A second person confirms what somebody proposed, or anybody with the role refuses it with a reason. */
export function proposalProcesses(
  sorts: readonly ProposalSort[],
  proves: Proves,
): readonly Process[] {
  const idParameter = { name: 'n_proposal_ID', type: 'integer', mandatory: true } as const
  const shared = {
    roles: [...new Set(sorts.flatMap(({ roles }) => roles))],
    recordParameter: { table: 'n_proposal', parameter: 'n_proposal_ID' },
  } as const
  return [
    {
      slug: 'proposal_confirm',
      name: { en: 'Confirm as the second person', ne: 'दोस्रो व्यक्तिले पक्का गर्ने' },
      parameters: [
        idParameter,
        { name: 'code', type: 'text' },
        { name: 'digits', type: 'text' },
        { name: 'qr_digits', type: 'text' },
      ],
      ...shared,
      run: async (given, context) =>
        (await proofRefused(given, context, { sorts, proves })) ??
        (await decide('confirm', given, { ...context, sorts })),
    },
    {
      slug: 'proposal_refuse',
      name: { en: 'Refuse a proposal', ne: 'प्रस्ताव अस्वीकार गर्ने' },
      parameters: [idParameter, { name: 'reason', type: 'text', mandatory: true }],
      ...shared,
      run: (given, context) => decide('refuse', given, { ...context, sorts }),
    },
  ]
}

type Deciding = ProcessContext & { readonly sorts: readonly ProposalSort[] }

function decide(act: 'confirm' | 'refuse', given: Arguments, context: Deciding) {
  const { session, nowMs } = context
  const reason = String(given['reason'] ?? '').trim()
  return context.act(async (transaction, did) => {
    const proposal = await lockProposal(transaction, Number(given['n_proposal_ID']))
    const sort = context.sorts.find(({ sort }) => sort === proposal?.sort)
    if (proposal === null || sort === undefined || !sort.roles.includes(session.role))
      return refusal('rule/proposal-unknown', text['proposal-unknown'], { status: 404 })
    const { state, expires, createdby: enteredBy } = proposal
    const isOwn = isOwnEntry({ enteredBy }, session)
    const at = { act, state, isOwn, expiresMs: expires.getTime(), nowMs, reason }
    const decision = decideProposal(at)
    if (decision.is === 'refused')
      return refusal(`rule/${decision.reason}`, text[decision.reason], { status: 409 })
    const barred = (await sort.barred?.(transaction, proposal, session)) ?? null
    if (barred !== null) return barred
    if (act === 'confirm') {
      const entry = { enteredBy, enteredMs: proposal.created.getTime() }
      const changes = await changesOfAccount(transaction, session.userId)
      const second = decideSecondPerson(changes, entry)
      if (second.is === 'refused')
        return refusal(`rule/${second.reason}`, text[second.reason], { status: 409 })
      const change = await sort.confirm(transaction, proposal, context)
      if (isRefusal(change)) return change
      for (const each of [change].flat()) did(each)
    }
    const outcome = act === 'confirm' ? 'confirmed' : 'refused'
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
      before: { sort: sort.sort, subject: proposal.subject, state },
      after: { sort: sort.sort, subject: proposal.subject, state: outcome, reason: decided.reason },
    })
    return { summary: text[outcome] }
  })
}
