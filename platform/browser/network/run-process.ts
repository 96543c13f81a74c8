import * as v from 'valibot'
import { wrongIn } from '#platform/pure/rest-dialect/answers.ts'
import type { Answer, Contract, ArgumentsOf } from '#platform/pure/rest-dialect/contract.ts'
import { processPath } from '#platform/pure/rest-dialect/paths.ts'
import type { RestClient } from './rest-client.ts'
import { field, RestProblem } from './rest-failure.ts'

/** Runs a process; the `data` of its answer. */
export async function runProcess<Of extends Contract>(
  rest: RestClient,
  of: Of,
  given: ArgumentsOf<Of>,
): Promise<Answer<Of>> {
  return answerOf(of, await rest.post(processPath(of.slug), given))
}

/**
 * `data` of an answer, as the contract says. One that is not so was sent by a server of another version, or by none of
 * ours: it is as good as lost, and the failure says so (502).
 */
export function answerOf<Of extends Pick<Contract, 'slug' | 'output'>>(
  { slug, output }: Of,
  answer: unknown,
): Answer<Of> {
  const data = field(answer, 'data')
  if (output === undefined) return data
  const read = v.safeParse(output, data)
  if (read.success) return read.output
  console.error(`${slug}: ${wrongIn(read)}`)
  throw new RestProblem(502, { title: '', detail: '', code: '', errors: [] })
}
