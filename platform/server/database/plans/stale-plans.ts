/** Generation of the prepared statements on a database's connections; they are prepared again in the next one. */
export type Plans = { generation: number }

const mostTries = 3

/**
 * Repeats work that failed because a migration of a newer version changed the columns of a prepared statement: PostgreSQL
 * refuses to run it, and what it belonged to was rolled back. Only for a statement by itself, or a whole transaction.
 */
export async function withFreshPlans<Result>(
  plans: Plans,
  work: () => Promise<Result>,
): Promise<Result> {
  for (let tried = 1; ; tried++) {
    const { generation } = plans
    try {
      return await work()
    } catch (error) {
      if (!isStalePlan(error) || tried === mostTries) throw error
      plans.generation = Math.max(plans.generation, generation + 1)
    }
  }
}

/** «cached plan must not change result type», in any language of the server. */
function isStalePlan(error: unknown): boolean {
  return error instanceof Error && Reflect.get(error, 'routine') === 'RevalidateCachedQuery'
}
