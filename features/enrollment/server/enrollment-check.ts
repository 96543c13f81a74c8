import { sql } from 'kysely'
import { type Message, sayInBoth } from '#platform/pure/message.ts'
import type { Database } from '#platform/server/database/database.ts'
import { agreesIf } from '#features/desk/server/check-rows.ts'
import type { CheckRow } from '#features/desk/wire/evidence.ts'
import { isActive } from '../rules/enrollment.ts'
import { enrollmentCheckMessages as text } from '../rules/check-messages.ts'

/** For each of these enrollments, by id: whether it is active, with its programme and roll number. */
export async function enrollmentChecks(
  { kysely }: Database,
  ids: readonly number[],
): Promise<ReadonlyMap<number, CheckRow>> {
  const rows = await kysely
    .selectFrom('n_program_enroll as e')
    .leftJoin('n_program as p', 'p.n_program_id', 'e.n_program_id')
    .select(['e.n_program_enroll_id', 'e.urollstatus', 'e.urollno', 'e.ispassedout', 'e.isdropout'])
    .select(['p.name', 'p.name_ne'])
    .where('e.n_program_enroll_id', '=', sql<number>`any(${ids})`)
    .execute()
  return new Map(
    rows.map((row) => {
      const state = {
        confirmed: row.urollstatus,
        passedOut: row.ispassedout,
        droppedOut: row.isdropout,
      }
      const program = { en: row.name ?? '-', ne: row.name_ne ?? row.name ?? '-' }
      return [
        row.n_program_enroll_id,
        agreesIf(isActive(state), {
          fact: text.enrollment,
          found: sayInBoth(wordsOf(state, row.urollno), { program, number: row.urollno ?? '' }),
          needed: text['active-needed'],
        }),
      ]
    }),
  )
}

function wordsOf(state: Parameters<typeof isActive>[0], number: string | null): Message {
  if (isActive(state)) return number === null ? text.enrolled : text['enrolled-number']
  return state.confirmed ? text.ended : text['not-confirmed']
}
