import { makeInstitution } from '#features/institution/server/institution.ts'
import { fileURLToPath } from 'node:url'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '#platform/server/database/database.ts'
import { migrate } from '#platform/server/database/migrate.ts'
import { memoryFileStore } from '#platform/server/files/memory-file-store.ts'
import { noScanner } from '#platform/server/files/virus-scan.ts'
import { emptyDatabase } from '#platform/testing/empty-database.ts'
import { loadPlaces } from '#features/profile/server/places/load-places.ts'
import { type TestServer, testServer } from '#testing/test-server.ts'
import { expectSoundMoney } from '#testing/invariants.ts'
import { codeAt } from '#features/staff/server/one-time-code.ts'
import { codeVault } from '#features/staff/server/code-vault.ts'
import { decideApproval } from '#kinds/certificate/rules/approval.ts'
import { approvalFacts } from '#kinds/certificate/server/approval-facts.ts'
import { findDemoCode } from './find-demo-code.ts'
import { payForDemo } from './money/pay-for-demo.ts'
import { type DemoPeople, loadDemo } from './load-demo.ts'

const root = fileURLToPath(new URL('../../../', import.meta.url))

const same = (one: string, other: string) =>
  ['n_aca_year_id', 'n_intake_id', 'n_faculty_id', 'n_level_id', 'n_program_id', 'n_subject_id']
    .map((column) => `${one}.${column} is not distinct from ${other}.${column}`)
    .join(' and ')

