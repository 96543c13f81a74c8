import type { ActionExamples } from '#testing/staff-actions/action-example.ts'
import { expect } from 'vitest'
import { codeAt } from '#features/staff/server/one-time-code.ts'
import { testCodeSecret } from '#testing/test-people.ts'

export const staffActions: ActionExamples = (at) => {
  const colleague = async () => ({ ad_user_ID: (await at.staff('librarian')).userId })
  const invited = async () => {
    const administrator = await at.staff('administrator')
    const person = { Name: 'Om Thapa', EMail: `om.${crypto.randomUUID()}@staff.example` }
    const slug = '/api/v1/processes/staff_account_create'
    const { body } = await administrator.post(slug, { ...person, roles: 'librarian' })
    return { ad_user_ID: (body['data'] as { ad_user_ID: number }).ad_user_ID }
  }
  const openSession = async () => {
    const { userId } = await at.staff('librarian')
    const row = await at.database.kysely
      .selectFrom('auth_session')
      .select('ad_session_id')
      .where('ad_user_id', '=', userId)
      .where('ended', 'is', null)
      .executeTakeFirstOrThrow()
    return { AD_Session_ID: row.ad_session_id }
  }
  return {
    staff_account_create: async () => ({
      by: 'administrator',
      body: { Name: 'Gita Rana', EMail: 'gita.rana@staff.example', roles: 'librarian' },
      table: 'ad_user',
      before: {},
      after: { name: 'Gita Rana', email: 'gita.rana@staff.example', roles: 'librarian' },
    }),
    staff_account_roles: async () => ({
      by: 'administrator',
      body: { ...(await colleague()), roles: 'registrar, exam-office' },
      table: 'n_proposal',
      before: {},
      after: { sort: 'account', after: expect.stringContaining('["registrar","exam-office"]') },
    }),
    staff_account_lock: async () => ({
      by: 'administrator',
      body: await colleague(),
      table: 'ad_user',
      before: { isactive: true },
      after: { isactive: false },
    }),
    staff_account_unlock: async () => ({
      by: 'administrator',
      body: await colleague(),
      table: 'ad_user',
      before: { isactive: true },
      after: { isactive: true },
    }),
    staff_second_factor_remove: async () => ({
      by: 'administrator',
      body: await colleague(),
      table: 'ad_user',
      before: {},
      after: { second_factor: 'removed' },
    }),
    staff_account_password: async () => ({
      by: 'administrator',
      body: await colleague(),
      table: 'ad_user',
      before: {},
      after: { password: 'link' },
    }),
    staff_invitation_send: async () => ({
      by: 'administrator',
      body: await invited(),
      table: 'ad_user',
      before: { invitation: 'invited' },
      after: { invitation: 'sent again' },
    }),
    staff_invitation_withdraw: async () => ({
      by: 'administrator',
      body: await invited(),
      table: 'ad_user',
      before: { invitation: 'invited' },
      after: { invitation: 'withdrawn' },
    }),
    staff_session_end: async () => ({
      by: 'administrator',
      body: await openSession(),
      table: 'auth_session',
      before: { ended: false },
      after: { ended: true },
    }),
    staff_factor_renew: async () => ({
      by: 'exam-office',
      body: { code: codeAt(testCodeSecret, at.clock.nowMs() + 30_000) },
      table: 'ad_user',
      before: {},
      after: { second_factor: 'removed' },
    }),
    staff_recovery_codes: async () => ({
      by: 'cashier',
      body: {},
      table: 'ad_user',
      before: {},
      after: { recovery_codes: 10 },
    }),
  }
}
