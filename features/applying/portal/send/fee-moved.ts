import toast from 'react-hot-toast/headless'
import { formatAmount } from '#platform/pure/money/format.ts'
import { type Money, remaining } from '#platform/pure/money/money.ts'
import { useLanguage, useSay } from '#platform/browser/language.ts'
import { digits } from '#platform/browser/ui/text/digits.ts'
import { paymentMessages } from '#features/payments/rules/facts.ts'
import type { Paying } from '#features/applying/rules/facts.ts'

/** Shows that a fee has moved since it was charged (SPEC §8); gives the amount owed before, else null. */
export function useFeeMoved(): (fee: Money, charged: Paying) => Money | null {
  const say = useSay()
  const language = useLanguage()
  return (fee, { total, paid }) => {
    if (fee === total) return null
    const n = digits(formatAmount(fee), language)
    toast(say(paymentMessages['fee-updated'], { n }), { id: 'pay' })
    return remaining(total, paid)
  }
}
