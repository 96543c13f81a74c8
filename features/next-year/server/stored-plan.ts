import { sql } from 'kysely'
import type { Transaction } from '#platform/server/database/database.ts'
import { isRefusal, type Refusal, refusal } from '#platform/server/model-engine/refusal.ts'
import { nextYearText as text } from '../rules/messages.ts'

/** A row of a table of plans. Each has the columns `openings`, JSON of what is planned, and `executed`. */
export type StoredPlan = { readonly table: 'year_plan' | 'exam_session_plan'; readonly id: number }

/** Changes the openings of a plan, unless it was executed. */
export async function changePlanned<Opening>(
  transaction: Transaction,
  plan: StoredPlan,
  change: (openings: readonly Opening[]) => readonly Opening[],
): Promise<Refusal | null> {
  const stored = await lockPlan<{ openings: string }>(transaction, plan)
  if (stored === null) return noPlan()
  const openings = change(JSON.parse(stored.openings) as readonly Opening[])
  await sql`update ${sql.table(plan.table)} set openings = ${JSON.stringify(openings)}
    where ${keyOf(plan)} = ${plan.id} and executed is null`.execute(transaction)
  return null
}

type Executing<Columns> = {
  readonly nowMs: number
  /** Creates the drafts of the locked row; their number. */
  readonly create: (stored: Columns & { readonly openings: string }) => Promise<Refusal | number>
}

/** Executes a plan once; a refusal leaves it as it is. */
export async function executeOnce<Columns>(
  transaction: Transaction,
  plan: StoredPlan,
  { nowMs, create }: Executing<Columns>,
): Promise<Refusal | number> {
  type Stored = Columns & { readonly openings: string; readonly executed: Date | null }
  const stored = await lockPlan<Stored>(transaction, plan)
  if (stored === null) return noPlan()
  if (stored.executed !== null)
    return refusal('rule/plan-is-done', text['is-done'], { status: 409 })
  const created = await create(stored)
  if (isRefusal(created)) return created
  await sql`update ${sql.table(plan.table)} set executed = ${new Date(nowMs)}
    where ${keyOf(plan)} = ${plan.id}`.execute(transaction)
  return created
}

export function noPlan(): Refusal {
  return refusal('rule/no-plan', text['no-plan'], { status: 404 })
}

async function lockPlan<Columns>(
  transaction: Transaction,
  plan: StoredPlan,
): Promise<Columns | null> {
  const { rows } = await sql<Columns>`select * from ${sql.table(plan.table)}
    where ${keyOf(plan)} = ${plan.id} for update`.execute(transaction)
  return rows[0] ?? null
}

function keyOf({ table }: StoredPlan) {
  return sql.ref(`${table}_id`)
}
