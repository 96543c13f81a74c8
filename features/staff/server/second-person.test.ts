import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestServer, testServer } from '#testing/test-server.ts'
import type { Person } from '#testing/person.ts'

describe('a second person', () => {
  let at: TestServer
  let chief: Person
  let other: Person
  let proposals = 0
  beforeAll(async () => {
    at = await testServer()
    chief = await at.staff('administrator')
    other = await at.staff('administrator')
  })
  afterAll(() => at.close())

  const run = async (by: Person, slug: string, body: object) =>
    (await by.post(`/api/v1/processes/${slug}`, body)).body
  async function proposeBy(by: Person): Promise<number> {
    const value = JSON.stringify({ fullMarks: 100 + proposals++ })
    const { n_proposal_id } = await at.database.kysely
      .insertInto('n_proposal')
      .values({
        sort: 'setting',
        subject: `probe ${value}`,
        before: '{}',
        after: value,
        expires: new Date(at.clock.nowMs() + 86_400_000),
        created: new Date(at.clock.nowMs()),
        createdby: by.userId,
        updated: new Date(at.clock.nowMs()),
        updatedby: by.userId,
      })
      .returning('n_proposal_id')
      .executeTakeFirstOrThrow()
    return n_proposal_id
  }
  const confirm = async (by: Person, id: number) =>
    run(by, 'proposal_confirm', { n_proposal_ID: id, code: await by.code() })
  /** Proposed by the chief, confirmed by another administrator. */
  async function reset(account: Person, slug: string, more: object = {}) {
    at.clock.advance(1_000)
    const { data } = await run(chief, slug, { ad_user_ID: account.userId, ...more })
    return confirm(other, (data as { n_proposal_ID: number }).n_proposal_ID)
  }
  /** The same account signed in again as it was, after what was done to it. */
  async function again(account: Person, role: 'registrar' | 'administrator') {
    const member = await at.staff(role)
    await at.database.kysely
      .updateTable('account_change')
      .set({ ad_user_id: member.userId })
      .where('ad_user_id', '=', account.userId)
      .execute()
    return member
  }

  it('may not be one whose account the proposer gave roles, a password or a new second factor, or confirmed that', async () => {
    for (const [slug, more] of [
      ['staff_account_roles', { roles: 'registrar' }],
      ['staff_account_password', {}],
      ['staff_second_factor_remove', {}],
      ['staff_account_unlock', {}],
    ] as const) {
      const victim = await at.staff('registrar')
      expect((await reset(victim, slug, more))['isError']).toBe(false)
      at.clock.advance(1_000)
      const ids = [await proposeBy(chief), await proposeBy(other)]
      const puppet = await again(victim, 'registrar')
      for (const id of ids)
        expect([slug, (await confirm(puppet, id))['code']]).toEqual([
          slug,
          'rule/account-of-proposer',
        ])
    }
  })

  it('is no account that anybody made or reset after the proposal', async () => {
    const proposer = await at.staff('registrar')
    const id = await proposeBy(proposer)
    at.clock.advance(1_000)
    const victim = await at.staff('registrar')
    await reset(victim, 'staff_account_password')
    const puppet = await again(victim, 'registrar')
    expect((await confirm(puppet, id))['code']).toBe('rule/account-changed-since')
    at.clock.advance(1_000)
    const later = await proposeBy(proposer)
    expect((await confirm(puppet, later))['code']).not.toMatch(/account/)
  })

  it('is no account that the proposer made', async () => {
    const command = {
      Name: 'Second Self',
      EMail: 'second.self@office.example',
      roles: 'administrator',
    }
    const { data } = await run(chief, 'staff_account_create', command)
    await confirm(other, (data as { n_proposal_ID: number }).n_proposal_ID)
    const stored = await at.database.kysely
      .selectFrom('account_change as c')
      .innerJoin('ad_user as u', 'u.ad_user_id', 'c.ad_user_id')
      .select(['c.changed_by'])
      .where('u.email', '=', command.EMail)
      .execute()
    expect(stored).toEqual([{ changed_by: chief.userId }, { changed_by: other.userId }])
  })

  it('reads the audit log as registrar too', async () => {
    const registrar = await at.staff('registrar')
    for (const slug of ['audit_entries', 'audit_verify'])
      expect([slug, (await run(registrar, slug, {}))['isError']]).toEqual([slug, false])
  })
})
