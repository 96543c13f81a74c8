import { isRefusal, type Refusal } from '#platform/server/model-engine/refusal.ts'
import type { ProcessContext, ProcessResult } from '#platform/server/processes/process.ts'
import type { Act } from '#platform/server/processes/trail.ts'

type Done = Refusal | ProcessResult

/**
 * Runs an act whose answer shows a secret. Only the try that did it shows what it made: a repeat is given what another
 * try's transaction gave, and a secret that this try made up opens nothing.
 */
export async function showingOnce(
  context: ProcessContext,
  run: (context: ProcessContext) => Promise<Done>,
  secret: () => Readonly<Record<string, unknown>>,
): Promise<Done> {
  const own = new Set<unknown>()
  const act: Act = (work) =>
    context.act(async (transaction, did) => {
      const result = await work(transaction, did)
      own.add(result)
      return result
    })
  const done = await run({ ...context, act })
  return isRefusal(done) || !own.has(done) ? done : { ...done, secret: secret() }
}
