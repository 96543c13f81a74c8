import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { accessOf } from '#platform/server/model-engine/access.ts'
import { processPath } from '#platform/pure/rest-dialect/paths.ts'
import { unzipped } from '#platform/testing/unzip.ts'
import { anApplicant, payWithKhalti } from '#testing/applicant.ts'
import { type TestServer, testServer } from '#testing/test-server.ts'
import { productDictionary } from './dictionary.ts'
import { features } from './features.ts'

/** Tables about a person that the file of own data leaves out, by the reason. */
const leftOut = {
  'secrets of the sign-in': ['credential', 'recovery_code', 'second_factor', 'push_subscription'],
  'accounts and work of staff': [
    'account_change',
    'ad_user_roles',
    'desk_item_tab',
    'n_teaching',
    'own_keys',
    'scholarship_member',
    'scholarship_score',
    'test_mail',
  ],
  'notes, checks and log of the office': [
    'application_recheck',
    'audit_entry',
    'library_step',
    'owed_translation',
    'student_note',
  ],
  'notices that are on their way': ['bulk_notice_reader', 'opening_change_notice'],
  'uploads that are under way or were refused': ['refused_upload', 'started_upload'],
  'in the entries of the ledger': ['bank_line_suspense', 'ledger_line', 'opening_credit'],
  'decisions of the office': ['hold_lift'],
}

describe('own data', () => {
  let at: TestServer
  beforeAll(async () => {
    at = await testServer({ idleJobs: true })
  })
  afterAll(() => at.close())

  it('has every table with a column of a person, or a reason why not', async () => {
    const { rows } = await sql<{ table: string }>`
      select distinct table_name as table from information_schema.columns
      where table_schema = current_schema() and column_name in ('c_bpartner_id', 'ad_user_id')
        and table_name in (select table_name from information_schema.tables
          where table_type = 'BASE TABLE' and table_schema = current_schema())
      order by 1`.execute(at.database.kysely)
    const models = [...productDictionary().values()]
      .filter((model) => accessOf(model, 'student')?.read === 'own')
      .map(({ table }) => table)
    const registered = features.flatMap(({ ownRecords }) => ownRecords ?? [])
    const known = new Set([
      ...models,
      ...registered.map(({ table }) => table),
      ...Object.values(leftOut).flat(),
    ])
    const tables = rows.map(({ table }) => table)
    expect(tables.filter((table) => !known.has(table))).toEqual([])
    const reasons = Object.values(leftOut).flat()
    expect(reasons.filter((table) => !tables.includes(table))).toEqual([])
  })

  it('has money, sign-ins and choices of the person who asks, and of nobody else', async () => {
    const [sita, hari] = [await anApplicant(at), await anApplicant(at)]
    for (const each of [sita, hari]) await payWithKhalti(at, each, 150_000)
    const person = await sita.person()
    await person.post(processPath('notice_choose'), { topic: 'exams', mail: true, text: false })
    const { body } = await person.post(processPath('own_data'), {})
    const files = await unzipped(Buffer.from(String(body['exportFile']), 'base64'))
    const { tables } = JSON.parse(String(files.get('data.json'))) as {
      readonly tables: Readonly<Record<string, readonly object[]>>
    }
    expect(tables).toMatchObject({
      ledger_transaction: [{ type: 'khalti', to_fees: 1500, to_credit: 0 }],
      payment_attempt: [{ amount: 1500, state: 'PAID' }],
      notice_choice: [{ topic: 'exams', mail: true, text: false }],
      refund: [],
      seat_give_up: [],
      merit_place: [],
      library_loan: [],
    })
    expect(tables['auth_session']).not.toEqual([])
    const page = String(files.get('my-data.html'))
    expect(page).toContain('Paid with Khalti')
    expect(page).toContain('Exams and results')
    expect(page).toContain('Not in this file: ')
  })
})
