import type { Message } from '#platform/pure/message.ts'
import { useLanguage, useSay } from '#platform/browser/language.ts'
import { type RestClient, useRest } from '#platform/browser/network/rest-client.ts'
import type { ToPayNow } from '#features/applying/portal/ApplicationPayments.tsx'
import { useFeeMoved } from '#features/applying/portal/send/fee-moved.ts'
import { currentDay } from '#platform/browser/clock.ts'
import { loadSettings } from '#features/institution/portal/settings.ts'
import { feeOn, type FeeTerms, isOpenOn } from '../rules/fee-terms.ts'
import { type Charged, payableOn } from '../rules/owed.ts'
import { payNote } from './pay-note.ts'

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
