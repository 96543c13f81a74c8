import * as contracts from '../../wire/processes.ts'
import { defineProcess } from '#platform/server/processes/define-process.ts'
import { refusal } from '#platform/server/model-engine/refusal.ts'
import { findRole, may, staffWith } from '#features/roles/rules/facts.ts'
import { changesOfAccount } from '#features/two-people/server/account-changes.ts'
import { committeeMessages as text } from '../../rules/committee-messages.ts'
import { isMember } from './committee.ts'

/**
 * The registrar sets the members of a scholarship's committee. No user may give a seat to an account that they made or
 * reset: its seat could confirm awards, so one person would decide alone.
 */
export const setMember = defineProcess({
  ...contracts.scholarshipMember,
  name: { en: 'Set a member of the committee', ne: 'समितिको सदस्य तोक्ने' },
  roles: staffWith('scholarship.appoint'),
  run: (given, { session, nowMs, transact }) =>
    transact(async (transaction, did) => {
      const [openingId, userId] = [given.n_scholarship_open_ID, given.AD_User_ID]
      const opening = await transaction
        .selectFrom('n_scholarship_open')
        .select('n_scholarship_open_id')
        .where('n_scholarship_open_id', '=', openingId)
        .where('ad_client_id', '=', session.clientId)
        .forNoKeyUpdate()
        .executeTakeFirst()
      if (opening === undefined)
        return refusal('rule/scholarship-unknown', text['scholarship-unknown'], { status: 404 })
      const roles = await transaction
        .selectFrom('ad_user_roles')
        .select('ad_role_id')
        .where('ad_user_id', '=', userId)
        .execute()
      if (!roles.some(({ ad_role_id }) => may(findRole(ad_role_id) ?? '', 'scholarship.score')))
        return refusal('rule/not-staff', text['not-staff'])
      const before = await isMember(transaction, openingId, { userId })
      const after = given.is_member
      const changes = after ? await changesOfAccount(transaction, userId) : []
      if (changes.some(({ by }) => by === session.userId))
        return refusal('rule/seat-for-own-account', text['seat-for-own-account'], { status: 409 })
      const member = {
        n_scholarship_open_id: openingId,
        ad_user_id: userId,
        given_by: session.userId,
        given: new Date(nowMs),
      }
      await (after
        ? transaction
            .insertInto('scholarship_member')
            .values(member)
            .onConflict((conflict) => conflict.doNothing())
            .execute()
        : transaction
            .deleteFrom('scholarship_member')
            .where('n_scholarship_open_id', '=', openingId)
            .where('ad_user_id', '=', userId)
            .execute())
      const of = (is_member: boolean) => ({ ad_user_id: userId, is_member })
      did({
        table: 'n_scholarship_open',
        record: openingId,
        before: of(before),
        after: of(after),
      })
      return { summary: text['member-saved'] }
    }),
})
