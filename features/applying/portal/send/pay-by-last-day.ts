import type { Day } from '#platform/pure/calendar/day.ts'
import { formatShortDay } from '#platform/pure/calendar/format.ts'
import type { Window } from '#platform/pure/calendar/window.ts'
import type { Language, Message } from '#platform/pure/message.ts'
import { type Money, nothing, remaining } from '#platform/pure/money/money.ts'
import { type Say, useLanguage, useSay } from '#platform/browser/language.ts'
import { type RestClient, useRest } from '#platform/browser/network/rest-client.ts'
import { currentDay } from '#platform/browser/clock.ts'
import { loadSettings } from '#features/institution/portal/settings.ts'
import { type Payment, waitingMoney } from '#features/payments/rules/facts.ts'
import { mayPayOn, type Paying } from '#features/applying/rules/facts.ts'
import type { ToPayNow } from '../ApplicationPayments.tsx'

type Opening = { readonly name: string; readonly window: Window }

type Applied = {
  readonly id: number
  readonly openingId: number
  readonly paying: Paying
  readonly payments: readonly Payment[]
}

type PayByLastDay<Own extends Applied, Open extends Opening> = {
  readonly readOpening: (rest: RestClient, id: number) => Promise<Open | null>
  readonly readApplied: () => Promise<readonly Own[]>
  /** Amount owed for it today; a waiting voucher is subtracted afterwards. */
  readonly owed: (at: {
    readonly opening: Open
    readonly application: Own
    readonly today: Day
  }) => Money
  /** Amount owed before the fee moved; absent: a fee that does not move. */
  readonly before?: (opening: Open, paying: Paying) => Money | null
  /** Text beside the amount instead of the last day; null, absent: the last day. */
  readonly noteOf?: (
    opening: Open,
    at: { readonly say: Say; readonly language: Language; readonly today: Day },
  ) => string | null
  readonly texts: Readonly<Record<'opening-gone' | 'payment-ended' | 'pay-note', Message>>
}

/**
 * Reads the opening, the application and the server's day again: after the opening's last day nothing is paid, and what
 * a waiting voucher covers is not asked for (SPEC §9, READINGS ).
 */
export function usePayByLastDay<Own extends Applied, Open extends Opening>(
  of: PayByLastDay<Own, Open>,
): (application: Own) => Promise<ToPayNow> {
  const say = useSay()
  const language = useLanguage()
  const rest = useRest()
  const { texts } = of
  return async ({ id, openingId }) => {
    const [opening, applications] = await Promise.all([
      of.readOpening(rest, openingId),
      of.readApplied(),
      loadSettings(rest),
    ])
    const application = applications.find((each) => each.id === id)
    if (application === undefined || application.paying.isPaid) return { is: 'over', why: null }
    if (opening === null) return { is: 'over', why: texts['opening-gone'] }
    const today = currentDay()
    if (!mayPayOn(opening, today)) return { is: 'over', why: texts['payment-ended'] }
    const { paying, payments } = application
    const waiting = waitingMoney(payments)
    const { name, window } = opening
    const day = window.to && formatShortDay(window.to, language, today)
    const note = of.noteOf?.(opening, { say, language, today }) ?? null
    return {
      is: 'open',
      amount: remaining(of.owed({ opening, application, today }), waiting ?? nothing),
      note: note ?? (day ? say(texts['pay-note'], { name, day }) : name),
      before: of.before?.(opening, paying) ?? null,
      paying,
      waiting,
    }
  }
}
