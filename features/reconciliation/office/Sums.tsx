import { Check, TriangleAlert } from 'lucide-react'
import { formatRs } from '#platform/pure/money/format.ts'
import { type Money, plus } from '#platform/pure/money/money.ts'
import { useLanguage, useSay } from '#platform/browser/language.ts'
import { MoneyText } from '#platform/browser/ui/text/MoneyText.tsx'
import { reconciliationText as text } from '../rules/messages.ts'
import { addsUp } from '../rules/reconcile.ts'
import type { Reconciliation } from '../wire/reconciliation.ts'

type Props = {
  readonly found: Reconciliation
  /** One account of the bank is chosen, or the wallet. */
  readonly isOneAccount: boolean
}

/** The sums of the lists, and that those of the bank's side add up to it. */
export function Sums({ found: { sums, counts }, isOneAccount }: Props) {
  const say = useSay()
  return (
    <dl className="reconciliation-sums" aria-label={say(text.sums)}>
      <Sum label={say(text[isOneAccount ? 'in-account' : 'inBank'])} amount={sums.inBank} isTotal />
      <Sum label={say(text.matched, { n: counts.matched })} amount={sums.matched} />
      <Sum label={say(text.onlyBank)} amount={sums.onlyBank} />
      <Sum label={say(text.onlyPortal)} amount={sums.onlyPortal} />
      <Sum label={say(text.differs)} amount={sums.differs} />
      {sums.suspense !== 0 && <Sum label={say(text.suspense)} amount={sums.suspense} />}
      <div>
        <dt>{say(text.check)}</dt>
        <dd>
          <AddedUp sums={sums} />
        </dd>
      </div>
    </dl>
  )
}

type SumProps = { readonly label: string; readonly amount: Money; readonly isTotal?: boolean }

function Sum({ label, amount, isTotal = false }: SumProps) {
  return (
    <div>
      <dt>{label}</dt>
      <dd className={isTotal ? 'reconciliation-total' : undefined}>
        <MoneyText amount={amount} />
      </dd>
    </div>
  )
}

function AddedUp({ sums }: Pick<Reconciliation, 'sums'>) {
  const say = useSay()
  const language = useLanguage()
  const { matched, onlyBank, differs, suspense, inBank } = sums
  const bare = (amount: Money) => formatRs(amount, language).replace(/^[^\d०-९]+/u, '')
  const parts = [matched, onlyBank, differs, ...(suspense === 0 ? [] : [suspense])]
  const sum = parts.map(bare).join(' + ')
  if (!addsUp(sums))
    return (
      <span className="reconciliation-check text-error">
        <TriangleAlert className="icon" aria-hidden />
        {say(text['does-not-add-up'], { sum: bare(plus(...parts)), total: bare(inBank) })}
      </span>
    )
  return (
    <span className="reconciliation-check text-done">
      <Check className="icon" aria-hidden />
      {`${sum} = ${bare(inBank)}`}
    </span>
  )
}
