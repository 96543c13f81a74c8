import type { Day } from '#platform/pure/calendar/day.ts'
import { formatShortDay } from '#platform/pure/calendar/format.ts'
import type { Language, Message } from '#platform/pure/message.ts'
import { formatRs } from '#platform/pure/money/format.ts'
import { type Say, useLanguage, useSay } from '#platform/browser/language.ts'
import { type RestClient, useRest } from '#platform/browser/network/rest-client.ts'
import type { ToPayNow } from '#features/applying/portal/ApplicationPayments.tsx'
import { useFeeMoved } from '#features/applying/portal/send/fee-moved.ts'
import { currentDay } from '#platform/browser/clock.ts'
import { loadSettings } from '#features/institution/portal/settings.ts'
import {
  feeDeadline,
  feeOn,
  type FeeTerms,
  isOpenOn,
  isRegularOn,
  nextFee,
} from '../rules/fee-terms.ts'
import { lateFeePageMessages as text } from '../rules/page-messages.ts'
import { type Charged, payableOn } from '../rules/owed.ts'

type Opening = FeeTerms & { readonly name: string }

type Paying = {
  readonly readOpening: (rest: RestClient, id: number) => Promise<Opening | null>
  readonly texts: Readonly<Record<'opening-gone' | 'closed', Message>>
}

/**
 * Reads the opening and the server's day again: a new fee is shown, a closed one is not payable (SPEC §9 Entrance fee).
 */
export function usePayNow({
  readOpening,
  texts,
}: Paying): (application: Charged & { readonly openingId: number }) => Promise<ToPayNow> {
  const say = useSay()
  const language = useLanguage()
  const rest = useRest()
  const feeMoved = useFeeMoved()
  return async (application) => {
    const { openingId, paying } = application
    const [opening] = await Promise.all([readOpening(rest, openingId), loadSettings(rest)])
    const today = currentDay()
    if (opening === null) return { is: 'over', why: texts['opening-gone'] }
    if (!isOpenOn(opening, today)) return { is: 'over', why: texts.closed }
    const before = feeMoved(feeOn(opening, today), paying)
    const amount = payableOn(opening, application, today)
    return { is: 'open', amount, note: payNote(opening, { say, language, today }), before, paying }
  }
}

function payNote(opening: Opening, at: { say: Say; language: Language; today: Day }): string {
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
