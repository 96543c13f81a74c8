import type { Reader } from '#platform/server/database/database.ts'
import { isRefusal, type Refusal, refusal } from '#platform/server/model-engine/refusal.ts'
import type { ProcessContext } from '#platform/server/processes/process.ts'
import { importMessages as text } from '../../rules/messages.ts'
import { makePlan } from '../plan/make-plan.ts'
import { countAllRows } from '../plan/stored-import.ts'
import { lockOpenImport } from '../show-import.ts'
import type { Targets } from '../targets/targets.ts'
import { beatPlanning, completePlanning, endPlanning, findPlanning } from './planning-state.ts'
import { inTurn } from './turns.ts'

/** Ends the transaction of a plan whose check was cancelled. */
class PlanCancelled extends Error {}

/** Makes the plan of an import whose check has begun. Cancelled or failed, it leaves the plan as it was before. */
export async function planImport(
  id: number,
  targets: Targets,
  { database, session, nowMs }: ProcessContext,
): Promise<Refusal | null> {
  const make = () =>
    database.transaction(async (transaction) => {
      const found = await lockOpenImport(transaction, targets, { id, session })
      if (isRefusal(found)) return found
      const rows = await countAllRows(transaction, id)
      const onCompared = async (compared: number) => {
        if (await beatPlanning(database.kysely, id, { rows, compared })) throw new PlanCancelled()
      }
      await onCompared(0)
      await makePlan(found.of, found.target, { transaction, session, nowMs, onCompared })
      return null
    })
  try {
    const done = await inTurn(make)
    await completePlanning(database.kysely, id)
    return done
  } catch (error) {
    const isCancelled = error instanceof PlanCancelled
    await endPlan(database.kysely, id, isCancelled ? 'cancelled' : 'interrupted')
    if (!isCancelled) throw error
    return refusal('rule/import-plan-cancelled', text['plan-cancelled'], { status: 409 })
  }
}

/** Stores why a check ended before its plan was complete. With the database away it counts as interrupted once it is silent. */
export async function endPlan(
  reader: Reader,
  id: number,
  ended: Parameters<typeof endPlanning>[2],
): Promise<void> {
  await endPlanning(reader, id, ended).catch(() => undefined)
}

/** Refuses to change or store an import while its rows are being compared. */
export async function refuseWhilePlanning(reader: Reader, id: number): Promise<Refusal | null> {
  const planning = await findPlanning(reader, id)
  return planning?.state === 'running' ? beingPlanned() : null
}

export function beingPlanned(): Refusal {
  return refusal('rule/import-being-planned', text['being-planned'], { status: 409 })
}
