import type { Reader, Transaction } from '#platform/server/database/database.ts'
import { isRefusal, type Refusal, refusal } from '#platform/server/model-engine/refusal.ts'
import type { ProcessContext } from '#platform/server/processes/process.ts'
import type { Change } from '#platform/server/processes/trail.ts'
import { roleIds, staffWith } from '#features/roles/rules/facts.ts'
import { aloneAfterMs, decideSecondPerson } from '#features/two-people/rules/facts.ts'
import { proposalMessages } from '#features/two-people/rules/messages.ts'
import { changesOfAccounts } from '#features/two-people/server/account-changes.ts'
import {
  freshCode,
  type ProposalType,
  type Waiting,
} from '#features/two-people/server/proposal-type.ts'
import { type Proposal, propose } from '#features/two-people/server/proposals.ts'
import { type AccountState, type ProposedAccount, stateAfter } from '../rules/account-action.ts'
import { staffMessages as text } from '../rules/messages.ts'
import { type AccountNeeds, type AccountCommand, carryOut } from './account-actions.ts'
import { mailProposal } from './account-mails.ts'
import { accountView } from './account-view.ts'
import { type Account, lockAccount } from './accounts.ts'

export const accountProposalType = 'account'

/** Subject of an open proposal: an account, or the address of one that is to be made. */
export function accountSubject({
  account,
  email,
}: Pick<AccountCommand, 'account' | 'email'>): string {
  return account === null ? `email:${email}` : `ad_user:${account.ad_user_id}`
}

/** Id of the account a proposal is about; null: it is to be made. */
export function accountIn(subject: string): number | null {
  const [table, id] = subject.split(':')
  return table === 'ad_user' ? Number(id) : null
}

/**
 * Actions on accounts that may confirm proposals. Another administrator confirms one as it was proposed; the registrar
 * may refuse it. Its proposer carries it out only if no other administrator could confirm it, and after a day.
 */
export function accountProposals(needs: AccountNeeds): ProposalType {
  return {
    sort: accountProposalType,
    roles: staffWith('account.confirm'),
    confirmers: staffWith('account.manage'),
    view: accountView,
    proof: freshCode,
    aloneFrom: accountAloneFrom,
    async confirm(transaction, proposal, at) {
      const command = await commandOf(transaction, proposal, at)
      if (isRefusal(command)) return command
      const by = [proposal.createdby, at.session.userId]
      return carryOut(transaction, command, { ...needs, ...at, by })
    },
  }
}

type Proposing = Pick<ProcessContext, 'session' | 'nowMs'> & {
  readonly transaction: Transaction
  readonly did: (change: Change) => void
}

/**
 * Proposes an action and mails administrators and the account's owner; gives the time from which one may do it alone.
 */
export async function proposeAccountAction(
  at: Proposing,
  command: AccountCommand,
): Promise<Refusal | { readonly id: number; readonly aloneFromMs: number | null }> {
  const { transaction, session, nowMs } = at
  const { action, account, name, email, roles } = command
  const now = account === null ? null : stateOf(account)
  const wanted = { name, email, roles, isLocked: false, hasSecondFactor: false }
  const stored: ProposedAccount = {
    act: action,
    ...stateAfter(action, now === null ? wanted : { ...now, roles }),
  }
  const subject = accountSubject(command)
  const id = await propose(at, {
    sort: accountProposalType,
    subject,
    before: JSON.stringify(now ?? {}),
    after: JSON.stringify(stored),
  })
  if (isRefusal(id)) return id
  const created = new Date(nowMs)
  const aloneFromMs = await accountAloneFrom(transaction, {
    subject,
    createdby: session.userId,
    created,
  })
  await mailProposal(at, { command: stored, isNew: account === null })
  return { id, aloneFromMs }
}

/** A day after the proposal where no other administrator's account could confirm it; its owner's does not count. */
export async function accountAloneFrom(
  reader: Reader,
  { subject, createdby: enteredBy, created }: Waiting,
): Promise<number | null> {
  const rows = await reader
    .selectFrom('ad_user as u')
    .innerJoin('ad_user_roles as r', 'r.ad_user_id', 'u.ad_user_id')
    .select('u.ad_user_id')
    .where('r.ad_role_id', '=', roleIds.administrator)
    .where('u.isactive', '=', true)
    .where('u.ad_user_id', '<>', enteredBy)
    .execute()
  const owner = accountIn(subject)
  const others = rows.map(({ ad_user_id }) => ad_user_id).filter((id) => id !== owner)
  const changes = await changesOfAccounts(reader, others)
  const enteredMs = created.getTime()
  const isAlone = others.every((other) => {
    const own = changes.filter(({ userId }) => userId === other)
    return decideSecondPerson(own, { enteredBy, enteredMs }).is === 'refused'
  })
  return isAlone ? enteredMs + aloneAfterMs : null
}

/** Reads the proposed action; refused if the account has changed since, or is the user's own. */
async function commandOf(
  transaction: Transaction,
  { subject, before, after, created }: Proposal,
  { session }: Pick<ProcessContext, 'session'>,
): Promise<Refusal | AccountCommand> {
  const { act: action, name, email, roles } = JSON.parse(after) as ProposedAccount
  const userId = accountIn(subject)
  if (userId === null) return { action, account: null, name, email, roles }
  if (userId === session.userId)
    return refusal('rule/own-account', text['own-account'], { status: 409 })
  const account = await lockAccount(transaction, userId)
  const changes = await changesOfAccounts(transaction, [userId])
  const isSame =
    account !== null &&
    JSON.stringify(stateOf(account)) === before &&
    changes.every(({ atMs }) => atMs < created.getTime())
  if (!isSame)
    return refusal('rule/value-changed', proposalMessages['value-changed'], { status: 409 })
  return { action, account, name, email, roles }
}

function stateOf({ name, email, roles, isactive, hasSecondFactor }: Account): AccountState {
  return { name, email, roles: [...roles], isLocked: !isactive, hasSecondFactor }
}
