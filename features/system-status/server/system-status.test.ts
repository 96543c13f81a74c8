import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { processPath } from '#platform/pure/rest-dialect/paths.ts'
import { queueMail, sendDueMail } from '#platform/server/mail/outbox.ts'
import { administer, testServer as testPostgres } from '#platform/testing/test-server.ts'
import { type TestServer, testServer } from '#testing/test-server.ts'
import type { FailedMail, StatusPartView, SystemStatus } from '../wire/processes.ts'

const dayMs = 24 * 3_600_000

describe('the system status', () => {
  let at: TestServer
  beforeAll(async () => {
    at = await testServer({ idleJobs: true })
  })
  afterAll(() => at.close())

  const status = async () => {
    const administrator = await at.staff('administrator')
    const { body } = await administrator.post(processPath('system_status'), {})
    return body['data'] as SystemStatus
  }
  const part = async (id: string): Promise<StatusPartView> => {
    const found = (await status()).parts.find((each) => each.id === id)
    if (found === undefined) throw new Error(`No part ${id}`)
    return found
  }
  /** Names of the parts that fail, as everyone at a desk reads them. */
  const failingFor = async (role: 'cashier') => {
    const { body } = await (await at.staff(role)).post(processPath('system_health'), {})
    const { failing } = body['data'] as { failing: readonly { readonly en: string }[] }
    return failing.map(({ en }) => en)
  }
  const backupState = (state: object) => {
    const folder = join(at.uploadsFolder, 'postgres')
    mkdirSync(folder, { recursive: true })
    writeFileSync(join(folder, 'backup.json'), JSON.stringify(state))
  }
  const daysAgo = (days: number) => new Date(at.clock.nowMs() - days * dayMs).toISOString()

  it('names every part with a state, a figure and both languages', async () => {
    const { parts } = await status()
    expect(parts.map(({ id }) => id).join()).toBe(
      'version,database,backup,restore,mail,text,push,disk,files,jobs,clock,certificate,process,requests,wallet,ledger,queues,retention,audit',
    )
    for (const { id, name, state, figure, level } of parts) {
      expect([id, level]).not.toEqual([id, 'silent'])
      for (const text of [name, state, figure])
        expect([id, text.en !== '' && text.ne !== '']).toEqual([id, true])
    }
  })

  it('is for the administrator only', async () => {
    const registrar = await at.staff('registrar')
    for (const slug of ['system_status', 'failed_mails'])
      expect((await registrar.post(processPath(slug), {})).status).toBe(403)
  })

  it('shows no address, password or key', async () => {
    const text = JSON.stringify(await status())
    expect(text).not.toMatch(/postgres:\/\/|@|secret|127\.0\.0\.1|[\w-]{40}/i)
  })

  it('counts a backup only with a restore that was verified in the last 30 days', async () => {
    expect(await part('backup')).toMatchObject({ level: 'failing', state: { en: 'None yet' } })
    expect(await part('restore')).toMatchObject({ level: 'look', state: { en: 'None yet' } })
    const copy = { to: '/backup', line: 'x', lastGood: daysAgo(1) }
    backupState(copy)
    expect(await part('backup')).toMatchObject({ level: 'good' })
    expect(await part('restore')).toMatchObject({ level: 'look' })
    backupState({ ...copy, verified: { at: daysAgo(30), copyOf: daysAgo(31) } })
    expect(await part('restore')).toMatchObject({ level: 'good' })
    backupState({ ...copy, lastGood: daysAgo(3), verified: { at: daysAgo(34), copyOf: '' } })
    expect(await part('restore')).toMatchObject({
      level: 'look',
      state: { en: 'Old' },
      figure: { en: 'Restored and checked, 34 days ago', ne: '३४ दिनअघि पुनःस्थापना गरी जाँचियो' },
    })
    expect(await part('backup')).toMatchObject({ level: 'failing', state: { en: 'Old' } })
  })

  it('names failed mails with notice, cause and masked address, and links to the student', async () => {
    const { email, partnerId } = await at.student()
    expect(await part('mail')).toMatchObject({ level: 'good', state: { en: 'Empty' } })
    expect(await failingFor('cashier')).toEqual([])
    await at.database.transaction(async (transaction) => {
      await queueMail(transaction, { to: email, subject: 'Receipt', text: '' }, at.clock.nowMs())
      const to = 'stranger@example.test'
      await queueMail(transaction, { to, subject: 'Notice', text: '' }, at.clock.nowMs())
    })
    expect(await part('mail')).toMatchObject({ level: 'good', state: { en: 'Sending' } })
    at.mailer.failWith(new Error(`550 <${email}>: no such mailbox`))
    await sendDueMail(at.database, at.mailer, at.clock.nowMs())
    at.mailer.failWith(null)
    expect(await part('mail')).toMatchObject({
      level: 'failing',
      state: { en: '2 failed', ne: '२ पठाउन सकिएन' },
    })
    expect(await failingFor('cashier')).toEqual([]) // asked at most twice a minute
    at.clock.advance(30_000)
    expect(await failingFor('cashier')).toMatchObject(['Mail outbox'])
    const administrator = await at.staff('administrator')
    const answer = await administrator.post(processPath('failed_mails'), {})
    const mails = (answer.body['data'] as { mails: FailedMail[] }).mails
    expect(mails).toMatchObject([
      { notice: 'Notice', to: 'st•••@example.test', student: null },
      { notice: 'Receipt', student: partnerId, tries: 1 },
    ])
    expect(mails[1]?.cause).toMatch(/^550 <.*•••@.*>: no such mailbox$/)
    expect(answer.text).not.toContain(email)
  })

  it('says that a message which was not tried for ten minutes waits long', async () => {
    const created = new Date(at.clock.nowMs() - 11 * 60_000)
    await at.database.kysely
      .insertInto('mail_outbox')
      .values({
        channel: 'text',
        recipient: '9841000000',
        subject: '',
        body: '',
        created,
        next_try: created,
      })
      .execute()
    expect(await part('text')).toMatchObject({ level: 'failing', state: { en: 'Waits long' } })
  })

  it('names a job that fails, with its error, until it runs again', async () => {
    const { kysely } = at.database
    expect(await part('jobs')).toMatchObject({ level: 'good', state: { en: 'On time' } })
    await kysely
      .updateTable('job_run')
      .set({ failing_since: new Date(at.clock.nowMs()), error: 'the gateway is away' })
      .where('name', '=', 'reminders')
      .execute()
    const jobs = await part('jobs')
    expect(jobs).toMatchObject({ level: 'failing', state: { en: '1 failing' } })
    expect(jobs.facts).toContainEqual({
      label: { en: 'reminders', ne: 'reminders' },
      value: { en: 'the gateway is away', ne: 'the gateway is away' },
    })
  })

  it('passes on the verdicts of ledger and audit trail', async () => {
    expect(await part('ledger')).toMatchObject({ state: { en: 'Not checked yet' } })
    const verdict = { checked: new Date(at.clock.nowMs()), holds: false, detail: '3' }
    await at.database.kysely
      .insertInto('status_check')
      .values([
        { name: 'ledger', ...verdict },
        { name: 'audit', ...verdict, holds: true, detail: '4821' },
      ])
      .execute()
    expect(await part('ledger')).toMatchObject({
      level: 'failing',
      figure: { en: '3 findings; the log names them' },
    })
    expect(await part('audit')).toMatchObject({ level: 'good', figure: { en: '4821 entries' } })
  })
})

describe('without a database', () => {
  let at: TestServer
  beforeAll(async () => {
    at = await testServer({ idleJobs: true })
  })
  afterAll(() => at.close())

  it('the status answers all the same, and names every part that is away with it', async () => {
    const administrator = await at.staff('administrator')
    const ask = () => administrator.post(processPath('system_status'), {})
    await ask() // the session is in memory now
    const name = new URL(at.databaseUrl).pathname.slice(1)
    await administer(testPostgres(), async (client) => {
      await client.query(`alter database ${name} with allow_connections false`)
      await client.query(
        'select pg_terminate_backend(pid) from pg_stat_activity where datname = $1',
        [name],
      )
    })
    const { body, status } = await ask()
    await administer(testPostgres(), (client) =>
      client.query(`alter database ${name} with allow_connections true`),
    )
    expect(status).toBe(200)
    const { parts } = body['data'] as SystemStatus
    const silent = parts.filter(({ level }) => level === 'silent').map(({ id }) => id)
    // The queues were counted less than a minute ago.
    expect(silent.join()).toBe('database,mail,text,push,jobs,clock,wallet,ledger,retention,audit')
    expect(parts.find(({ id }) => id === 'version')).toMatchObject({ level: 'good' })
  })
})
