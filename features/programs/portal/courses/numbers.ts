import type { Language } from '#platform/pure/message.ts'
import { creditsInBoth } from '../../rules/course-choice.ts'

/** Credits with one decimal, two where they are needed, in the reader's digits: 18.0, 17.25. */
export function creditText(credits: number, language: Language): string {
  return creditsInBoth(credits)[language]
}
