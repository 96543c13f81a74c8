import type { ProcessContext } from '#platform/server/processes/process.ts'
import type { MayConfirm } from '#features/two-people/server/may-confirm.ts'
import { openProposalsOf } from '#features/two-people/server/proposals.ts'
import { needsSecondAdministrator, type ProposedAccount } from '../rules/account-action.ts'
import type { AccountProposal, StaffList } from '../wire/staff-accounts.ts'
import { accountAloneFrom, accountIn, accountProposalType } from './account-proposals.ts'
import { listAccounts } from './accounts.ts'

/** Accounts of staff, what is proposed about them, and which of them need a second administrator. */
export async function listStaff(
  context: Pick<ProcessContext, 'database' | 'session' | 'nowMs'>,
  mayConfirm: MayConfirm,
): Promise<StaffList> {
  const { kysely } = context.database
  const [accounts, seated, proposals] = await Promise.all([
    listAccounts(kysely, context.nowMs),
    mayConfirm.seated(kysely),
    openAccountProposals(context),
  ])
  const needsSecond = (id: number, roles: readonly string[]) =>
    needsSecondAdministrator('password', { roles, isSeated: seated.includes(id) }, mayConfirm.roles)
  return {
    accounts: accounts.map((account) => ({
      ...account,
      needsSecond: needsSecond(account.id, account.roles),
    })),
    proposals,
    confirmingRoles: mayConfirm.roles,
  }
}

async function openAccountProposals({
  database: { kysely },
  session,
  nowMs,
}: Pick<ProcessContext, 'database' | 'session' | 'nowMs'>): Promise<readonly AccountProposal[]> {
  const rows = await openProposalsOf(kysely, [accountProposalType], nowMs)
  return Promise.all(
    rows.map(async (row) => {
      const { act, name, email } = JSON.parse(row.after) as ProposedAccount
      const aloneFromMs = await accountAloneFrom(kysely, row)
      return {
        id: row.n_proposal_id,
        userId: accountIn(row.subject),
        name,
        email,
        act,
        enteredBy: row.entered_by ?? '',
        isOwn: row.createdby === session.userId,
        aloneFrom: aloneFromMs === null ? null : new Date(aloneFromMs).toISOString(),
      }
    }),
  )
}
