import { BookOpen, FileText } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { Link } from 'wouter'
import { findDay } from '#platform/pure/calendar/day.ts'
import { addressOfDays, type Days } from '#platform/pure/calendar/days.ts'
import { formatShortDay } from '#platform/pure/calendar/format.ts'
import { useLanguage, useSay } from '#platform/browser/language.ts'
import { Button } from '#platform/browser/ui/control/Button.tsx'
import { DateField } from '#platform/browser/ui/form/DateField.tsx'
import { DayText } from '#platform/browser/ui/text/DayText.tsx'
import { useToday } from '#platform/browser/clock.ts'
import { reconciliationText as text } from '../rules/messages.ts'
import { walletAccount } from '../rules/of-account.ts'
import type { Reconciliation } from '../wire/reconciliation.ts'

type Props = {
  readonly days: Days
  /** Id of a bank account, `wallet`, or '' for all. */
  readonly account: string
  readonly found: Reconciliation | undefined
  readonly onChoose: (days: Days) => void
  readonly onAccount: (account: string) => void
}

/** The days and the way to others, how far the statements go, and the ways on. */
export function Heading({ days, account, found, onChoose, onAccount }: Props) {
  const say = useSay()
  const [isOpen, setOpen] = useState(false)
  const chosen = new URLSearchParams(addressOfDays(days))
  return (
    <header className="reconciliation-head">
      <p className="reconciliation-days">
        <DayText day={days.first} as="stacked" />
        <span aria-hidden>–</span>
        <DayText day={days.last} as="stacked" />
      </p>
      <button
        type="button"
        className="link-button"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {say(text['other-days'])}
      </button>
      {found !== undefined && (
        <Account account={account} accounts={found.accounts} onAccount={onAccount} />
      )}
      {found !== undefined && <Until until={found.until} />}
      <Link to="/money">{say(text.import)}</Link>
      <span className="flex-1" />
      <Link to={`/money/day-book?${chosen}`} className="inline-flex items-center gap-2">
        <BookOpen className="icon" aria-hidden />
        {say(text['day-book'])}
      </Link>
      {isOpen && (
        <OtherDays
          days={days}
          onChoose={(chosen) => {
            setOpen(false)
            onChoose(chosen)
          }}
        />
      )}
    </header>
  )
}

type AccountProps = Pick<Props, 'account' | 'onAccount'> & Pick<Reconciliation, 'accounts'>

/** All accounts, one of the bank, or the wallet. */
function Account({ account, accounts, onAccount }: AccountProps) {
  const say = useSay()
  return (
    <select
      className="input reconciliation-account"
      aria-label={say(text.account)}
      value={account}
      onChange={({ target }) => onAccount(target.value)}
    >
      <option value="">{say(text['all-accounts'])}</option>
      {accounts.map(({ id, name }) => (
        <option key={id} value={String(id)}>
          {name}
        </option>
      ))}
      <option value={walletAccount}>{say(text.wallet)}</option>
    </select>
  )
}

function Until({ until }: Pick<Reconciliation, 'until'>) {
  const say = useSay()
  const language = useLanguage()
  const today = useToday()
  return (
    <span className="small inline-flex items-center gap-2 text-muted">
      <FileText className="icon" aria-hidden />
      {until === null
        ? say(text['no-statements'])
        : say(text['statements-until'], { day: formatShortDay(until, language, today) })}
    </span>
  )
}

/** First and last day, sent with Enter or the button. */
function OtherDays({ days, onChoose }: Pick<Props, 'days' | 'onChoose'>) {
  const say = useSay()
  const [first, setFirst] = useState<string>(days.first)
  const [last, setLast] = useState<string>(days.last)
  const [isWrong, setWrong] = useState(false)
  const send = (event: FormEvent) => {
    event.preventDefault()
    const chosen = { first: findDay(first), last: findDay(last) }
    if (chosen.first === null || chosen.last === null || chosen.first > chosen.last) setWrong(true)
    else onChoose({ first: chosen.first, last: chosen.last })
  }
  return (
    <form className="reconciliation-other-days" onSubmit={send}>
      <DateField
        label={say(text.from)}
        value={first}
        onChange={setFirst}
        error={isWrong ? say(text['days-wrong']) : undefined}
      />
      <DateField label={say(text.to)} value={last} onChange={setLast} />
      <Button type="submit" look="filled">
        {say(text.show)}
      </Button>
    </form>
  )
}
