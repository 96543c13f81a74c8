import type { Language } from '#platform/pure/message.ts'
import type { Say } from '#platform/browser/language.ts'
import { digits } from '#platform/browser/ui/text/digits.ts'
import { courseMessages as text, type Seats } from '../rules/facts.ts'

type Speaking = { readonly say: Say; readonly language: Language }

/** `3 of 60 seats left`, or that there is none. */
export function seatsText({ left, total }: Seats, { say, language }: Speaking): string {
  return left > 0
    ? say(text['seats-left'], { left: digits(left, language), total: digits(total, language) })
    : say(text['no-seats-left'])
}
