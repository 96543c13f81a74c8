import type { Reader } from '#platform/server/database/database.ts'

/** An application with the person, the opening and the place it joins, as one row. */
export async function findApplication(reader: Reader, id: number) {
  const row = await reader
    .selectFrom('n_program_creg as a')
    .innerJoin('n_program_cregopen as o', 'o.n_program_cregopen_id', 'a.n_program_cregopen_id')
    .innerJoin('n_program_enroll as e', 'e.n_program_enroll_id', 'a.n_program_enroll_id')
    .innerJoin('c_bpartner as p', 'p.c_bpartner_id', 'a.c_bpartner_id')
    .leftJoin('n_program as g', 'g.n_program_id', 'a.n_program_id')
    .leftJoin('n_sem_year as s', 's.n_sem_year_id', 'a.n_sem_year_id')
    .selectAll('a')
    .select(['o.name as opening', 'e.urollno', 'g.name as program'])
    .select(['s.name as semester', 'p.name', 'p.name_nepali', 'p.dob_ad', 'p.father_name'])
    .select(['p.phone', 'p.regrollno', 'p.logo_id', 'p.signature_id'])
    .where('a.n_program_creg_id', '=', id)
    .executeTakeFirst()
  return row ?? null
}

export type ApplicationToPrint = NonNullable<Awaited<ReturnType<typeof findApplication>>>
