import toast from 'react-hot-toast/headless'
import { addDays, type Day } from '#platform/pure/calendar/day.ts'
import { formatShortDay } from '#platform/pure/calendar/format.ts'
import type { Language } from '#platform/pure/message.ts'
import { formatAmount, formatRs } from '#platform/pure/money/format.ts'
import { type Say, useLanguage, useSay } from '#platform/browser/language.ts'
import { useRest } from '#platform/browser/rest-client.ts'
import { digits } from '#platform/browser/ui/digits.ts'
import type { ToPayNow } from '#features/applying/portal/ApplicationPayments.tsx'
import { currentDay, loadSettings } from '#features/institution/portal/settings.ts'
import { paymentMessages } from '#features/payments/rules/facts.ts'
import type { EntranceOpening } from '../rules/entrance.ts'
import { entranceFee, isEntranceOpen, isRegularOn, nextDeadline, owedBefore } from '../rules/fee.ts'
import { entrance } from '../rules/kind.ts'
import { entranceMessages as text, entrancePageMessages as page } from '../rules/messages.ts'
import { type AppliedEntrance, readOpening } from './entrance.queries.ts'

/** Reads the opening and the server's day again: a moved fee is told, a closed one cannot be paid (SPEC §9 Entrance fee). */
export function usePayNow(): (application: AppliedEntrance) => Promise<ToPayNow> {
  const say = useSay()
  const language = useLanguage()
  const rest = useRest()
  return async (application) => {
    const { openingId, paying } = application
    const [now] = await Promise.all([readOpening(rest, openingId), loadSettings(rest)])
    const today = currentDay()
    if (now === null) return { is: 'over', why: text['opening-gone'] }
    const { opening } = now
    if (!isEntranceOpen(opening, today)) return { is: 'over', why: text.closed }
    const fee = entranceFee(opening, today)
    const before = owedBefore(fee, paying)
    const n = digits(formatAmount(fee), language)
    if (before !== null) toast(say(paymentMessages['fee-updated'], { n }), { id: 'pay' })
    const amount = entrance.payable({ opening, application, today })
    return { is: 'open', amount, note: payNote(opening, { say, language, today }), before, paying }
  }
}

function payNote(
  opening: EntranceOpening,
  at: { say: Say; language: Language; today: Day },
): string {
  const { say, language, today } = at
  const until = nextDeadline(opening, today)
  if (until === null) return opening.name
  const day = formatShortDay(until, language, today)
  if (!isRegularOn(opening, today)) return say(page['pay-note-late'], { name: opening.name, day })
  return say(page['pay-note-regular'], {
    name: opening.name,
    day,
    next: formatShortDay(addDays(until, 1), language, today),
    fee: formatRs(opening.lateFee, language),
  })
}
