import type { Language } from '#platform/pure/message.ts'
import { digits } from '#platform/browser/ui/text/digits.ts'

/** Credits with one decimal, two where they are needed, in the reader's digits: 18.0, 17.25. */
export function creditText(credits: number, language: Language): string {
  return digits(credits.toFixed(2).replace(/0$/, ''), language)
}
