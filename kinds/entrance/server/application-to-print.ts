import type { Reader } from '#platform/server/database/database.ts'

/** An application with the person and the opening it joins, as one row. */
export async function findApplication(reader: Reader, id: number) {
  const row = await reader
    .selectFrom('n_entrance_reg as a')
    .innerJoin('n_entrance_open as o', 'o.n_entrance_open_id', 'a.n_entrance_open_id')
    .innerJoin('c_bpartner as p', 'p.c_bpartner_id', 'a.c_bpartner_id')
    .leftJoin('n_program as g', 'g.n_program_id', 'a.n_program_id')
    .select([
      'a.n_entrance_reg_id',
      'a.c_bpartner_id',
      'a.docstatus',
      'a.erollno',
      'a.exam_centre',
      'a.selectedquota',
      'a.feepaid',
    ])
    .select([
      'o.name as entrance',
      'o.exam_date',
      'o.exam_time',
      'o.exam_minutes',
      'o.gate_time',
      'o.reporting_time',
      'o.exam_address',
      'o.exam_address_ne',
    ])
    .select([
      'p.name',
      'p.name_nepali',
      'p.dob_ad',
      'p.father_name',
      'p.citizen_no',
      'p.logo_id',
      'p.signature_id',
    ])
    .select('g.name as programme')
    .where('a.n_entrance_reg_id', '=', id)
    .executeTakeFirst()
  return row ?? null
}

export type ApplicationToPrint = NonNullable<Awaited<ReturnType<typeof findApplication>>>
