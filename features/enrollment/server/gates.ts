import type { Database } from '#platform/server/database/database.ts'
import { type Refusal, refusal } from '#platform/server/model-engine/refusal.ts'
import type { Session } from '#platform/server/model-engine/session.ts'
import { enrollmentMessages } from '../rules/messages.ts'

const allowed = { is: 'allowed' } as const

/** The one function that opens gated models; a gate it does not know stays shut (SECURITY T38). */
export function gates(database: Database) {
  return async (gate: string, session: Session): Promise<Refusal | typeof allowed> =>
    gate === 'active-enrollment'
      ? ((await refusalWithoutEnrollment(database, session)) ?? allowed)
      : shut()
}

/** Null for whoever has an active enrollment. */
export async function refusalWithoutEnrollment(
  database: Database,
  { partnerId }: Session,
): Promise<Refusal | null> {
  return (await hasActiveEnrollment(database, partnerId)) ? null : shut()
}

function shut(): Refusal {
  return refusal('rule/enrollment-required', enrollmentMessages['active-required'], { status: 403 })
}

/** One that is confirmed, not passed out and not dropped out (SPEC §4). */
async function hasActiveEnrollment(database: Database, partnerId: number): Promise<boolean> {
  const row = await database.kysely
    .selectFrom('n_program_enroll')
    .select('n_program_enroll_id')
    .where('c_bpartner_id', '=', partnerId)
    .where('urollstatus', '=', true)
    .where('ispassedout', '=', false)
    .where('isdropout', '=', false)
    .where('isactive', '=', true)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}
