import { actMessages } from '#platform/browser/act-messages.ts'
import type { Say } from '#platform/browser/language.ts'
import { blocks } from '#platform/browser/messages.ts'
import { isLost, NoAnswer } from '#platform/browser/rest-failure.ts'
import { toldBy } from '#features/applying/portal/told-by.ts'

/** The catalogue's sentence; the server's own words when it gave a reason; what is known when it gave no answer. */
export function failureSentence(error: unknown, fallback: string, say: Say): string {
  if (isLost(error)) return `${fallback} ${say(actMessages['not-known'])}`
  if (error instanceof NoAnswer) return `${fallback} ${say(blocks.notSent)}`
  return toldBy(error) || fallback
}
