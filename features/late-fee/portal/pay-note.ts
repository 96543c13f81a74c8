import type { Day } from '#platform/pure/calendar/day.ts'
import { formatShortDay } from '#platform/pure/calendar/format.ts'
import type { Language } from '#platform/pure/message.ts'
import { formatRs } from '#platform/pure/money/format.ts'
import type { Say } from '#platform/browser/language.ts'
import { feeDeadline, type FeeTerms, isRegularOn, nextFee } from '../rules/fee-terms.ts'
import { risesInSteps } from '../rules/fee-in-steps.ts'
import { lateFeePageMessages as text } from '../rules/page-messages.ts'

type Speaking = { readonly say: Say; readonly language: Language; readonly today: Day }

/** Name of the opening, the last day at this fee, and the fee that follows. */
export function payNote(opening: FeeTerms & { readonly name: string }, at: Speaking): string {
  const { say, language, today } = at
  const until = feeDeadline(opening, today)
  if (until === null) return opening.name
  const day = formatShortDay(until, language, today)
  const next = nextFee(opening, today)
  if (next === null) return say(text['pay-note-late'], { name: opening.name, day })
  return say(text[isRegularOn(opening, today) ? 'pay-note-regular' : 'pay-note-step'], {
    name: opening.name,
    day,
    next: formatShortDay(next.from, language, today),
    fee: formatRs(next.fee, language),
  })
}

/** The same for an opening whose fee may rise in steps; null: it does not. */
export function stepNote(
  { name, fees }: { readonly name: string; readonly fees: FeeTerms },
  at: Speaking,
): string | null {
  return risesInSteps(fees) ? payNote({ name, ...fees }, at) : null
}
