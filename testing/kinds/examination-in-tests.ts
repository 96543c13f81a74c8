import { sql } from 'kysely'
import { storeExamApplication } from '#kinds/exam/testing/exam.factory.ts'
import type { TestServer } from '../test-server.ts'
import { openExam, registerForExam } from './exam-in-tests.ts'
import type { Answer, Person } from '../person.ts'

/** An exam as the exam office sees it. */
export type Examination = {
  readonly openingId: number
  readonly examId: number
  /** Runs a process as a member of the exam office. */
  readonly run: (slug: string, body: object) => Promise<Answer>
  /** A student with an approved registration for these courses, all without routine and seat so far. */
  readonly candidate: (name: string, ...codes: string[]) => Promise<Candidate>
  readonly setRoutine: (code: string, slot: Slot) => Promise<Answer>
  readonly routineId: (code: string) => Promise<number>
}

export type Candidate = {
  readonly registrationId: number
  readonly partnerId: number
  readonly email: string
  readonly person: () => Promise<Person>
}

type Slot = readonly [day: string, from: string, to: string]

/** An open exam of semester II, nothing laid out yet. */
export async function anExamination(at: TestServer): Promise<Examination> {
  const openingId = await openExam(at)
  const { n_exam_master_id: examId } = await at.database.kysely
    .selectFrom('n_exam_open')
    .select('n_exam_master_id')
    .where('n_exam_open_id', '=', openingId)
    .executeTakeFirstOrThrow()
  const run = async (slug: string, body: object) =>
    (await at.staff('exam-office')).post(`/api/v1/processes/${slug}`, body)
  const courseId = async (code: string) =>
    (
      await at.database.kysely
        .selectFrom('n_course')
        .select('n_course_id')
        .where('value', '=', code)
        .executeTakeFirstOrThrow()
    ).n_course_id
  return {
    openingId,
    examId,
    run,
    candidate: (name, ...codes) => candidate(at, { openingId, name, codes }),
    async setRoutine(code, [exam_day, time_from, time_to]) {
      const n_course_ID = await courseId(code)
      const slot = { exam_day, time_from, time_to }
      return run('exam_routine_set', { n_exam_master_ID: examId, n_course_ID, ...slot })
    },
    async routineId(code) {
      const { n_exam_routine_id } = await at.database.kysely
        .selectFrom('n_exam_routine')
        .select('n_exam_routine_id')
        .where('n_exam_master_id', '=', examId)
        .where('n_course_id', '=', await courseId(code))
        .executeTakeFirstOrThrow()
      return n_exam_routine_id
    },
  }
}

async function candidate(
  at: TestServer,
  {
    openingId,
    name,
    codes,
  }: { readonly openingId: number; readonly name: string; readonly codes: readonly string[] },
): Promise<Candidate> {
  const { partnerId, email } = await at.student({ name })
  const { enrollmentId, courseIds } = await registerForExam(at, { partnerId })
  const registrationId = await at.database.transaction((transaction) =>
    storeExamApplication(transaction, {
      partnerId,
      openingId,
      enrollmentId,
      papers: codes.map((code) => ({ courseId: courseIds.get(code) ?? 0 })),
      facts: { docstatus: 'AP' },
    }),
  )
  let person: Promise<Person> | null = null
  return { registrationId, partnerId, email, person: () => (person ??= at.signIn(email)) }
}

/** A centre with rooms of these sizes, by name; its id and theirs. */
export async function aCentre(
  { run }: Pick<Examination, 'run'>,
  name: string,
  rooms: Readonly<Record<string, number>>,
) {
  const facts = { Name: name, address: `${name}, Rasuwa`, address_ne: 'धुन्चे, रसुवा' }
  const centreId = savedId(await run('exam_centre_save', facts), 'n_exam_centre_ID')
  const roomIds = new Map<string, number>()
  for (const [room, seats] of Object.entries(rooms)) {
    const body = { n_exam_centre_ID: centreId, Name: room, seats }
    roomIds.set(room, savedId(await run('exam_room_save', body), 'n_exam_room_ID'))
  }
  return { centreId, room: (of: string) => roomIds.get(of) ?? 0 }
}

