import { readFileSync } from 'node:fs'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { langtangAccount } from '#features/institution/testing/institution.factory.ts'
import { type TestServer, testServer } from '#testing/test-server.ts'
import { findBankAccounts } from './bank-accounts.ts'

const migration = readFileSync(
  new URL('./migrations/0695-bank-accounts.sql', import.meta.url),
  'utf8',
)

let at: TestServer
beforeAll(async () => {
  at = await testServer()
})
afterAll(() => at.close())

it('the account of the setting becomes the first record, and an open proposal of it is refused', async () => {
  const { bank, number, holder, qr } = langtangAccount
  const value = JSON.stringify({ bank, number, holder, qr })
  await at.database.transaction(async (transaction) => {
    await sql`alter table voucher drop column n_bank_account_id`.execute(transaction)
    await sql`alter table bank_statement drop column n_bank_account_id`.execute(transaction)
    await sql`drop table n_bank_account, bank_qr_picture`.execute(transaction)
    await transaction.insertInto('n_setting').values({ key: 'bank-account', value }).execute()
    const proposal = { sort: 'setting', subject: 'bank-account', before: value, after: value }
    const expires = new Date(at.clock.nowMs() + 86_400_000)
    await transaction
      .insertInto('n_proposal')
      .values({ ...proposal, expires })
      .execute()
    await sql.raw(migration).execute(transaction)
    expect(await findBankAccounts(transaction)).toEqual([{ id: 1_000_000, ...langtangAccount }])
    const left = await transaction.selectFrom('n_setting').select('key').execute()
    expect(left.map(({ key }) => key)).not.toContain('bank-account')
    const proposals = await transaction
      .selectFrom('n_proposal')
      .select(['state', 'reason'])
      .where('subject', '=', 'bank-account')
      .execute()
    expect(proposals).toMatchObject([
      { state: 'refused', reason: expect.stringContaining('Bank accounts') as string },
    ])
  })
})
