import { Check, Minus, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { formatShortDay } from '#platform/pure/calendar/format.ts'
import { slipKey } from '#platform/pure/text/slip-key.ts'
import { useLanguage, useSay } from '#platform/browser/language.ts'
import { Hem } from '#platform/browser/ui/frame/RunningStitch.tsx'
import { MoneyText } from '#platform/browser/ui/text/MoneyText.tsx'
import { useToday } from '#platform/browser/clock.ts'
import { useMay } from '#features/staff/office/session.ts'
import { comparePair, disagreements, type PairComparison } from '../rules/compare-pair.ts'
import { comparisonText, reconciliationText as text } from '../rules/messages.ts'
import type { ShownClaim, ShownItem } from '../wire/reconciliation.ts'
import { PairActions } from './PairActions.tsx'
import { ToSuspense } from './ToSuspense.tsx'

type Props = {
  readonly item: ShownItem | null
  readonly claim: ShownClaim | null
  readonly isInSuspense: boolean
  readonly onChanged: (done: string) => void
}

/** The two chosen sides fact by fact, whether each agrees, and the decision about them. */
export function Comparison({ item, claim, isInSuspense, onChanged }: Props) {
  const say = useSay()
  const suspense =
    item?.source === 'bank' && !isInSuspense ? <ToSuspense {...{ item, onChanged }} /> : null
  return (
    <section className="card reconciliation-compare" aria-label={say(text.compare)}>
      <Hem />
      {item !== null && claim !== null ? (
        <Pair key={`${item.key} ${claim.key}`} {...{ item, claim, onChanged, suspense }} />
      ) : (
        <>
          <p className="small text-muted">{say(text['choose-two'])}</p>
          {suspense}
        </>
      )}
    </section>
  )
}

function compareShown(item: ShownItem, claim: ShownClaim): PairComparison {
  return comparePair(
    { ...item, number: item.source === 'khalti' ? '' : slipKey(item.number) },
    {
      ...claim,
      number: claim.tender === 'Khalti' ? '' : slipKey(claim.number),
      name: claim.name.en,
    },
  )
}

type PairProps = Pick<Props, 'onChanged'> & {
  readonly item: ShownItem
  readonly claim: ShownClaim
  readonly suspense: ReactNode
}

function Pair({ item, claim, onChanged, suspense }: PairProps) {
  const mayDecide = useMay('payment.reconcile')
  const say = useSay()
  const language = useLanguage()
  const today = useToday()
  const compared = compareShown(item, claim)
  const wrong = disagreements(compared)
  const texts = wrong.map((fact) => sentenceOf(compared, fact))
  const row = (fact: keyof PairComparison, sides: readonly [ReactNode, ReactNode]) => (
    <FactRow name={say(text[fact])} sides={sides} sign={signOf(compared, fact)} />
  )
  const dayText = ({ day }: ShownItem | ShownClaim) => formatShortDay(day, language, today)
  return (
    <>
      <h2>{say(text.compare)}</h2>
      <table className="reconciliation-facts">
        <thead>
          <tr>
            <th scope="col">{say(text.fact)}</th>
            <th scope="col">{say(text.bank)}</th>
            <th scope="col">{say(text.portal)}</th>
            <th scope="col">
              <span className="sr-only">{say(text.check)}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {row('number', [item.number || '-', claim.number || '-'])}
          {row('amount', [
            <MoneyText key="bank" amount={item.amount} />,
            <MoneyText key="portal" amount={claim.amount} />,
          ])}
          {row('name', [item.remarks || '-', say(claim.name)])}
          {row('day', [dayText(item), dayText(claim)])}
        </tbody>
      </table>
      {texts.length > 0 && (
        <p className="small text-muted">{texts.map((each) => say(each)).join(' ')}</p>
      )}
      {claim.tender === 'Khalti' && claim.number !== '' && (
        <p>
          <Link to={`/money/khalti?q=${encodeURIComponent(claim.number)}`}>
            {say(text['khalti-case'])}
          </Link>
        </p>
      )}
      {mayDecide && <PairActions wrong={texts} {...{ item, claim, onChanged, suspense }} />}
    </>
  )
}

function sentenceOf(compared: PairComparison, fact: keyof PairComparison) {
  const key = `${fact}-${compared[fact]}`
  const [, message] = Object.entries(comparisonText).find(([each]) => each === key) ?? []
  return message ?? { en: '', ne: '' }
}

const signs = {
  agrees: { icon: Check, tone: 'text-done' },
  'look-at-it': { icon: TriangleAlert, tone: 'reconciliation-warning' },
  'not-known': { icon: Minus, tone: 'text-muted' },
} as const

/** A bank that names no person agrees with none and contradicts none. */
function signOf(compared: PairComparison, fact: keyof PairComparison): keyof typeof signs {
  if (disagreements(compared).includes(fact)) return 'look-at-it'
  return compared[fact] === 'none' ? 'not-known' : 'agrees'
}

type FactProps = {
  readonly name: string
  readonly sides: readonly [ReactNode, ReactNode]
  readonly sign: keyof typeof signs
}

function FactRow({ name, sides: [bank, portal], sign }: FactProps) {
  const say = useSay()
  const { icon: Sign, tone } = signs[sign]
  return (
    <tr>
      <th scope="row">{name}</th>
      <td>{bank}</td>
      <td>{portal}</td>
      <td className={tone}>
        <Sign className="icon" aria-hidden />
        <span className="sr-only">{say(text[sign])}</span>
      </td>
    </tr>
  )
}
