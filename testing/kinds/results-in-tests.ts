import { dayInNepal, timeInNepal } from '#platform/pure/calendar/day.ts'
import type { TestServer } from '../test-server.ts'
import { anExamination, type Candidate, type Examination } from './examination-in-tests.ts'
import type { Answer, Person } from '../person.ts'

/** Result of a course: a mark of the final examination, or absence. */
export type Given = number | 'absent'

type Sat = Pick<Candidate, 'registrationId'>

/** An exam whose exam papers are marked, each final examination alike, and three people of the office. */
export type Marking = Examination & {
  readonly mina: Person
  readonly om: Person
  readonly sarita: Person
  /** The registration's symbol number. */
  readonly number: (of: Sat) => Promise<string>
  readonly courseId: (code: string) => Promise<number>
  /** A process on the sheet of a course, as this person. */
  readonly onSheet: (
    by: Person,
    slug: string,
    on: { readonly code: string } & Readonly<Record<string, unknown>>,
  ) => Promise<Answer>
  /** The same mark of one candidate by both. */
  readonly enterTwice: (of: Sat, code: string, given: Given) => Promise<void>
}

/** `2026-12-10 17:00` of Nepal. */
export function isoText(ms: number): string {
  return `${dayInNepal(ms)} ${timeInNepal(ms)}`
}

/** Results as one person prepares and proposes them and another confirms; the last answer. */
export async function release(
  { mina, sarita }: Pick<Marking, 'mina' | 'sarita'>,
  which: { readonly n_exam_open_ID: number } | { readonly n_exam_reg_ID: number },
  atMs: number,
): Promise<Answer> {
  const prepared = await mina.post('/api/v1/processes/result_prepare', {
    ...which,
    at: isoText(atMs),
  })
  if (prepared.body['isError'] !== false) return prepared
  const proposed = await mina.post('/api/v1/processes/result_release', which)
  if (proposed.body['isError'] !== false) return proposed
  return confirm(sarita, proposed)
}

/** The second person's confirmation of what a process has proposed. */
export async function confirm(by: Person, { body }: Answer): Promise<Answer> {
  const data = body['data']
  const id = typeof data === 'object' && data !== null && Reflect.get(data, 'n_proposal_ID')
  const code = await by.code()
  return by.post('/api/v1/processes/proposal_confirm', { n_proposal_ID: id, code })
}

/** The offered course by which the first exam paper of a registration is marked. */
export async function offeredTo(at: TestServer, registrationId: number): Promise<number> {
  const { n_batch_course_id } = await at.database.kysely
    .selectFrom('n_exam_reg as a')
    .innerJoin('n_exam_regdetails as d', 'd.n_exam_reg_id', 'a.n_exam_reg_id')
    .innerJoin('n_program_creg as r', 'r.n_program_enroll_id', 'a.n_program_enroll_id')
    .innerJoin('n_batch_course as b', (join) =>
      join
        .onRef('b.n_program_cregopen_id', '=', 'r.n_program_cregopen_id')
        .onRef('b.n_course_id', '=', 'd.n_course_id'),
    )
    .select('b.n_batch_course_id')
    .where('a.n_exam_reg_id', '=', registrationId)
    .orderBy('d.n_exam_regdetails_id')
    .executeTakeFirstOrThrow()
  return n_batch_course_id
}

export async function aMarking(
  at: TestServer,
  final: { readonly full: number; readonly pass: number } = { full: 60, pass: 30 },
): Promise<Marking> {
  const exam = await anExamination(at)
  const people = {
    mina: await at.staff('exam-office'),
    om: await at.staff('exam-office'),
    sarita: await at.staff('registrar'),
  }
  const courseId = async (code: string) =>
    (
      await at.database.kysely
        .selectFrom('n_course')
        .select('n_course_id')
        .where('value', '=', code)
        .executeTakeFirstOrThrow()
    ).n_course_id
  const onSheet: Marking['onSheet'] = async (by, slug, { code, ...body }) =>
    by.post(`/api/v1/processes/${slug}`, {
      n_exam_master_ID: exam.examId,
      n_course_ID: await courseId(code),
      ...body,
    })
  const number = async ({ registrationId }: Sat) => {
    await at.database.kysely
      .updateTable('n_batch_course')
      .set({ external_fm: final.full, external_pm: final.pass })
      .execute()
    await exam.run('exam_symbol_numbers', { n_exam_master_ID: exam.examId })
    const { erollno } = await at.database.kysely
      .selectFrom('n_exam_reg')
      .select('erollno')
      .where('n_exam_reg_id', '=', registrationId)
      .executeTakeFirstOrThrow()
    return erollno ?? ''
  }
  return {
    ...exam,
    ...people,
    courseId,
    onSheet,
    number,
    async enterTwice(of, code, given) {
      const marks = given === 'absent' ? { attendance: 'absent' } : { external: String(given) }
      const body = { erollno: await number(of), ...marks }
      for (const by of [people.mina, people.om]) {
        const { text, body: answer } = await onSheet(by, 'marks_enter', { code, ...body })
        if (answer['isError'] !== false) throw new Error(`Entering failed: ${text}`)
      }
    },
  }
}
