import { formatShortDay } from '#platform/pure/calendar/format.ts'
import { nothing, remaining } from '#platform/pure/money/money.ts'
import { useLanguage, useSay } from '#platform/browser/language.ts'
import { useRest } from '#platform/browser/rest-client.ts'
import type { ToPayNow } from '#features/applying/portal/ApplicationPayments.tsx'
import { currentDay, loadSettings } from '#features/institution/portal/settings.ts'
import { waitingMoney } from '#features/payments/rules/facts.ts'
import { retotalingMessages as text, retotalingPageMessages as page } from '../rules/messages.ts'
import { mayPayOn } from '../rules/payment.ts'
import { type AppliedRetotaling, readOpening, useFreshApplied } from './retotaling.queries.ts'

/** Total less what is paid and what a waiting voucher covers, until the end of RetotalingTo (SPEC §9, READINGS R-85). */
export function usePayNow(): (application: AppliedRetotaling) => Promise<ToPayNow> {
  const say = useSay()
  const language = useLanguage()
  const rest = useRest()
  const readApplied = useFreshApplied()
  return async ({ id, openingId }) => {
    const [opening, applications] = await Promise.all([
      readOpening(rest, openingId),
      readApplied(),
      loadSettings(rest),
    ])
    const application = applications.find((each) => each.id === id)
    if (application === undefined || application.paying.isPaid) return { is: 'over', why: null }
    if (opening === null) return { is: 'over', why: text['opening-gone'] }
    const today = currentDay()
    if (!mayPayOn(opening, today)) return { is: 'over', why: text['payment-ended'] }
    const { paying, payments } = application
    const waiting = waitingMoney(payments)
    const until = opening.window.to
    const day = until && formatShortDay(until, language, today)
    return {
      is: 'open',
      amount: remaining(remaining(paying.total, paying.paid), waiting ?? nothing),
      note: day ? say(page['pay-note'], { name: opening.name, day }) : opening.name,
      before: null,
      paying,
      waiting,
    }
  }
}
