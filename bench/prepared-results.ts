import { sql } from 'kysely'
import type { TestServer } from '#testing/test-server.ts'
import { settings } from '#features/settings/rules/settings.ts'
import { enrollPartner } from '#testing/kinds/course-registration-in-tests.ts'

const grading = JSON.stringify(settings.grading.initial.grades)

type Prepared = {
  /** An approved registration with exam papers; all others are copies of it. */
  readonly like: number
  readonly count: number
  /** When they become visible. */
  readonly releaseTime: Date
}

/** Results of people without accounts, each with its registration, exam papers and lines. */
export async function prepareResults(
  { database }: TestServer,
  { like, count, releaseTime }: Prepared,
): Promise<void> {
  await database.transaction(async (transaction) => {
    await sql`set local statement_timeout = 0`.execute(transaction)
    await sql`with people as (
        insert into c_bpartner (name, email) select 'Reader', 'reader' || n || '@example.com'
        from generate_series(1, ${count}::int) n returning c_bpartner_id),
      registered as (
        insert into n_exam_reg (c_bpartner_id, n_exam_open_id, n_exam_master_id, n_program_enroll_id, n_sem_year_id,
          totalfee, docstatus)
        select p.c_bpartner_id, a.n_exam_open_id, a.n_exam_master_id, a.n_program_enroll_id, a.n_sem_year_id, 0, 'AP'
        from people p, n_exam_reg a where a.n_exam_reg_id = ${like}
        returning n_exam_reg_id, c_bpartner_id),
      sat as (
        insert into n_exam_regdetails (n_exam_reg_id, n_course_id, examtype, internal_om, credit_hour)
        select r.n_exam_reg_id, d.n_course_id, d.examtype, d.internal_om, d.credit_hour
        from registered r, n_exam_regdetails d where d.n_exam_reg_id = ${like})
      insert into n_exam_result (n_exam_reg_id, c_bpartner_id, prepared_for, visible_from, outcome, promotion, sgpa, cgpa,
        credits, credits_earned, semesters, grading, digest)
      select n_exam_reg_id, c_bpartner_id, ${releaseTime}, ${releaseTime}, 'PASS', 'passed', 3.5, 3.5, 17, 17, '[]', ${grading}, ''
      from registered`.execute(transaction)
    await sql`insert into n_exam_resultdetails (n_exam_result_id, n_exam_regdetails_id, n_course_id, credit_hour, total_om,
        total_fm, grade, grade_point, outcome)
      select r.n_exam_result_id, d.n_exam_regdetails_id, d.n_course_id, 4, 70, 100, 'B+', 3.3, 'PASS'
      from n_exam_result r join n_exam_regdetails d using (n_exam_reg_id)`.execute(transaction)
  })
  await sql`vacuum analyze`.execute(database.kysely)
}

export type Reader = {
  readonly email: string
  readonly userId: number
  readonly partnerId: number
  readonly registrationId: number
}

/** Accounts for the first of them, enrolled as the gate asks. */
export async function accountsFor(at: TestServer, count: number): Promise<readonly Reader[]> {
  const { kysely } = at.database
  const found = await kysely
    .selectFrom('n_exam_result')
    .select(['c_bpartner_id', 'n_exam_reg_id'])
    .orderBy('n_exam_result_id')
    .limit(count)
    .execute()
  const readers: Reader[] = []
  for (const { c_bpartner_id: partnerId, n_exam_reg_id: registrationId } of found) {
    const { email, userId } = await at.student()
    await kysely
      .updateTable('ad_user')
      .set({ c_bpartner_id: partnerId })
      .where('ad_user_id', '=', userId)
      .execute()
    await enrollPartner(at, { partnerId })
    readers.push({ email, userId, partnerId, registrationId })
  }
  return readers
}
