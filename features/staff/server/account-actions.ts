import type { Transaction } from '#platform/server/database/database.ts'
import { isRefusal, type Refusal, refusal } from '#platform/server/model-engine/refusal.ts'
import type { Change, Facts } from '#platform/server/processes/trail.ts'
import type { Passwords } from '#features/auth/server/passwords/passwords.ts'
import type { Sessions } from '#features/auth/server/sessions.ts'
import type { StaffRole } from '#features/roles/rules/facts.ts'
import { noteAccountChange } from '#features/two-people/server/account-changes.ts'
import type { AccountAction } from '../rules/account-action.ts'
import { staffMessages as text } from '../rules/messages.ts'
import {
  type Account,
  createAccount,
  newHashes,
  removeSecondFactor,
  replacePassword,
  writeRoles,
} from './accounts.ts'
import { type LinkNeeds, sendLink } from './links/send-link.ts'
import { endAllSessions } from './staff-sessions.ts'

export type AccountNeeds = LinkNeeds & {
  readonly passwords: Passwords
  readonly sessions: Sessions
}

/** An action and its data: the present account, with its row locked, or null for a new one. */
export type AccountCommand = {
  readonly action: AccountAction
  readonly account: Account | null
  readonly name: string
  readonly email: string
  readonly roles: readonly StaffRole[]
}

export type CarryingOut = AccountNeeds & {
  /** Each who had a hand in it: the account is no second person for any of them. */
  readonly by: readonly number[]
  readonly nowMs: number
  readonly afterwards: (work: () => void) => void
}

/** Does it: an account that is changed is signed out everywhere; its owner sets a new password by a mailed link. */
export async function carryOut(
  transaction: Transaction,
  command: AccountCommand,
  at: CarryingOut,
): Promise<Refusal | Change> {
  const { account } = command
  const change =
    account === null
      ? await create(transaction, command, at)
      : await changeAccount(transaction, { ...command, account }, at)
  if (isRefusal(change)) return change
  for (const by of new Set(at.by))
    await noteAccountChange(transaction, { userId: change.record, by, nowMs: at.nowMs })
  return change
}

async function create(
  transaction: Transaction,
  { name, email, roles }: AccountCommand,
  at: CarryingOut,
): Promise<Refusal | Change> {
  const hashes = await newHashes(at.passwords)
  const record = await createAccount(transaction, { name, email, roles, hashes }, at.nowMs)
  if (record === 'email-taken')
    return refusal('rule/email-taken', text['email-taken'], { status: 409 })
  await sendLink(transaction, { userId: record, isInvitation: true }, at)
  return {
    table: 'ad_user',
    record,
    before: {},
    after: { name, email, roles: roles.join(', ') },
  }
}

type ExistingAccountCommand = AccountCommand & { readonly account: Account }

async function changeAccount(
  transaction: Transaction,
  command: ExistingAccountCommand,
  at: CarryingOut,
): Promise<Change> {
  const record = command.account.ad_user_id
  const changed = await work(transaction, command, at)
  const ended = await endAllSessions(transaction, record, at)
  at.afterwards(() => at.sessions.evict(ended))
  return { table: 'ad_user', record, ...changed }
}

async function work(
  transaction: Transaction,
  { action, account, roles }: ExistingAccountCommand,
  at: CarryingOut,
): Promise<{ readonly before: Facts; readonly after: Facts }> {
  const userId = account.ad_user_id
  if (action === 'roles') {
    await writeRoles(transaction, userId, roles)
    return { before: { roles: account.roles.join(', ') }, after: { roles: roles.join(', ') } }
  }
  if (action === 'second-factor') {
    await removeSecondFactor(transaction, userId)
    return { before: {}, after: { second_factor: 'removed' } }
  }
  if (action === 'lock' || action === 'unlock') {
    const isactive = action === 'unlock'
    await transaction
      .updateTable('ad_user')
      .set({ isactive })
      .where('ad_user_id', '=', userId)
      .execute()
    return { before: { isactive: account.isactive }, after: { isactive } }
  }
  const hashes = await newHashes(at.passwords)
  await replacePassword(transaction, userId, { hashes, nowMs: at.nowMs })
  await sendLink(transaction, { userId, isInvitation: account.isInvited }, at)
  return { before: {}, after: { password: 'link' } }
}
