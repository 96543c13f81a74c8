import { formatRs } from '#platform/pure/money/format.ts'
import { type Money, toRupees } from '#platform/pure/money/money.ts'
import { useLanguage } from '#platform/browser/language.ts'

/** An amount a machine can read too: `<data value="2000">Rs. 2,000</data>` (DESIGN §7). */
export function MoneyText({ amount }: { readonly amount: Money }) {
  const language = useLanguage()
  return (
    <data value={toRupees(amount)} className="tabular whitespace-nowrap">
      {formatRs(amount, language)}
    </data>
  )
}
