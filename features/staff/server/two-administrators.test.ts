import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { firstAccountId, proposalOf } from '#features/bank-accounts/testing/bank-account.factory.ts'
import { langtangAccount } from '#features/institution/testing/institution.factory.ts'
import type { OpenProposal } from '#features/two-people/wire/open-proposal.ts'
import { type TestServer, testServer } from '#testing/test-server.ts'
import { ask, type Person } from '#testing/person.ts'
import { fieldsOf, proposalRead } from '#testing/proposals-in-tests.ts'
import { mailedLink } from '../testing/mailed-link.ts'
import type { StaffList } from '../wire/staff-accounts.ts'

const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs
const bank = langtangAccount

describe('accounts of staff who may confirm', () => {
  let at: TestServer
  let chief: Person
  beforeEach(async () => {
    at = await testServer({ idleJobs: true })
    chief = await at.staff('administrator')
  })
  afterEach(() => at.close())

  const post = (by: Person, slug: string, body: object = {}) =>
    by.post(`/api/v1/processes/${slug}`, body)
  const run = async (by: Person, slug: string, body: object = {}) =>
    (await post(by, slug, body)).body
  const idOf = (body: Readonly<Record<string, unknown>>) =>
    Number((body['data'] as { n_proposal_ID?: number } | undefined)?.n_proposal_ID)
  const confirm = async (by: Person, id: number) =>
    run(by, 'proposal_confirm', { n_proposal_ID: id, code: await by.code() })
  const refuse = (by: Person, id: number, reason = 'Not asked for') =>
    run(by, 'proposal_refuse', { n_proposal_ID: id, reason })
  const command = (email: string, roles = 'administrator') => ({
    Name: 'Mina Rai',
    EMail: email,
    roles,
  })
  const emailOf = async ({ userId }: Person) =>
    (
      await at.database.kysely
        .selectFrom('ad_user')
        .select('email')
        .where('ad_user_id', '=', userId)
        .executeTakeFirstOrThrow()
    ).email
  /** Signed in now: sessions end while a test travels. */
  const again = async (person: Person) => {
    await person.code() // the one of the last sign-in counts once more
    return at.signIn(await emailOf(person))
  }
  const changedBy = (userId: number) =>
    at.database.kysely
      .selectFrom('account_change')
      .select('changed_by')
      .where('ad_user_id', '=', userId)
      .orderBy('changed_by')
      .execute()
  const bankNow = async () =>
    (await at.app.inject({ method: 'GET', url: '/nou/portal/settings' })).json<{
      bank: { accountNumber: string }
    }>().bank.accountNumber
  const proposeBank = async (by: Person) => {
    const account = proposalOf({ ...bank, number: '01201002399999' }, firstAccountId)
    return idOf(await run(by, 'bank_account_propose', account))
  }
  const accountAt = (email: string) =>
    at.database.kysely
      .selectFrom('ad_user')
      .select('ad_user_id')
      .where('email', '=', email)
      .execute()

  it('let one administrator alone change no bank account inside 24 hours, whatever they do', async () => {
    const [rita, clerk] = [await at.staff('registrar'), await at.staff('librarian')]
    const before = await at.database.kysely.selectFrom('credential').selectAll().execute()
    at.clock.advance(1)
    const theft = await proposeBank(chief)
    const idle = { ad_user_ID: rita.userId }
    const proposed = [
      idOf(await run(chief, 'staff_account_create', command('second.self@office.example'))),
      idOf(
        await run(chief, 'staff_account_create', command('other.self@office.example', 'registrar')),
      ),
      idOf(
        await run(chief, 'staff_account_roles', { ad_user_ID: clerk.userId, roles: 'registrar' }),
      ),
      idOf(await run(chief, 'staff_account_password', idle)),
    ]
    expect(proposed.every((id) => id > 0)).toBe(true)
    for (const slug of ['staff_second_factor_remove', 'staff_account_unlock'])
      expect(await run(chief, slug, idle)).toMatchObject({ code: 'rule/proposal-open' })
    for (const waitedMs of [0, dayMs - 2 * minuteMs]) {
      at.clock.advance(waitedMs)
      const now = await again(chief)
      for (const id of proposed)
        expect(await confirm(now, id)).toMatchObject({ code: 'rule/wait-not-over' })
      expect(await confirm(now, theft)).toMatchObject({ code: 'rule/own-entry' })
    }
    // Librarians are made at once; no role and no seat of theirs is one person's.
    const puppet = await run(
      await again(chief),
      'staff_account_create',
      command('a@b.example', 'librarian'),
    )
    const puppetId = (puppet['data'] as { ad_user_ID: number }).ad_user_ID
    const roles = { ad_user_ID: puppetId, roles: 'registrar' }
    expect(idOf(await run(await again(chief), 'staff_account_roles', roles))).toBeGreaterThan(0)
    expect(await bankNow()).toBe(bank.number)
    const state = await at.database.kysely
      .selectFrom('n_proposal')
      .select('state')
      .where('state', '<>', 'open')
      .execute()
    expect(state).toEqual([])
    for (const row of before) {
      const { password_hash } = await at.database.kysely
        .selectFrom('credential')
        .select('password_hash')
        .where('ad_user_id', '=', row.ad_user_id)
        .executeTakeFirstOrThrow()
      expect(password_hash).toBe(row.password_hash)
    }
    expect(await accountAt('second.self@office.example')).toEqual([])
  })

  it('are changed by one administrator alone a day later, with a fresh code, and confirm nothing of theirs', async () => {
    const email = 'second.self@office.example'
    const answer = await run(chief, 'staff_account_create', command(email))
    expect(answer['summary']).toMatch(/No other administrator can confirm it.*from .* on\./)
    expect(answer['data']).toEqual({ n_proposal_ID: expect.any(Number) })
    const id = idOf(answer)
    at.clock.advance(dayMs - minuteMs)
    expect(await confirm(await again(chief), id)).toMatchObject({ code: 'rule/wait-not-over' })
    at.clock.advance(minuteMs)
    const later = await again(chief)
    const bare = await run(later, 'proposal_confirm', { n_proposal_ID: id })
    expect(bare).toMatchObject({ code: 'rule/code-needed' })
    const headers = { 'idempotency-key': crypto.randomUUID() }
    const body = { n_proposal_ID: id, code: await later.code() }
    const confirming = () => later.post('/api/v1/processes/proposal_confirm', body, headers)
    const done = (await confirming()).body
    expect(done).toMatchObject({ isError: false })
    expect((await confirming()).body).toEqual(done)
    const [made] = await accountAt(email)
    const userId = made?.ad_user_id ?? 0
    expect(await changedBy(userId)).toEqual([{ changed_by: chief.userId }])
    const payload = { token: await mailedLink(at, email) }
    const url = '/api/v1/auth/password-link'
    const link = await ask(at.office, { method: 'POST', url, payload })
    expect(link.body).toEqual({ name: 'Mina Rai', email, isNew: true })
  })

  it('send a mail at once to every administrator, also a locked one, and to the owner', async () => {
    const [rita, former] = [await at.staff('registrar'), await at.staff('administrator')]
    await run(chief, 'staff_account_lock', { ad_user_ID: former.userId })
    await at.database.kysely
      .updateTable('ad_user')
      .set({ language: 'ne' })
      .where('ad_user_id', '=', rita.userId)
      .execute()
    const answer = await run(chief, 'staff_account_password', { ad_user_ID: rita.userId })
    expect(idOf(answer)).toBeGreaterThan(0)
    const mails = await at.database.kysely
      .selectFrom('mail_outbox')
      .select(['recipient', 'subject', 'body'])
      .execute()
    const to = await Promise.all([chief, former, rita].map(emailOf))
    expect(mails.map(({ recipient }) => recipient).toSorted()).toEqual(to.toSorted())
    const bodyTo = (email: string | undefined) =>
      mails.find(({ recipient }) => recipient === email)?.body ?? ''
    expect(bodyTo(to[1])).toContain('administrator person proposed on')
    expect(bodyTo(to[1])).toContain('Mail a password link')
    expect(bodyTo(to[1])).toMatch(/may carry it out, from .*\d\d:\d\d on/)
    expect(bodyTo(to[1])).toContain('refuses it in the office')
    expect(bodyTo(to[2])).toContain('प्रस्ताव गर्नुभयो: पासवर्डको लिङ्क पठाउने')
  })

  it('of a new person send a mail to the new address', async () => {
    await run(chief, 'staff_account_create', command('mina@office.example'))
    const mails = await at.database.kysely.selectFrom('mail_outbox').select('recipient').execute()
    expect(mails.map(({ recipient }) => recipient)).toContain('mina@office.example')
  })

  it('are changed at once by a second administrator, and are then no second person for either', async () => {
    const second = await at.staff('administrator')
    const email = 'mina@office.example'
    const answer = await post(chief, 'staff_account_create', command(email, 'registrar, cashier'))
    expect(answer.body['summary']).toContain('another administrator confirms it')
    const read = await proposalRead(second, answer)
    expect(read).toMatchObject({ sort: 'account', proof: 'code', mayConfirm: true, isOwn: false })
    expect(read.view?.subject.en).toBe(`Mina Rai, ${email}`)
    const roles = { en: 'Registrar, Cashier', ne: 'रजिस्ट्रार, क्यासियर' }
    expect(fieldsOf(read)).toContainEqual(['Roles', null, roles])
    expect(fieldsOf(read)).toContainEqual(['Email', null, { email }])
    const own = await proposalRead(chief, answer)
    expect(own).toMatchObject({ mayConfirm: false, isOwn: true, aloneFrom: null })
    expect(await confirm(chief, idOf(answer.body))).toMatchObject({ code: 'rule/own-entry' })
    const done = await confirm(second, idOf(answer.body))
    expect(done).toMatchObject({ isError: false })
    expect(await mailedLink(at, email)).not.toBe('')
    const [made] = await accountAt(email)
    const both = [chief.userId, second.userId].toSorted((one, other) => one - other)
    expect(await changedBy(made?.ad_user_id ?? 0)).toEqual(
      both.map((changed_by) => ({ changed_by })),
    )
  })

  it('stay the other administrator’s to confirm, however long the proposer waits', async () => {
    const second = await at.staff('administrator')
    const id = idOf(await run(chief, 'staff_account_create', command('mina@office.example')))
    at.clock.advance(dayMs + minuteMs)
    expect(await confirm(await again(chief), id)).toMatchObject({ code: 'rule/own-entry' })
    expect(await confirm(await again(second), id)).toMatchObject({ isError: false })
  })

  it('of the only other administrator are not theirs to confirm: the wait counts', async () => {
    const second = await at.staff('administrator')
    const answer = await post(chief, 'staff_second_factor_remove', { ad_user_ID: second.userId })
    expect(await proposalRead(chief, answer)).toMatchObject({ aloneFrom: expect.any(String) })
    expect(await confirm(second, idOf(answer.body))).toMatchObject({ code: 'rule/own-account' })
    at.clock.advance(dayMs)
    expect(await confirm(await again(chief), idOf(answer.body))).toMatchObject({ isError: false })
    const factors = await at.database.kysely
      .selectFrom('second_factor')
      .select('ad_user_id')
      .where('ad_user_id', '=', second.userId)
      .execute()
    expect(factors).toEqual([])
  })

  it('are not the proposer’s after a day once another administrator could confirm', async () => {
    const second = await at.staff('administrator')
    await run(chief, 'staff_account_lock', { ad_user_ID: second.userId })
    const id = idOf(await run(chief, 'staff_account_create', command('mina@office.example')))
    await at.staff('administrator')
    at.clock.advance(dayMs)
    expect(await confirm(await again(chief), id)).toMatchObject({ code: 'rule/own-entry' })
  })

  it('change as proposed or not at all: not after the account was locked, nor when the address is taken', async () => {
    const [second, rita] = [await at.staff('administrator'), await at.staff('registrar')]
    const idle = { ad_user_ID: rita.userId }
    const reset = idOf(await run(chief, 'staff_account_password', idle))
    at.clock.advance(1)
    await run(chief, 'staff_account_lock', idle)
    expect(await confirm(second, reset)).toMatchObject({ code: 'rule/value-changed' })
    expect(await refuse(second, reset)).toMatchObject({ isError: false })
    at.clock.advance(1)
    const unlock = idOf(await run(chief, 'staff_account_unlock', idle))
    expect(await confirm(second, unlock)).toMatchObject({ isError: false })
    const id = idOf(await run(chief, 'staff_account_create', command('mina@office.example')))
    await at.database.kysely
      .insertInto('ad_user')
      .values({ name: 'Mina', email: 'Mina@office.example' })
      .execute()
    expect(await confirm(second, id)).toMatchObject({ code: 'rule/email-taken' })
    const taken = await run(chief, 'staff_account_create', command('MINA@office.example'))
    expect(taken).toMatchObject({ code: 'rule/email-taken' })
  })

  it('are refused by the registrar, who confirms none', async () => {
    const rita = await at.staff('registrar')
    const answer = await post(chief, 'staff_account_create', command('mina@office.example'))
    expect(await proposalRead(rita, answer)).toMatchObject({
      mayConfirm: false,
      aloneFrom: new Date(at.clock.nowMs() + dayMs).toISOString(),
    })
    const id = idOf(answer.body)
    expect(await confirm(rita, id)).toMatchObject({ code: 'rule/only-refuses' })
    expect(await refuse(rita, id)).toMatchObject({ isError: false })
    at.clock.advance(dayMs)
    expect(await confirm(await again(chief), id)).toMatchObject({ code: 'rule/proposal-decided' })
    const cashier = await at.staff('cashier')
    expect((await post(cashier, 'staff_account_create', command('x@office.example'))).status).toBe(
      403,
    )
  })

  it('are locked at once, and others changed at once by one administrator', async () => {
    const [rita, clerk] = [await at.staff('registrar'), await at.staff('librarian')]
    const locked = await run(chief, 'staff_account_lock', { ad_user_ID: rita.userId })
    expect(locked).toMatchObject({ isError: false })
    expect((await rita.get('/api/v1/processes')).status).toBe(401)
    const id = { ad_user_ID: clerk.userId }
    const reset = await run(chief, 'staff_account_password', id)
    expect([reset['isError'], reset['data']]).toEqual([false, undefined])
    for (const slug of ['staff_account_lock', 'staff_account_unlock', 'staff_second_factor_remove'])
      expect(await run(chief, slug, id)).toMatchObject({ isError: false })
    expect((await run(chief, 'staff_account_roles', { ...id, roles: 'librarian' }))['data']).toBe(
      undefined,
    )
  })

  it('are listed with what is proposed, and which of them wait for a second', async () => {
    const [rita, clerk] = [await at.staff('registrar'), await at.staff('librarian')]
    const reset = idOf(await run(chief, 'staff_account_password', { ad_user_ID: rita.userId }))
    const create = idOf(await run(chief, 'staff_account_create', command('mina@office.example')))
    const list = (await run(chief, 'staff_accounts'))['data'] as StaffList
    const needsSecond = (id: number) => list.accounts.find((each) => each.id === id)?.needsSecond
    expect([needsSecond(rita.userId), needsSecond(clerk.userId)]).toEqual([true, false])
    expect(list.confirmingRoles.toSorted()).toEqual([
      'administrator',
      'cashier',
      'exam-office',
      'registrar',
    ])
    expect(list.proposals).toMatchObject([
      { id: reset, userId: rita.userId, act: 'password', isOwn: true },
      { id: create, userId: null, email: 'mina@office.example', act: 'create' },
    ])
    expect(list.proposals[0]?.aloneFrom).toBe(new Date(at.clock.nowMs() + dayMs).toISOString())
  })

  it('are protected by the database too: no administrator confirms an own proposal within a day', async () => {
    const id = idOf(await run(chief, 'staff_account_create', command('mina@office.example')))
    const theft = await proposeBank(chief)
    const confirmed = (n_proposal_id: number, afterMs: number) =>
      at.database.kysely
        .updateTable('n_proposal')
        .set({
          state: 'confirmed',
          decided_by: chief.userId,
          decided: new Date(at.clock.nowMs() + afterMs),
        })
        .where('n_proposal_id', '=', n_proposal_id)
        .execute()
    await expect(confirmed(id, dayMs - minuteMs)).rejects.toThrow('n_proposal_two_people')
    await expect(confirmed(theft, 2 * dayMs)).rejects.toThrow('n_proposal_two_people')
    await confirmed(id, dayMs)
  })

  it('are in the list of proposals with the day from which their proposer may carry them out', async () => {
    const answer = await post(chief, 'staff_account_create', command('mina@office.example'))
    at.clock.advance(dayMs)
    const later = await again(chief)
    const read: OpenProposal = await proposalRead(later, answer)
    expect(read).toMatchObject({ isOwn: true, mayConfirm: true, proof: 'code' })
  })
})
