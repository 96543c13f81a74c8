import type { Insertable } from 'kysely'
import { addDays, type Day } from '#platform/pure/calendar/day.ts'
import { rupees } from '#platform/pure/money/money.ts'
import type { Transaction } from '#platform/server/database/database.ts'
import type { Academics } from '#features/institution/testing/university.factory.ts'
import type { ExamType, Outcome } from '../rules/exam.ts'
import type { ApplicationTable, OpeningTable } from '../server/tables.ts'

export type OpeningRow = Insertable<OpeningTable>
export type OpeningState = 'open' | 'not-open-yet' | 'closing-today' | 'closed'

/** First and last day of an opening, counted from today. */
const windows = {
  open: [-7, 4],
  'not-open-yet': [3, 24],
  'closing-today': [-20, 0],
  closed: [-40, -12],
} as const satisfies Record<OpeningState, readonly [number, number]>

/** An exam session. */
export async function storeExam(
  transaction: Transaction,
  at: { readonly name: string; readonly nameNe?: string; readonly yearId: number | null },
): Promise<number> {
  const { n_exam_master_id } = await transaction
    .insertInto('n_exam_master')
    .values({ name: at.name, name_ne: at.nameNe ?? '', n_aca_year_id: at.yearId })
    .returning('n_exam_master_id')
    .executeTakeFirstOrThrow()
  return n_exam_master_id
}

/** An exam in a state as of `today`: Rs. 2,500 for a regular exam, Rs. 500 for a back exam. */
export function anExamOpening(
  state: OpeningState,
  at: {
    readonly name: string
    readonly today: Day
    readonly academics: Academics
    readonly semesterId: number
    readonly examId: number
    readonly type?: ExamType
  },
): OpeningRow {
  const [from, to] = windows[state]
  const type = at.type ?? 'REG'
  return {
    name: at.name,
    n_exam_master_id: at.examId,
    ...at.academics,
    n_sem_year_id: at.semesterId,
    examtype: type,
    datefrom: addDays(at.today, from),
    dateto: addDays(at.today, to),
    examfee: rupees(type === 'REG' ? 2_500 : 500),
    retotalingfee: rupees(500),
  }
}

export async function storeExamOpening(transaction: Transaction, row: OpeningRow): Promise<number> {
  const { n_exam_open_id } = await transaction
    .insertInto('n_exam_open')
    .values(row)
    .returning('n_exam_open_id')
    .executeTakeFirstOrThrow()
  return n_exam_open_id
}

/** Internal marks and attendance of a registered course, as the department has entered them. */
export async function enterInternalMarks(
  transaction: Transaction,
  at: {
    readonly applicationId: number
    readonly courseId: number
    readonly marks: number | null
    readonly attendance?: number | null
  },
): Promise<void> {
  await transaction
    .updateTable('n_program_cregdetails')
    .set({ internal_om: at.marks, attendance: at.attendance ?? null })
    .where('n_program_creg_id', '=', at.applicationId)
    .where('n_course_id', '=', at.courseId)
    .execute()
}

/** A registration as the apply hook makes it, unpaid, with these courses; outcomes where they are released. */
export async function storeExamApplication(
  transaction: Transaction,
  at: {
    readonly partnerId: number
    readonly openingId: number
    readonly enrollmentId: number
    readonly papers: readonly { readonly courseId: number; readonly outcome?: Outcome }[]
    readonly facts?: Partial<Insertable<ApplicationTable>>
  },
): Promise<number> {
  const opening = await transaction
    .selectFrom('n_exam_open')
    .select(['n_exam_master_id', 'n_aca_year_id', 'n_intake_id', 'n_faculty_id', 'n_level_id'])
    .select(['n_program_id', 'n_subject_id', 'n_sem_year_id', 'examfee', 'examtype'])
    .where('n_exam_open_id', '=', at.openingId)
    .executeTakeFirstOrThrow()
  const { examfee, examtype, ...place } = opening
  const { urollno } = await transaction
    .selectFrom('n_program_enroll')
    .select('urollno')
    .where('n_program_enroll_id', '=', at.enrollmentId)
    .executeTakeFirstOrThrow()
  const { n_exam_reg_id } = await transaction
    .insertInto('n_exam_reg')
    .values({
      ...place,
      c_bpartner_id: at.partnerId,
      n_exam_open_id: at.openingId,
      n_program_enroll_id: at.enrollmentId,
      totalfee: examfee,
      urollno,
      ...at.facts,
    })
    .returning('n_exam_reg_id')
    .executeTakeFirstOrThrow()
  for (const { courseId, outcome } of at.papers) {
    const course = await transaction
      .selectFrom('n_program_cregdetails as d')
      .innerJoin('n_program_creg as a', 'a.n_program_creg_id', 'd.n_program_creg_id')
      .select(['d.credit_hour', 'd.internal_fm', 'd.internal_pm', 'd.internal_om'])
      .where('a.n_program_enroll_id', '=', at.enrollmentId)
      .where('d.n_course_id', '=', courseId)
      .executeTakeFirstOrThrow()
    await transaction
      .insertInto('n_exam_regdetails')
      .values({
        n_exam_reg_id,
        n_course_id: courseId,
        examtype,
        ...course,
        outcome: outcome ?? null,
      })
      .execute()
  }
  return n_exam_reg_id
}
