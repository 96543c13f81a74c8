import { RestProblem } from '#platform/browser/rest-failure.ts'

/** The server's own sentence, where a refusal carries one; '' for anything else. */
export function toldBy(error: unknown): string {
  return error instanceof RestProblem && error.status < 500 ? error.detail : ''
}
