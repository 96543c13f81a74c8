import { randomBytes } from 'node:crypto'
import { type Message, say } from '#platform/pure/message.ts'
import type { Transaction } from '#platform/server/database/database.ts'
import { queueMail } from '#platform/server/mail/outbox.ts'
import { hashToken } from '#features/auth/server/sessions.ts'
import { findSettingValue } from '#features/settings/server/settings.ts'
import { linkLifeMs } from '../../rules/invitation.ts'
import { invitationMail, passwordLinkMail } from '../../rules/link-messages.ts'
import { moment } from '../../rules/moment.ts'

/** Address of the office, without a slash at the end. */
export type LinkNeeds = { readonly officeUrl: string }

type Sending = LinkNeeds & { readonly nowMs: number }

/**
 * Mails the owner of an account a link that sets the password once; an earlier link stops working. `isInvitation`: the
 * owner has never joined. The link is in the mail only: the database stores its hash.
 */
export async function sendLink(
  transaction: Transaction,
  { userId, isInvitation }: { readonly userId: number; readonly isInvitation: boolean },
  { officeUrl, nowMs }: Sending,
): Promise<void> {
  const token = randomBytes(32).toString('base64url')
  const expiresMs = nowMs + linkLifeMs[isInvitation ? 'invitation' : 'password']
  await transaction
    .updateTable('credential')
    .set({
      link_hash: hashToken(token),
      link_expires: new Date(expiresMs),
      ...(isInvitation && { invited: new Date(nowMs) }),
    })
    .where('ad_user_id', '=', userId)
    .execute()
  const { name, email, language } = await transaction
    .selectFrom('ad_user')
    .select(['name', 'email', 'language'])
    .where('ad_user_id', '=', userId)
    .executeTakeFirstOrThrow()
  const university = await findSettingValue(transaction, 'university')
  const values = {
    institution: university.name,
    name,
    // In the fragment, which browsers send to no server and write into no log.
    url: `${officeUrl}/welcome#${token}`,
    office: officeUrl,
    until: moment(expiresMs),
  }
  const inOne = (message: Message) => say(message, language, values)
  const inBoth = (message: Message, between: string) =>
    (['en', 'ne'] as const).map((each) => say(message, each, values)).join(between)
  const mail = isInvitation
    ? { subject: inOne(invitationMail.subject), text: inBoth(invitationMail.text, '\n\n') }
    : { subject: inOne(passwordLinkMail.subject), text: inOne(passwordLinkMail.text) }
  await queueMail(transaction, { to: email, ...mail }, nowMs)
}
