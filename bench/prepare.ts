import { monitorEventLoopDelay } from 'node:perf_hooks'
import { sql } from 'kysely'
import { aMarking, confirm, isoText } from '#testing/kinds/results-in-tests.ts'
import { ownUniversity } from './load/own-university.ts'
import { row } from './load/plain-page.ts'

/**
 * A whole opening's results through the office's own processes: prepared, proposed and confirmed, at one size and at ten
 * times that. Ratios: time a sheet at ten times the size (1 is linear), and how long others waited for the process.
 * `npm run bench -- prepare 10000` measures another size.
 */
const most = Number(process.argv[2] ?? 5_000)
const papers = ['CSC151', 'MTH151', 'CSC152', 'ECE151', 'STA151'] as const

const at = await ownUniversity()
const { kysely } = at.database

const small = await measure(most / 10)
const large = await measure(most)
const perSheet = (one: Measured) => one.seconds / one.sheets
console.log(
  [
    row(`${small.sheets} sheets of ${papers.length} papers`, `${small.seconds.toFixed(1)} s`, ''),
    row(`${large.sheets} sheets`, `${large.seconds.toFixed(1)} s`, ''),
    row('sheets a second', (1 / perSheet(large)).toFixed(0), ''),
    row(
      'time a sheet at ten times the size',
      `${(perSheet(large) / perSheet(small)).toFixed(2)}×`,
      '',
    ),
    row('others waited at most', `${large.longestMs.toFixed(0)} ms`, ''),
    row('resident memory more by', `${large.megabytes.toFixed(0)} MB`, ''),
  ].join('\n'),
)
await at.end()

type Measured = {
  readonly sheets: number
  readonly seconds: number
  readonly longestMs: number
  readonly megabytes: number
}

async function measure(sheets: number): Promise<Measured> {
  const exam = await aMarking(at)
  const sita = await exam.candidate('Sita Rai', ...papers)
  for (const code of papers) await exam.enterTwice(sita, code, 44)
  await multiply(sita.registrationId, sheets - 1)
  await sql`vacuum analyze`.execute(kysely)
  const which = { n_exam_open_ID: exam.openingId }
  const at5 = isoText(Math.ceil(at.clock.nowMs() / 60_000) * 60_000 + 600_000)
  const before = process.memoryUsage().rss
  const delay = monitorEventLoopDelay({ resolution: 5 })
  delay.enable()
  const started = performance.now()
  const prepared = await exam.mina.post('/api/v1/processes/result_prepare', { ...which, at: at5 })
  const proposed = await exam.mina.post('/api/v1/processes/result_release', which)
  const confirmed = await confirm(exam.sarita, proposed)
  const seconds = (performance.now() - started) / 1_000
  delay.disable()
  for (const { text, body } of [prepared, proposed, confirmed])
    if (body['isError'] !== false) throw new Error(text.slice(0, 500))
  const { n } = await kysely
    .selectFrom('n_exam_result as r')
    .innerJoin('n_exam_reg as a', 'a.n_exam_reg_id', 'r.n_exam_reg_id')
    .select((of) => of.fn.countAll<number>().as('n'))
    .where('a.n_exam_open_id', '=', exam.openingId)
    .where('r.visible_from', 'is not', null)
    .executeTakeFirstOrThrow()
  if (Number(n) !== sheets) throw new Error(`${n} of ${sheets} are scheduled`)
  const megabytes = (process.memoryUsage().rss - before) / 1024 / 1024
  return { sheets, seconds, longestMs: delay.max / 1e6, megabytes }
}

/** Adds `count` people with the same enrollment, registration, exam papers and marks. */
async function multiply(registrationId: number, count: number): Promise<void> {
  await at.database.transaction(async (transaction) => {
    await sql`set local statement_timeout = 0`.execute(transaction)
    await sql`create temporary table copies on commit drop as
      with people as (
        insert into c_bpartner (name, email)
        select 'Candidate ' || n, 'candidate' || n || '-' || ${registrationId}::text || '@example.com'
        from generate_series(1, ${count}::int) n returning c_bpartner_id),
      enrolled as (
        insert into n_program_enroll (c_bpartner_id, n_aca_year_id, n_intake_id, n_faculty_id, n_level_id, n_program_id,
          n_subject_id, n_sem_year_id, urollstatus)
        select p.c_bpartner_id, e.n_aca_year_id, e.n_intake_id, e.n_faculty_id, e.n_level_id, e.n_program_id,
          e.n_subject_id, e.n_sem_year_id, true
        from people p, n_exam_reg a join n_program_enroll e using (n_program_enroll_id)
        where a.n_exam_reg_id = ${registrationId}
        returning n_program_enroll_id, c_bpartner_id),
      registered as (
        insert into n_exam_reg (c_bpartner_id, n_exam_open_id, n_exam_master_id, n_program_enroll_id, n_program_id,
          n_sem_year_id, totalfee, docstatus, erollno)
        select e.c_bpartner_id, a.n_exam_open_id, a.n_exam_master_id, e.n_program_enroll_id, a.n_program_id,
          a.n_sem_year_id, 0, 'AP', 'X' || e.c_bpartner_id
        from enrolled e, n_exam_reg a where a.n_exam_reg_id = ${registrationId}
        returning n_exam_reg_id, n_program_enroll_id, c_bpartner_id)
      select * from registered`.execute(transaction)
    await sql`with attended as (
        insert into n_program_creg (c_bpartner_id, n_program_cregopen_id, n_program_enroll_id, n_program_id, n_sem_year_id,
          admissionfee, semyearfee, libraryfee, practicalfee, totalfee, docstatus)
        select c.c_bpartner_id, r.n_program_cregopen_id, c.n_program_enroll_id, r.n_program_id, r.n_sem_year_id,
          0, 0, 0, 0, 0, 'CO'
        from copies c, n_exam_reg a join n_program_creg r using (n_program_enroll_id)
        where a.n_exam_reg_id = ${registrationId}
        returning n_program_creg_id)
      insert into n_program_cregdetails (n_program_creg_id, n_course_id, course_type, credit_hour, internal_fm,
        internal_pm, internal_om)
      select t.n_program_creg_id, l.n_course_id, l.course_type, l.credit_hour, l.internal_fm, l.internal_pm, l.internal_om
      from attended t, n_exam_reg a join n_program_creg r using (n_program_enroll_id)
        join n_program_cregdetails l using (n_program_creg_id)
      where a.n_exam_reg_id = ${registrationId}`.execute(transaction)
    await sql`with sat as (
        insert into n_exam_regdetails (n_exam_reg_id, n_course_id, examtype, internal_om, credit_hour)
        select c.n_exam_reg_id, d.n_course_id, d.examtype, d.internal_om, d.credit_hour
        from copies c, n_exam_regdetails d where d.n_exam_reg_id = ${registrationId}
        returning n_exam_regdetails_id)
      insert into n_mark (n_exam_regdetails_id, attendance, external)
      select n_exam_regdetails_id, 'present', 44 from sat`.execute(transaction)
  })
}
