import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '#platform/server/database/database.ts'
import { migrate } from '#platform/server/database/migrate.ts'
import { memoryFileStore } from '#platform/server/files/memory-file-store.ts'
import { noScanner } from '#platform/server/files/virus-scan.ts'
import { emptyDatabase } from '#platform/testing/empty-database.ts'
import { verifyChain } from '#features/audit/server/chain.ts'
import { loadPlaces } from '#features/profile/server/places/load-places.ts'
import { type TestServer, testServer } from '#testing/test-server.ts'
import { loadDemo } from './load-demo.ts'
import { payForDemo } from './money/pay-for-demo.ts'
import { demoStaff, demoStudents } from './people.ts'

const root = fileURLToPath(new URL('../../../', import.meta.url))

describe('the demonstration shows an office at work', () => {
  let at: TestServer
  let database: Database
  let drop: () => Promise<void>
  beforeAll(async () => {
    at = await testServer()
    const empty = await emptyDatabase()
    database = empty.database
    drop = empty.drop
    await migrate(database, root)
    await loadPlaces(database)
    const files = memoryFileStore()
    const people = await loadDemo({ database, files, nowMs: at.clock.nowMs() })
    await payForDemo(people, { ...at.payments, database, files, scan: noScanner })
  })
  afterAll(async () => {
    await drop()
    await at.close()
  })

  const rows = async (statement: string) =>
    (await sql.raw<Record<string, unknown>>(statement).execute(database.kysely)).rows
  const countOf = async (from: string) =>
    Number((await rows(`select count(*)::integer as n from ${from}`))[0]?.['n'])

  it.each([
    ['entrance', `n_entrance_reg where ispaid and docstatus = 'DR'`],
    ['admission', `n_program_creg where ispaid and docstatus = 'DR' and n_sem_year_id = 1000000`],
    [
      'course registration',
      `n_program_creg where ispaid and docstatus = 'DR' and n_sem_year_id > 1000000`,
    ],
    ['university registration', `n_noureg where ispaid and docstatus = 'DR'`],
    ['exam registration', `n_exam_reg where ispaid and docstatus = 'DR'`],
    ['retotaling', `n_exam_retotaling where ispaid and docstatus = 'DR'`],
    ['scholarship', `n_scholarship_reg where docstatus = 'DR'`],
    ['certificate', `n_certificate_reg where ispaid and docstatus = 'DR'`],
    ['correction', `n_correction where decided is null`],
  ])('has at least 15 items in the queue %s', async (_queue, from) => {
    expect(await countOf(from)).toBeGreaterThanOrEqual(15)
  })

  it('has 24 waiting vouchers: of three the bank knows another amount, name or number, one was used, one has no number', async () => {
    const waiting = `voucher v join c_payment p using (c_payment_id) join c_bpartner b using (c_bpartner_id)
      where v.state in ('SUBMITTED', 'HELD')`
    const line = (differs: string) =>
      `bank_statement_line l join (select v.slip_number, p.payamt, b.name from ${waiting}
        and v.state = 'SUBMITTED') w on ${differs}`
    expect(await countOf(waiting)).toBe(24)
    expect(await countOf(`${waiting} and v.slip_number is null`)).toBe(1)
    expect(await countOf(`${waiting} and v.state = 'HELD'`)).toBe(1)
    expect(await countOf(`${waiting} and v.bank = 'Himal Demo Bank'`)).toBe(1)
    const same = 'l.number = w.slip_number'
    expect(await countOf(line(`${same} and l.amount <> w.payamt`))).toBe(1)
    expect(await countOf(line(`${same} and l.remarks <> upper(w.name)`))).toBe(1)
  })

  it('has more than 60 students who study in four semesters', async () => {
    expect(await countOf(`n_program_enroll where urollstatus`)).toBeGreaterThan(60)
    expect(
      await countOf(`(select distinct n_sem_year_id from n_program_enroll where urollstatus) s`),
    ).toBe(4)
  })

  it('has results with several grades, and some who failed', async () => {
    const [found] = await rows(`select count(distinct sgpa)::integer as kinds,
      count(*) filter (where outcome = 'FAIL')::integer as failed from n_exam_result
      where visible_until is null`)
    expect(found?.['kinds']).toBeGreaterThan(8)
    expect(found?.['failed']).toBeGreaterThan(1)
  })

  it('took money by voucher, wallet and cash in this month, and refunds are in several states', async () => {
    const tenders = await rows(`select tendertype, count(*) > 10 as many from c_payment
      where docstatus in ('AP', 'CO') and dateacct > '2026-10-20' group by 1 order by 1`)
    expect(tenders).toHaveLength(3)
    expect(tenders).toEqual(tenders.map((each) => ({ ...each, many: true })))
    expect(await rows('select distinct state from refund order by 1')).toEqual(
      ['APPROVED', 'LISTED', 'RETURNED', 'SENT'].map((state) => ({ state })),
    )
    expect(await countOf('wallet_settlement')).toBe(2)
    expect(await countOf('day_close')).toBe(1)
  })

  it('has a teacher with a class whose internal marks may be typed today, some of them typed', async () => {
    expect(
      await countOf(`n_teaching where ended is null
        and '2026-11-20' between first_day and last_day`),
    ).toBe(3)
    expect(
      await rows(`select count(*)::int as registered, count(d.internal_om)::int as entered
        from n_teaching t join n_batch_course b using (n_batch_course_id)
        join n_program_creg r on r.n_program_cregopen_id = b.n_program_cregopen_id
          and r.docstatus in ('AP', 'CO')
        join n_program_cregdetails d on d.n_program_creg_id = r.n_program_creg_id
          and d.n_course_id = b.n_course_id
        group by t.n_batch_course_id order by t.n_batch_course_id`),
    ).toEqual([
      { registered: 12, entered: 7 },
      { registered: 12, entered: 0 },
      { registered: 12, entered: 0 },
    ])
  })

  it('has overdue books, reserved ones and unpaid fines of several readers', async () => {
    expect(await countOf(`a_asset where duedate < '2026-11-20'`)).toBeGreaterThan(5)
    expect(await countOf('n_library_hold')).toBeGreaterThan(2)
    expect(await countOf('n_library_fine')).toBeGreaterThan(3)
  })

  it('signed people up over weeks, before they applied, and decided in a day or two', async () => {
    expect(await countOf('(select distinct created::date from c_bpartner) d')).toBeGreaterThan(14)
    expect(
      await countOf(
        'n_entrance_reg a join c_bpartner b using (c_bpartner_id) where b.created > a.created',
      ),
    ).toBe(0)
    const usual = await rows(`select queue from desk_decision
      where decided > '2026-10-22' and waited_since < decided group by 1 having count(*) >= 5
      order by 1`)
    expect(usual.map(({ queue }) => queue)).toEqual(
      expect.arrayContaining(['entrance', 'vouchers']),
    )
    expect(await countOf(`desk_decision where decided > '2026-11-20T06:15:00Z'`)).toBe(0)
  })

  it('has proposals of several people that wait for a second person', async () => {
    const open = await rows(`select distinct sort from n_proposal where state = 'open' order by 1`)
    expect(open.map(({ sort }) => sort)).toEqual([
      'bank-account',
      'cash-reversal',
      'cash-to-bank',
      'day-close',
      'opening-changed',
      'payment-refund',
      'retotaling-outcome',
    ])
  })

  it('has a whole audit trail in the order of its times, with every day of the last week', async () => {
    expect(await verifyChain(database)).toMatchObject({ is: 'whole' })
    expect(
      await rows(`select audit_entry_id from (select audit_entry_id, at,
        lag(at) over (order by audit_entry_id) as before from audit_entry) e where at < before`),
    ).toEqual([])
    expect(await countOf(`audit_entry where at > '2026-11-20T06:15:00Z'`)).toBe(0)
    const days = await rows(`select at::date as day, count(*)::integer as n from audit_entry
      where at > '2026-11-13' group by 1`)
    expect(days.length).toBeGreaterThan(6)
    expect(
      await countOf(`(select distinct ad_user_id from audit_entry where at > '2026-11-13') s`),
    ).toBeGreaterThan(3)
  })
})

describe('README names the people of the demonstration', () => {
  const readme = readFileSync(`${root}README.md`, 'utf8')
  const names = [...readme.matchAll(/\b([a-z]+)@ltu\.example/g)].map(([, name]) => name)

  it('with each sign-in of a student and of the staff once', () => {
    const known = [...Object.values(demoStudents).map(({ plan }) => plan.email), ...staffEmails()]
    expect(names.toSorted()).toEqual(known.map((email) => email.split('@')[0]).toSorted())
  })

  it('and its tour signs in as members of staff whom npm run demo:code knows', () => {
    const [, after = ''] = readme.split('### The office in a minute')
    const [tour = ''] = after.split('\n## ')
    const actors = [...tour.matchAll(/^\| ([a-z]+) +\|/gm)].map(([, name]) => name)
    expect(actors.length).toBeGreaterThan(4)
    const staff = staffEmails().map((email) => email.split('@')[0])
    expect(actors.filter((name) => !staff.includes(name))).toEqual([])
  })
})

function staffEmails(): readonly string[] {
  return demoStaff.map(({ email }) => email)
}