describe('the demonstration has consistent data', () => {
  let at: TestServer
  let database: Database
  let drop: () => Promise<void>
  let people: DemoPeople
  beforeAll(async () => {
    at = await testServer()
    const empty = await emptyDatabase()
    database = empty.database
    drop = empty.drop
    await migrate(database, root)
    await loadPlaces(database)
    const files = memoryFileStore()
    people = await loadDemo({ database, files, nowMs: at.clock.nowMs() })
    await payForDemo(people, { ...at.payments, database, files, scan: noScanner })
  })
  afterAll(async () => {
    await drop()
    await at.close()
  })

  const rows = async (statement: string) =>
    (await sql.raw<Record<string, unknown>>(statement).execute(database.kysely)).rows

  it('finds the codes of its staff by role, email or name, of no other person, and only in the demonstration', async () => {
    const nowMs = at.clock.nowMs()
    const email = 'cashier@ltu.example'
    const code = codeAt(people.codeSecrets[email] ?? '', nowMs)
    const vault = codeVault(Buffer.alloc(32, 7))
    expect(await findDemoCode(database, 'cashier', { nowMs, vault })).toBe(code)
    expect(await findDemoCode(database, email, { nowMs, vault })).toBe(code)
    for (const name of ['exams', 'library', 'admin'])
      expect(await findDemoCode(database, name, { nowMs, vault })).toMatch(/^\d{6}$/)
    await expect(findDemoCode(database, 'student', { nowMs, vault })).rejects.toThrow(/^Say who: /)
    await database.kysely.deleteFrom('institution').execute()
    await database.transaction((transaction) =>
      makeInstitution(transaction, { isDemo: false, signUpOpened: null }),
    )
    await expect(findDemoCode(database, 'cashier', { nowMs, vault })).rejects.toThrow(
      'no demonstration',
    )
  })

  it('every paisa is in the ledger', () => expectSoundMoney(database))

  it.each([
    [
      'found eligible before the exam',
      `select n_entrance_reg_id from n_entrance_reg join n_entrance_open using (n_entrance_open_id)
       where eligible and exam_date >= '2026-11-20'`,
    ],
    [
      'applied under the quota Female and are not women',
      `select n_entrance_reg_id from n_entrance_reg join c_bpartner using (c_bpartner_id)
       where selectedquota like '%Female%' and gender <> 'female'`,
    ],
    [
      'applied for an entrance after its last day',
      `select n_entrance_reg_id from n_entrance_reg a join n_entrance_open using (n_entrance_open_id)
       where a.created::date > apply_uptolate`,
    ],
    [
      'applied for an admission outside its days, or before the exam that led to it',
      `select n_program_creg_id from n_program_creg a join n_program_cregopen using (n_program_cregopen_id)
       where a.created::date not between datefrom and dateto
         or (n_program_cregopen.n_sem_year_id = 1000000 and not exists (
         select 1 from n_entrance_reg r join n_entrance_open o using (n_entrance_open_id)
         where r.c_bpartner_id = a.c_bpartner_id and r.eligible and r.ispaid
           and o.exam_date < a.created::date and ${same('r', 'a')}))`,
    ],
    [
      'waits for a place nobody applied for',
      `select n_program_enroll_id from n_program_enroll e where not urollstatus and not exists (
         select 1 from n_program_creg a where a.n_program_enroll_id = e.n_program_enroll_id and ispaid)`,
    ],
    [
      'brought a bank slip without its bank or day',
      'select c_payment_id from voucher where bank is null or slip_day is null',
    ],
    [
      'has a roll number of another year',
      `select urollno from n_program_enroll join n_aca_year y using (n_aca_year_id)
       where urollstatus and not starts_with(urollno, y.name)`,
    ],
  ])('contains no applicant %s', async (_title, statement) => {
    expect(await rows(statement)).toEqual([])
  })

  it('has a merit list of two programmes in draft, with a tie, an unproved claim, and waiting places', async () => {
    const [list] = await rows(`select state,
        (select count(*) from merit_offer o where o.merit_list_id = l.merit_list_id)::integer as offered,
        (select count(*) from merit_place p where p.merit_list_id = l.merit_list_id
          and p.waiting is not null)::integer as waiting,
        (select count(*) from merit_place p where p.merit_list_id = l.merit_list_id
          and p.left_out is not null)::integer as out,
        (select count(*) from merit_place p where p.merit_list_id = l.merit_list_id
          and p.tie is not null)::integer as tied
      from merit_list l`)
    expect(list).toEqual({ state: 'draft', offered: 14, waiting: 2, out: 2, tied: 1 })
  })

  it('shows one admission to the student who passed the entrance, two semesters to the enrolled one', async () => {
    const { eligible, active } = people.students
    const open = `dateto >= '2026-11-20' and datefrom <= '2026-11-20'`
    expect(
      await rows(`select o.name from n_program_cregopen o join n_entrance_reg r on ${same('o', 'r')}
        where r.c_bpartner_id = ${eligible.partnerId} and n_sem_year_id = 1000000 and ${open}`),
    ).toEqual([{ name: 'B.Tech CS & AI Admission 2083' }])
    expect(
      await rows(`select o.name from n_program_cregopen o join n_program_enroll e on ${same('o', 'e')}
        where e.c_bpartner_id = ${active.partnerId} and o.n_sem_year_id > 1000000 and ${open}
        order by o.name`),
    ).toEqual([{ name: 'B.Tech CS & AI, Semester II' }, { name: 'B.Tech CS & AI, Semester III' }])
  })

  it('has a published result with a fail, one with changed marks, and two that are not published yet', async () => {
    const { students } = people
    const results = async (partnerId: number) =>
      rows(`select outcome, version, visible_from > '2026-11-20T06:15:00Z' as ahead
        from n_exam_result where c_bpartner_id = ${partnerId} and visible_until is null`)
    expect(await results(students['back-paper'].partnerId)).toEqual([
      { outcome: 'FAIL', version: 1, ahead: false },
    ])
    expect(await results(students['exam-paid'].partnerId)).toEqual([
      { outcome: 'PASS', version: 2, ahead: false },
    ])
    expect(await results(students['exam-open'].partnerId)).toMatchObject([{ ahead: true }])
    expect(
      await rows(`select o.result_at is null as undated from n_exam_reg a join n_exam_open o using (n_exam_open_id)
        where a.n_exam_reg_id = ${people.exams['exam-paid']}`),
    ).toEqual([{ undated: true }])
  })

  it('has two paid certificates that the office may approve', async () => {
    const { 'exam-paid': transcript, 'passed-out': migration } = people.certificates
    const facts = await approvalFacts(database.kysely, [transcript, migration], at.clock.nowMs())
    expect([...facts.values()].map(decideApproval)).toEqual([{ is: 'allowed' }, { is: 'allowed' }])
    expect(
      await rows(`select n_certificate_reg_id::integer as id from n_certificate_reg
        where ispaid and docstatus = 'DR' order by 1 limit 2`),
    ).toEqual([{ id: transcript }, { id: migration }])
  })
})
