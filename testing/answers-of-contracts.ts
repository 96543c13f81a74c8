import * as v from 'valibot'
import { wrongIn } from '#platform/pure/rest-dialect/answers.ts'
import { isRefusal } from '#platform/server/model-engine/refusal.ts'
import type { Process, ProcessRegistry } from '#platform/server/processes/process.ts'

const checked = new WeakSet<Process>()

/** From now on an answer that is not as its contract says fails: what a browser could not read, no server test lets pass. */
export function checkAnswers(processes: ProcessRegistry): void {
  for (const process of processes.values()) {
    const { output } = process
    if (output === undefined || checked.has(process)) continue
    checked.add(process)
    const run = process.run.bind(process)
    Reflect.set(process, 'run', async (...given: Parameters<typeof run>) => {
      const result = await run(...given)
      if (isRefusal(result)) return result
      const data = result.data && { ...result.data, ...result.secret }
      const sent: unknown = data && JSON.parse(JSON.stringify(data))
      const read = v.safeParse(output, sent)
      if (read.success) return result
      throw new Error(`${process.slug} answers not as its contract says: ${wrongIn(read)}`)
    })
  }
}
