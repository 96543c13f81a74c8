import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestServer, testServer } from '#testing/test-server.ts'
import type { Person } from '#testing/person.ts'

describe('an action on an account whose answer is lost', () => {
  let at: TestServer
  let admin: Person
  beforeAll(async () => {
    at = await testServer()
    admin = await at.staff('administrator')
  })
  afterAll(() => at.close())

  /** Twice the same request under one key; the data of both answers. */
  async function twice(slug: string, body: object) {
    const key = crypto.randomUUID()
    const post = () => admin.post(`/api/v1/processes/${slug}`, body, { 'idempotency-key': key })
    const [first, again] = [await post(), await post()]
    expect(first.body).toMatchObject({ isError: false })
    expect(again.body).toMatchObject({ isError: false })
    return { first: dataOf(first.body), again: dataOf(again.body) }
  }
  const dataOf = (body: Readonly<Record<string, unknown>>) =>
    (body['data'] ?? {}) as Readonly<Record<string, unknown>>
  const changes = async (process: string) => {
    const rows = await at.database.kysely
      .selectFrom('audit_entry')
      .select('audit_entry_id')
      .where('process', '=', process)
      .where('act', '=', 'changed')
      .execute()
    return rows.length
  }
  const stored = async () =>
    JSON.stringify(await at.database.kysely.selectFrom('idempotent_act').selectAll().execute())

  it('makes one account, with one invitation by mail, and the answers show no secret', async () => {
    const command = { Name: 'Gita Rana', EMail: 'once@office.example', roles: 'librarian' }
    const { first, again } = await twice('staff_account_create', command)
    expect(first).toEqual({ ad_user_ID: expect.any(Number) })
    expect(again).toEqual(first)
    expect(await changes('staff_account_create')).toBe(1)
    const { first: renewed, again: lost } = await twice('staff_account_password', {
      ad_user_ID: first['ad_user_ID'],
    })
    expect([renewed, lost]).toEqual([{}, {}])
    expect(await changes('staff_account_password')).toBe(1)
    const mails = await at.database.kysely
      .selectFrom('mail_outbox')
      .select('id')
      .where('recipient', '=', command.EMail)
      .execute()
    expect(mails).toHaveLength(2)
  })

  it('of a mail that does not leave names the answer of the mail server in the list', async () => {
    const command = { Name: 'Om Thapa', EMail: 'gone@office.example', roles: 'librarian' }
    const { first } = await twice('staff_account_create', command)
    const problem = async () => {
      const { body } = await admin.post('/api/v1/processes/staff_accounts', {})
      const { accounts } = body['data'] as {
        accounts: { id: number; mailProblem: string | null }[]
      }
      return accounts.find(({ id }) => id === first['ad_user_ID'])?.mailProblem
    }
    expect(await problem()).toBeNull()
    const mail = at.database.kysely
      .updateTable('mail_outbox')
      .where('recipient', '=', command.EMail)
    await mail.set({ last_error: '550 no such user' }).execute()
    expect(await problem()).toBe('550 no such user')
    await mail.set({ sent: new Date(at.clock.nowMs()) }).execute()
    expect(await problem()).toBeNull()
  })

  it('renews recovery codes once: those of the first answer count, a repeat shows none', async () => {
    const { first, again } = await twice('staff_recovery_codes', {})
    expect(first['recoveryCodes']).toHaveLength(10)
    expect(again).toEqual({})
    expect(await changes('staff_recovery_codes')).toBe(1)
    const [code] = first['recoveryCodes'] as readonly string[]
    expect(await stored()).not.toContain(code)
  })

  it('creates one proposal once, and the repeat returns the same proposal', async () => {
    const registrar = await at.staff('registrar')
    const idle = { ad_user_ID: registrar.userId }
    const { first, again } = await twice('staff_account_password', idle)
    expect(first).toEqual({ n_proposal_ID: expect.any(Number) })
    expect(again).toEqual(first)
    const mails = await at.database.kysely
      .selectFrom('mail_outbox')
      .select('recipient')
      .where('recipient', 'like', 'registrar%')
      .execute()
    expect(mails).toHaveLength(1)
  })

  it('sets roles, locks and unlocks once', async () => {
    const command = { Name: 'Hari Poudel', EMail: 'hari@office.example', roles: 'librarian' }
    const made = await admin.post('/api/v1/processes/staff_account_create', command)
    const id = { ad_user_ID: dataOf(made.body)['ad_user_ID'] }
    await twice('staff_account_roles', { ...id, roles: 'librarian' })
    await twice('staff_account_lock', id)
    await twice('staff_account_unlock', id)
    for (const slug of ['staff_account_roles', 'staff_account_lock', 'staff_account_unlock'])
      expect(await changes(slug)).toBe(1)
  })
})
