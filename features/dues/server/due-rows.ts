import type { Reader } from '#platform/server/database/database.ts'

/** True if a student has a due of the name. */
export async function hasDue(reader: Reader, partnerId: number, name: string): Promise<boolean> {
  const row = await reader
    .selectFrom('n_due')
    .select('n_due_id')
    .where('c_bpartner_id', '=', partnerId)
    .where('name', '=', name)
    .where('docstatus', '=', 'CO')
    .executeTakeFirst()
  return row !== undefined
}

/** Programme of a student's latest enrollment; null without one. */
export async function latestProgram(reader: Reader, partnerId: number): Promise<number | null> {
  const row = await reader
    .selectFrom('n_program_enroll')
    .select('n_program_id')
    .where('c_bpartner_id', '=', partnerId)
    .orderBy('created', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.n_program_id ?? null
}
