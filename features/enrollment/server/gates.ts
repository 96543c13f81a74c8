import { boundedCache } from '#platform/server/bounded-cache.ts'
import type { Database } from '#platform/server/database/database.ts'
import { type Refusal, refusal } from '#platform/server/model-engine/refusal.ts'
import type { MayPass } from '#platform/server/model-engine/read/run-read.ts'
import type { Session } from '#platform/server/model-engine/session.ts'
import { enrollmentMessages } from '../rules/messages.ts'

/** The gate of what only students with an active enrollment may see. */
export const activeEnrollment = 'active-enrollment'

const allowed = { is: 'allowed' } as const
const channel = 'enrollment'
const maxCached = 20_000

/**
 * The one function that opens gated models; an unknown gate stays shut (SECURITY T38). A person with an active
 * enrollment is cached until the database reports a change of it (migration 0230), so most answers need no statement
 * for the gate. A person without one is looked up each time.
 */
export async function gates(database: Database): Promise<MayPass> {
  const enrolled = boundedCache<true>(maxCached)
  let changes = 0
  await database.listen(channel, (partnerId) => {
    changes += 1
    if (partnerId === '*') enrolled.deleteWhere(() => true)
    else enrolled.delete(partnerId)
  })

  async function isEnrolled(partnerId: number): Promise<boolean> {
    const key = String(partnerId)
    if (enrolled.get(key)) return true
    const changesBefore = changes
    const found = await hasActiveEnrollment(database, partnerId)
    if (found && changes === changesBefore) enrolled.set(key, true)
    return found
  }

  return async (gate, { partnerId }) =>
    gate === activeEnrollment && (await isEnrolled(partnerId)) ? allowed : shut()
}

/** Null if the person has an active enrollment. */
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
