import { sql } from 'kysely'
import { expect } from 'vitest'
import type { Database } from '#platform/server/database/database.ts'
import { rupees } from '#platform/pure/money/money.ts'
import { processPath } from '#platform/pure/rest-dialect/paths.ts'
import { retrying } from '#platform/server/model-engine/failures.ts'
import { entranceInTests } from '#testing/kinds/entrance-in-tests.ts'
import type { ActionExamples } from '#testing/staff-actions/action-example.ts'
import type { TestServer } from '#testing/test-server.ts'

export const firstStepsActions: ActionExamples = (at) => ({
  test_mail_send: async () => ({
    by: 'administrator',
    body: {},
    table: 'test_mail',
    before: {},
    after: { sent_to: expect.stringContaining('@') },
  }),
  test_text_send: async () => ({
    by: 'administrator',
    body: { phone: '9841000000' },
    table: 'test_mail',
    before: {},
    after: { sent_to: '9841000000' },
  }),
  test_text_confirm: async () => {
    const as = await at.staff('administrator')
    return {
      as,
      by: 'administrator',
      body: { code: await testMailOf(at, as.userId, 'text') },
      table: 'test_mail',
      before: { arrived: null },
      after: { arrived: expect.any(String) },
    }
  },
  test_mail_confirm: async () => {
    const as = await at.staff('administrator')
    return {
      as,
      by: 'administrator',
      body: { code: await testMailOf(at, as.userId) },
      table: 'test_mail',
      before: { arrived: null },
      after: { arrived: expect.any(String) },
    }
  },
  sign_up_open: async () => {
    const as = await at.staff('administrator')
    const code = await testMailOf(at, as.userId)
    await as.post(processPath('test_mail_confirm'), { code })
    await entranceInTests.open(at, rupees(1000))
    await at.database.kysely.updateTable('institution').set({ sign_up_opened: null }).execute()
    return {
      as,
      by: 'administrator',
      body: {},
      table: 'institution',
      before: { sign_up_opened: null },
      after: { sign_up_opened: expect.any(String) },
    }
  },
  starter_template_use: async () => {
    for (const table of structure)
      await sql`update ${sql.table(table)} set isactive = false`.execute(at.database.kysely)
    return {
      by: 'registrar',
      body: { template: 'general' },
      table: 'n_program',
      before: {},
      after: { template: 'General campus' },
    }
  },
})

const structure = ['n_aca_year', 'n_intake', 'n_faculty', 'n_level', 'n_sem_year', 'n_program']

/** Removes the academic structure and everything that stands on it; its ids begin again. Jobs of the server may be at work on it. */
export async function emptyStructure({ kysely }: Pick<Database, 'kysely'>): Promise<void> {
  await retrying(() =>
    sql`truncate n_aca_year, n_intake, n_faculty, n_level, n_program, n_subject, n_sem_year
      restart identity cascade`.execute(kysely),
  )
}

/** Code of a test message to a user, stored as if it had been sent. */
async function testMailOf(
  { database, clock }: TestServer,
  userId: number,
  channel: 'mail' | 'text' = 'mail',
): Promise<string> {
  const code = '123456'
  await database.kysely
    .insertInto('test_mail')
    .values({
      ad_user_id: userId,
      channel,
      mail_outbox_id: 0,
      recipient: 'kiran@ltu.example',
      code,
      sent: new Date(clock.nowMs()),
    })
    .execute()
  return code
}
