import { formatNrs } from '#platform/pure/money/format.ts'
import { type Money, toRupees } from '#platform/pure/money/money.ts'
import { useLanguage, useSay } from '#platform/browser/language.ts'
import { paymentPageMessages as page } from '#features/payments/rules/page-messages.ts'
import { PartPaid } from '../PartPaid.tsx'

type Props = {
  readonly amount: Money
  /** The fee shown before, when it has just changed. */
  readonly before: Money | null
  /** Part of the whole fee that is already paid. */
  readonly paid: Money
  readonly note: string
}

/** Shows the amount owed, above every way to pay it. */
export function TotalOwed({ amount, before, paid, note }: Props) {
  const say = useSay()
  const language = useLanguage()
  return (
    <div>
      <p className="flex flex-wrap items-baseline gap-x-2.5">
        <span className="text-muted">{say(page['total-lead'])} </span>
        <data value={toRupees(amount)} className="figure whitespace-nowrap">
          {formatNrs(amount, language)}
        </data>
        {before !== null && (
          <s className="text-muted">
            <span className="sr-only">{say(page['fee-was'])} </span>
            {formatNrs(before, language)}
          </s>
        )}
      </p>
      <PartPaid paid={paid} rest={amount} />
      <p className="small mt-1 text-muted">{note}</p>
    </div>
  )
}
