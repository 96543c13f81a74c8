import type { Selectable } from 'kysely'
import type { Applications } from '#features/applying/server/applications.ts'
import type { ApplicationTable } from './tables.ts'

/** A registration with the terms of its exam and the status of its enrollment. */
export type ExamRow = Selectable<ApplicationTable> & {
  readonly name: string
  readonly name_ne: string
  readonly dateto: string | null
  readonly examfee: number
  readonly fee_steps: string
  readonly opening_is_active: boolean
  readonly enrollment_is_active: boolean
}

export const examApplications: Applications<ExamRow> = {
  table: 'n_exam_reg',
  key: 'n_exam_reg_id',
  query: (reader, ids) =>
    reader
      .selectFrom('n_exam_reg as a')
      .innerJoin('n_exam_open as o', 'o.n_exam_open_id', 'a.n_exam_open_id')
      .innerJoin('n_program_enroll as e', 'e.n_program_enroll_id', 'a.n_program_enroll_id')
      .selectAll('a')
      .select(['o.name', 'o.name_ne', 'o.dateto', 'o.examfee', 'o.fee_steps'])
      .select('o.isactive as opening_is_active')
      .select(({ and, eb }) =>
        and([
          eb('e.urollstatus', '=', true),
          eb('e.ispassedout', '=', false),
          eb('e.isdropout', '=', false),
          eb('e.isactive', '=', true),
        ])
          .$castTo<boolean>()
          .as('enrollment_is_active'),
      )
      .where('a.n_exam_reg_id', 'in', ids),
}
