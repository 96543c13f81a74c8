import { addDays, type Day } from '#platform/pure/calendar/day.ts'
import { formatShortDay } from '#platform/pure/calendar/format.ts'
import type { Language } from '#platform/pure/message.ts'
import { formatRs } from '#platform/pure/money/format.ts'
import { type Say, useLanguage, useSay } from '#platform/browser/language.ts'
import { useRest } from '#platform/browser/rest-client.ts'
import type { ToPayNow } from '#features/applying/portal/ApplicationPayments.tsx'
import { useFeeMoved } from '#features/applying/portal/fee-moved.ts'
import { currentDay, loadSettings } from '#features/institution/portal/settings.ts'
import type { EntranceOpening } from '../rules/entrance.ts'
import { entranceFee, isEntranceOpen, isRegularOn, nextDeadline } from '../rules/fee.ts'
import { entrance } from '../rules/kind.ts'
import { entranceMessages as text, entrancePageMessages as page } from '../rules/messages.ts'
import { type AppliedEntrance, readOpening } from './entrance.queries.ts'

/** Reads the opening and the server's day again: a moved fee is told, a closed one cannot be paid (SPEC §9 Entrance fee). */
export function usePayNow(): (application: AppliedEntrance) => Promise<ToPayNow> {
  const say = useSay()
  const language = useLanguage()
  const rest = useRest()
  const feeMoved = useFeeMoved()
  return async (application) => {
    const { openingId, paying } = application
    const [opening] = await Promise.all([readOpening(rest, openingId), loadSettings(rest)])
    const today = currentDay()
    if (opening === null) return { is: 'over', why: text['opening-gone'] }
    if (!isEntranceOpen(opening, today)) return { is: 'over', why: text.closed }
    const before = feeMoved(entranceFee(opening, today), paying)
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
