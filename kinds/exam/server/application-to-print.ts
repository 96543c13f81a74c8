import type { Reader } from '#platform/server/database/database.ts'

/** A registration with the person, the exam and the place, as one row. */
export async function findApplication(reader: Reader, id: number) {
  const row = await reader
    .selectFrom('n_exam_reg as a')
    .innerJoin('n_exam_open as o', 'o.n_exam_open_id', 'a.n_exam_open_id')
    .innerJoin('n_exam_master as m', 'm.n_exam_master_id', 'a.n_exam_master_id')
    .innerJoin('c_bpartner as p', 'p.c_bpartner_id', 'a.c_bpartner_id')
    .leftJoin('n_program as g', 'g.n_program_id', 'a.n_program_id')
    .leftJoin('n_sem_year as s', 's.n_sem_year_id', 'a.n_sem_year_id')
    .selectAll('a')
    .select(['o.name as opening', 'm.name as exam', 'g.name as program', 's.name as semester'])
    .select(['p.name', 'p.name_nepali', 'p.dob_ad', 'p.father_name'])
    .select(['p.phone', 'p.regrollno', 'p.logo_id', 'p.signature_id'])
    .where('a.n_exam_reg_id', '=', id)
    .executeTakeFirst()
  return row ?? null
}

export type ApplicationToPrint = NonNullable<Awaited<ReturnType<typeof findApplication>>>