function savedId({ body, text }: Answer, key: string): number {
  const data = body['data']
  if (typeof data !== 'object' || data === null || !(key in data)) throw new Error(text)
  return Number(Reflect.get(data, key))
}

/** Approved registrations of the same person for further openings of the same exam; their ids. */
export async function moreRegistrations(
  at: TestServer,
  { like, count }: { readonly like: number; readonly count: number },
): Promise<readonly number[]> {
  const { rows } = await sql<{ readonly id: number }>`
    with openings as (
      insert into n_exam_open (name, n_exam_master_id, n_sem_year_id, examtype)
      select 'Opening', n_exam_master_id, n_sem_year_id, 'REG'
      from n_exam_reg cross join generate_series(1, ${count}::integer)
      where n_exam_reg_id = ${like} returning n_exam_open_id)
    insert into n_exam_reg (c_bpartner_id, n_exam_open_id, n_exam_master_id, n_program_enroll_id,
      n_program_id, n_sem_year_id, totalfee, docstatus)
    select r.c_bpartner_id, o.n_exam_open_id, r.n_exam_master_id, r.n_program_enroll_id,
      r.n_program_id, r.n_sem_year_id, 0, 'AP'
    from openings o, n_exam_reg r where r.n_exam_reg_id = ${like}
    returning n_exam_reg_id as id`.execute(at.database.kysely)
  return rows.map(({ id }) => id)
}

/** Adds `count` people with an approved registration like another one's, and its exam papers. */
export async function moreCandidates(
  at: TestServer,
  of: {
    readonly examId: number
    readonly openingId: number
    readonly like: number
    readonly count: number
  },
): Promise<void> {
  await sql`
    with people as (
      insert into c_bpartner (name, email)
      select 'Candidate ' || n, 'candidate-' || n || '@student.example' from generate_series(1, ${of.count}::integer) n
      returning c_bpartner_id),
    enrolled as (
      insert into n_program_enroll (c_bpartner_id, n_program_id, n_sem_year_id)
      select p.c_bpartner_id, e.n_program_id, e.n_sem_year_id
      from people p, n_exam_reg r join n_program_enroll e using (n_program_enroll_id)
      where r.n_exam_reg_id = ${of.like} returning n_program_enroll_id, c_bpartner_id),
    courses as (
      insert into n_program_creg (c_bpartner_id, n_program_cregopen_id, n_program_enroll_id, n_program_id,
        n_sem_year_id, admissionfee, semyearfee, libraryfee, practicalfee, totalfee, docstatus)
      select e.c_bpartner_id, c.n_program_cregopen_id, e.n_program_enroll_id, c.n_program_id,
        c.n_sem_year_id, 0, 0, 0, 0, 0, 'AP'
      from enrolled e, n_exam_reg r join n_program_creg c using (n_program_enroll_id)
      where r.n_exam_reg_id = ${of.like} returning n_program_creg_id, n_program_cregopen_id),
    lines as (
      insert into n_program_cregdetails (n_program_creg_id, n_course_id, course_type, credit_hour)
      select c.n_program_creg_id, b.n_course_id, b.course_type, b.credit_hour
      from courses c join n_batch_course b using (n_program_cregopen_id)),
    registered as (
      insert into n_exam_reg (c_bpartner_id, n_exam_open_id, n_exam_master_id, n_program_enroll_id,
        n_program_id, n_sem_year_id, totalfee, docstatus)
      select e.c_bpartner_id, ${of.openingId}, ${of.examId}, e.n_program_enroll_id,
        r.n_program_id, r.n_sem_year_id, 0, 'AP'
      from enrolled e, n_exam_reg r where r.n_exam_reg_id = ${of.like} returning n_exam_reg_id)
    insert into n_exam_regdetails (n_exam_reg_id, n_course_id, examtype, credit_hour)
    select r.n_exam_reg_id, d.n_course_id, d.examtype, d.credit_hour
    from registered r, n_exam_regdetails d where d.n_exam_reg_id = ${of.like}`.execute(
    at.database.kysely,
  )
}
