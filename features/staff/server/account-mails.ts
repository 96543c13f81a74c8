import { type Language, type Message, type MessageValues, say } from '#platform/pure/message.ts'
import type { Transaction } from '#platform/server/database/database.ts'
import { queueMail } from '#platform/server/mail/outbox.ts'
import type { ProcessContext } from '#platform/server/processes/process.ts'
import { roleIds } from '#features/roles/rules/facts.ts'
import { findSettingValue } from '#features/settings/server/settings.ts'
import { aloneAfterMs } from '#features/two-people/rules/facts.ts'
import type { ProposedAccount } from '../rules/account-action.ts'
import { accountMail, actionNames, factorMail } from '../rules/account-action-messages.ts'
import { moment } from '../rules/moment.ts'
import { rolesInWords } from '../rules/roles.ts'

type Proposing = Pick<ProcessContext, 'session' | 'nowMs'> & { readonly transaction: Transaction }

/**
 * Mails a proposed action to every administrator (also to a locked one and to the proposer) and to the owner of the
 * account, each in their language.
 */
export async function mailProposal(
  { transaction, session, nowMs }: Proposing,
  { command, isNew }: { readonly command: ProposedAccount; readonly isNew: boolean },
): Promise<void> {
  const by = await transaction
    .selectFrom('ad_user')
    .select('name')
    .where('ad_user_id', '=', session.userId)
    .executeTakeFirstOrThrow()
  const university = await findSettingValue(transaction, 'university')
  const values = {
    institution: university.name,
    proposer: by.name,
    at: moment(nowMs),
    from: moment(nowMs + aloneAfterMs),
    act: actionNames[command.act],
    name: command.name,
    email: command.email,
    roles: rolesInWords(command.roles),
  }
  const readers = await accountReaders(transaction, command.email)
  const owner = isNew ? [{ email: command.email, language: session.language }] : []
  await mailReaders(transaction, [...readers, ...owner], { mail: accountMail, values, nowMs })
}

type MailReader = { readonly email: string; readonly language: Language }

/** One mail to several people, each in their language. */
export async function mailReaders(
  transaction: Transaction,
  readers: readonly MailReader[],
  {
    mail,
    values,
    nowMs,
  }: {
    readonly mail: Readonly<Record<'subject' | 'text', Message>>
    readonly values: MessageValues
    readonly nowMs: number
  },
): Promise<void> {
  for (const { email: to, language } of readers) {
    const [subject, text] = [say(mail.subject, language, values), say(mail.text, language, values)]
    await queueMail(transaction, { to, subject, text }, nowMs)
  }
}

/** Tells a person, at their own address, that another phone is to be set up. */
export async function mailFactorRenewed(
  transaction: Transaction,
  userId: number,
  nowMs: number,
): Promise<void> {
  const reader = await transaction
    .selectFrom('ad_user')
    .select(['email', 'language'])
    .where('ad_user_id', '=', userId)
    .executeTakeFirstOrThrow()
  const { name: institution } = await findSettingValue(transaction, 'university')
  await mailReaders(transaction, [reader], { mail: factorMail, values: { institution }, nowMs })
}

/** Administrators, and the account with the address. */
export function accountReaders(transaction: Transaction, email: string) {
  return transaction
    .selectFrom('ad_user as u')
    .select(['u.email', 'u.language'])
    .where((where) =>
      where.or([
        where('u.email', '=', email),
        where.exists(
          where
            .selectFrom('ad_user_roles as r')
            .select('r.ad_role_id')
            .whereRef('r.ad_user_id', '=', 'u.ad_user_id')
            .where('r.ad_role_id', '=', roleIds.administrator),
        ),
      ]),
    )
    .orderBy('u.ad_user_id')
    .execute()
}
