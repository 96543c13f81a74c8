import type { Database, Transaction } from '#platform/server/database/database.ts'
import type { Change } from '#platform/server/processes/trail.ts'
import { createPasswords } from '#features/auth/server/passwords/passwords.ts'
import { createSessions } from '#features/auth/server/sessions.ts'
import { findSettingValue } from '#features/settings/server/settings.ts'
import { roleIds } from '#features/roles/rules/facts.ts'
import { moment } from '../rules/moment.ts'
import { recoveryMail } from '../rules/recovery-messages.ts'
import {
  type Account,
  lockAccount,
  newHashes,
  newOneTimePassword,
  removeSecondFactor,
  replacePassword,
} from './accounts.ts'
import { accountReaders, mailReaders } from './account-mails.ts'
import { endAllSessions } from './staff-sessions.ts'

type Recovering = {
  readonly nowMs: number
  /** Stores the change in the audit trail, in its transaction. */
  readonly keep: (transaction: Transaction, change: Change) => Promise<void>
}

/**
 * Lets an administrator in again who has lost the phone and the recovery codes: removes the second factor, makes a
 * one-time password and ends all sessions. Every administrator gets a mail. Throws for any other account.
 */
export async function recoverAdministrator(
  database: Database,
  email: string,
  { nowMs, keep }: Recovering,
): Promise<string> {
  const oneTimePassword = newOneTimePassword()
  const hashes = await newHashes(await createPasswords(), oneTimePassword)
  const sessions = createSessions(database)
  await database.transaction(async (transaction) => {
    const account = await lockAdministrator(transaction, email)
    const userId = account.ad_user_id
    await removeSecondFactor(transaction, userId)
    await replacePassword(transaction, userId, { hashes, nowMs })
    await endAllSessions(transaction, userId, { sessions, nowMs })
    await mailRecovery(transaction, account, nowMs)
    const after = { second_factor: 'removed', password: 'one-time' }
    await keep(transaction, { table: 'ad_user', record: userId, before: {}, after })
  })
  return oneTimePassword
}

async function lockAdministrator(transaction: Transaction, email: string): Promise<Account> {
  const user = await transaction
    .selectFrom('ad_user as u')
    .innerJoin('ad_user_roles as r', 'r.ad_user_id', 'u.ad_user_id')
    .select('u.ad_user_id')
    .where((where) => where(where.fn('lower', ['u.email']), '=', email.trim().toLowerCase()))
    .where('r.ad_role_id', '=', roleIds.administrator)
    .where('u.isactive', '=', true)
    .executeTakeFirst()
  const account = user === undefined ? null : await lockAccount(transaction, user.ad_user_id)
  if (account === null) throw new Error(`No active administrator signs in with ${email}.`)
  return account
}

async function mailRecovery(
  transaction: Transaction,
  { name, email }: Account,
  nowMs: number,
): Promise<void> {
  const university = await findSettingValue(transaction, 'university')
  const values = { institution: university.name, at: moment(nowMs), name, email }
  const readers = await accountReaders(transaction, email)
  await mailReaders(transaction, readers, { mail: recoveryMail, values, nowMs })
}
