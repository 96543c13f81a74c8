import { staffWith } from '#features/roles/rules/facts.ts'
import { isRefusal, type Refusal, refusal } from '#platform/server/model-engine/refusal.ts'
import { defineProcess } from '#platform/server/processes/define-process.ts'
import type { Process, ProcessContext, ProcessResult } from '#platform/server/processes/process.ts'
import type { Transaction } from '#platform/server/database/database.ts'
import { staffMessages } from '../../rules/messages.ts'
import { type Invitation, invitationOf } from '../../rules/invitation.ts'
import { linkMessages as text } from '../../rules/link-messages.ts'
import * as contracts from '../../wire/processes.ts'
import { lockAccount } from '../accounts.ts'
import { type LinkNeeds, sendLink } from './send-link.ts'

/**
 * Sends an invitation again to the same address, or withdraws it: one administrator does either alone. After a
 * withdrawal the account is invited by a link for a new password, which may need a second administrator.
 */
export function invitationProcesses(needs: LinkNeeds): readonly Process[] {
  const roles = staffWith('account.manage')
  return [
    defineProcess({
      ...contracts.staffInvitationSend,
      name: { en: 'Send an invitation again', ne: 'निमन्त्रणा फेरि पठाउने' },
      roles,
      run: (_given, context) => send(context, needs),
    }),
    defineProcess({
      ...contracts.staffInvitationWithdraw,
      name: { en: 'Withdraw an invitation', ne: 'निमन्त्रणा फिर्ता लिने' },
      roles,
      run: (_given, context) => withdraw(context),
    }),
  ]
}

function send({ transact, record: userId, nowMs }: ProcessContext, needs: LinkNeeds) {
  return transact(async (transaction, did): Promise<Refusal | ProcessResult> => {
    const invitation = await lockInvitation(transaction, userId, nowMs)
    if (isRefusal(invitation)) return invitation
    if (invitation.state === 'withdrawn')
      return refusal('rule/invitation-withdrawn', text['invitation-withdrawn'])
    await sendLink(transaction, { userId, isInvitation: true }, { ...needs, nowMs })
    const before = { invitation: invitation.state }
    did({ table: 'ad_user', record: userId, before, after: { invitation: 'sent again' } })
    return { summary: text.resent }
  })
}

function withdraw({ transact, record: userId, nowMs }: ProcessContext) {
  return transact(async (transaction, did): Promise<Refusal | ProcessResult> => {
    const invitation = await lockInvitation(transaction, userId, nowMs)
    if (isRefusal(invitation)) return invitation
    await transaction
      .updateTable('credential')
      .set({ link_hash: null, link_expires: null })
      .where('ad_user_id', '=', userId)
      .execute()
    const before = { invitation: invitation.state }
    did({ table: 'ad_user', record: userId, before, after: { invitation: 'withdrawn' } })
    return { summary: text.withdrawn }
  })
}

/** Invitation of an account, with its row locked; refused for an account without one. */
async function lockInvitation(
  transaction: Transaction,
  userId: number,
  nowMs: number,
): Promise<Refusal | Invitation> {
  const account = await lockAccount(transaction, userId)
  if (account === null)
    return refusal('rule/account-unknown', staffMessages['account-unknown'], { status: 404 })
  const row = await transaction
    .selectFrom('credential')
    .select(['invited', 'joined', 'link_expires'])
    .where('ad_user_id', '=', userId)
    .forUpdate()
    .executeTakeFirstOrThrow()
  const invitation = invitationOf(row, nowMs)
  return invitation ?? refusal('rule/not-invited', text['not-invited'])
}
