import { formatShortDay } from '#platform/pure/calendar/format.ts'
import { nothing, remaining } from '#platform/pure/money/money.ts'
import { useLanguage, useSay } from '#platform/browser/language.ts'
import { useRest } from '#platform/browser/rest-client.ts'
import type { ToPayNow } from '#features/applying/portal/ApplicationPayments.tsx'
import { useFeeMoved } from '#features/applying/portal/fee-moved.ts'
import { currentDay, loadSettings } from '#features/institution/portal/settings.ts'
import { waitingMoney } from '#features/payments/rules/facts.ts'
import { exam } from '../rules/kind.ts'
import { examMessages as text, examPageMessages as page } from '../rules/messages.ts'
import { mayPayOn } from '../rules/payment.ts'
import { type AppliedExam, readOpening, useFreshApplied } from './exam.queries.ts'

/**
 * Reads the opening, the registration and the server's day again: a moved fee is told, after DateTo nothing is paid,
 * and what a waiting voucher covers is not asked for (SPEC §9, READINGS ).
 */
export function usePayNow(): (application: AppliedExam) => Promise<ToPayNow> {
  const say = useSay()
  const language = useLanguage()
  const rest = useRest()
  const feeMoved = useFeeMoved()
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
    const { paying } = application
    const waiting = waitingMoney(application.payments)
    const until = opening.window.to
    return {
      is: 'open',
      amount: remaining(exam.payable({ opening, application, today }), waiting ?? nothing),
      note: until
        ? say(page['pay-note'], {
            name: opening.name,
            day: formatShortDay(until, language, today),
          })
        : opening.name,
      before: feeMoved(opening.fee, paying),
      paying,
      waiting,
    }
  }
}
