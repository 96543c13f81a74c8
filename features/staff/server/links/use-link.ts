import type { CurrentInstitution } from '#features/institution/server/institution.ts'
import type { Database, Transaction } from '#platform/server/database/database.ts'
import { isRefusal, type Refusal, refusal } from '#platform/server/model-engine/refusal.ts'
import type { Change } from '#platform/server/processes/trail.ts'
import {
  mailPasswordChanged,
  type NewPassword,
  newPasswordProblem,
  ownPassword,
  refusedPassword,
} from '#features/auth/server/passwords/new-password.ts'
import type { Passwords } from '#features/auth/server/passwords/passwords.ts'
import { hashToken, type Sessions } from '#features/auth/server/sessions.ts'
import type { StaffRole } from '#features/roles/rules/facts.ts'
import { linkMessages } from '../../rules/link-messages.ts'
import { lockAccount } from '../accounts.ts'
import { endAllSessions } from '../staff-sessions.ts'

type UsingLink = {
  readonly database: Database
  readonly passwords: Passwords
  readonly sessions: Sessions
  readonly institution: CurrentInstitution
  readonly institutionWords: readonly string[]
  readonly portalUrl: string
  readonly nowMs: number
  /** Stores the change in the audit trail, in its transaction. */
  readonly keep: (
    transaction: Transaction,
    change: Change,
    by: { readonly userId: number; readonly role: StaffRole },
  ) => Promise<void>
}

/** Owner of an open link. `isNew`: they have never set a password. */
export type LinkOwner = { readonly name: string; readonly email: string; readonly isNew: boolean }

/** The same refusal for a link that expired, was used or withdrawn, belongs to a locked account, or never existed. */
const unknown = refusal('rule/link-unknown', linkMessages['link-unknown'], { status: 404 })

export async function readLink(
  { kysely }: Database,
  token: string,
  nowMs: number,
): Promise<Refusal | LinkOwner> {
  const row = await openLink(kysely, token, nowMs).executeTakeFirst()
  if (row === undefined) return unknown
  return { name: row.name, email: row.email, isNew: row.joined === null && row.invited !== null }
}

/**
 * Sets the password of the link's owner, once: of two who send it at the same time one succeeds. All sessions of the
 * account end. Opens no session: the owner signs in with the password, and proves or sets up the second factor.
 */
export async function setPasswordByLink(
  { token, ...typed }: NewPassword & { readonly token: string },
  at: UsingLink,
): Promise<Refusal | { readonly email: string }> {
  const known = await readLink(at.database, token, at.nowMs)
  if (isRefusal(known)) return known
  const problem = newPasswordProblem(typed, at.institutionWords)
  if (problem !== null) return refusedPassword(problem.field, problem.reason)
  const hash = await at.passwords.hash(typed.password)
  let ended: readonly string[] = []
  const done = await at.database.transaction(async (transaction) => {
    const row = await openLink(transaction, token, at.nowMs).forUpdate('c').executeTakeFirst()
    if (row === undefined) return unknown
    await transaction
      .updateTable('credential')
      .set(ownPassword(hash, at.nowMs))
      .where('ad_user_id', '=', row.ad_user_id)
      .execute()
    ended = await endAllSessions(transaction, row.ad_user_id, at)
    if (row.joined !== null || row.invited === null) await mailPasswordChanged(transaction, row, at)
    return enter(transaction, row.ad_user_id, at)
  })
  at.sessions.evict(ended)
  return done
}

function openLink(reader: Database['kysely'] | Transaction, token: string, nowMs: number) {
  return reader
    .selectFrom('credential as c')
    .innerJoin('ad_user as u', 'u.ad_user_id', 'c.ad_user_id')
    .select(['c.ad_user_id', 'c.invited', 'c.joined', 'u.name', 'u.email', 'u.language'])
    .where('c.link_hash', '=', hashToken(token))
    .where('c.link_expires', '>', new Date(nowMs))
    .where('u.isactive', '=', true)
}

/** Writes the audit entry, in the name and first role of the account's owner. */
async function enter(
  transaction: Transaction,
  userId: number,
  { keep }: UsingLink,
): Promise<Refusal | { readonly email: string }> {
  const account = await lockAccount(transaction, userId)
  const [role] = account?.roles ?? []
  if (account === null || role === undefined) return unknown
  const change = { table: 'ad_user', record: userId, before: {}, after: { password: 'own' } }
  await keep(transaction, change, { userId, role })
  return { email: account.email }
}
