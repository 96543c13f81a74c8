import { isRefusal, type Refusal } from '../model-engine/refusal.ts'
import type { ProcessContext, ProcessResult } from './process.ts'
import type { Transact } from './trail.ts'

type Done = Refusal | ProcessResult

/**
 * Runs a process whose answer shows a secret. Only the try that did it shows its secret: a repeat gets the result of
 * another try's transaction, and a secret made up by this try opens nothing. `secret`: null where nothing is shown.
 */
export async function showingOnce(
  context: ProcessContext,
  run: (context: ProcessContext) => Promise<Done>,
  secret: () => Readonly<Record<string, unknown>> | null,
): Promise<Done> {
  const own = new Set<unknown>()
  const transact: Transact = (work) =>
    context.transact(async (transaction, did) => {
      const result = await work(transaction, did)
      own.add(result)
      return result
    })
  const done = await run({ ...context, transact })
  const shown = secret()
  if (isRefusal(done) || !own.has(done) || shown === null) return done
  return { ...done, secret: shown }
}
