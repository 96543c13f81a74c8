import type { Say } from '#platform/browser/language.ts'
import { blocks } from '#platform/browser/messages.ts'
import { NoAnswer, RestProblem } from '#platform/browser/rest-failure.ts'

/** The catalogue's sentence; the server's own words when it gave a reason; a help sentence when it was not reached. */
export function failureSentence(error: unknown, fallback: string, say: Say): string {
  if (error instanceof NoAnswer) return `${fallback} ${say(blocks.notSent)}`
  const told = error instanceof RestProblem && error.status < 500 ? error.detail : ''
  return told || fallback
}
