import type { Language } from '#platform/pure/message.ts'
import type { Say } from '#platform/browser/language.ts'
import { digits } from '#platform/browser/ui/text/digits.ts'
import { courseMessages as text, type Seats } from '#features/programs/rules/facts.ts'

type Speaking = { readonly say: Say; readonly language: Language }

/** Credits with one decimal, two where they are needed, in the reader's digits: 18.0, 17.25. */
export function creditText(credits: number, language: Language): string {
  return digits(credits.toFixed(2).replace(/0$/, ''), language)
}

/** `3 of 60 seats left`, or that there is none. */
export function seatsText({ left, total }: Seats, { say, language }: Speaking): string {
  return left > 0
    ? say(text['seats-left'], { left: digits(left, language), total: digits(total, language) })
    : say(text['no-seats-left'])
}
