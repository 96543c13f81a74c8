import { Link as LinkIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { addDays, type Day, daysBetween } from '#platform/pure/calendar/day.ts'
import { khalti } from '#platform/pure/labels/page.ts'
import { formatShortDay } from '#platform/pure/calendar/format.ts'
import { formatRs } from '#platform/pure/money/format.ts'
import type { Money } from '#platform/pure/money/money.ts'
import { useLanguage, useSay } from '#platform/browser/language.ts'
import { MoneyText } from '#platform/browser/ui/text/MoneyText.tsx'
import { useToday } from '#platform/browser/clock.ts'
import { branchDays } from '#features/payments/rules/facts.ts'
import { reconciliationText as text } from '../rules/messages.ts'
import { nearNumber } from '../rules/near-number.ts'
import type { OnlyBank, OnlyPortal, Reconciliation, ShownPair } from '../wire/reconciliation.ts'

type LinesProps = {
  readonly title: string
  readonly amount: Money
  readonly about: string
  readonly day: Day
  readonly children?: ReactNode
}

function Lines({ title, amount, about, day, children }: LinesProps) {
  const language = useLanguage()
  const today = useToday()
  return (
    <>
      <b className="reconciliation-name">{title}</b>
      <b className="text-end">
        <MoneyText amount={amount} />
      </b>
      <span className="small text-muted">{about}</span>
      <time className="small text-end text-muted" dateTime={day}>
        {formatShortDay(day, language, today)}
      </time>
      {children !== undefined && <span className="small reconciliation-note">{children}</span>}
    </>
  )
}

function LooksLike({ number, name }: { readonly number: string; readonly name?: string }) {
  const say = useSay()
  const message =
    name === undefined
      ? text['looks-like-number']
      : number === ''
        ? text['looks-like-name']
        : text['looks-like']
  return (
    <span className="inline-flex items-center gap-1.5 text-link">
      <LinkIcon className="size-4 shrink-0" aria-hidden />
      {say(message, { number, name: name ?? '' })}
    </span>
  )
}

/** Money that only the bank has: the name the bank gives, its number, and the claim or fees it may be for. */
export function BankRow({ row }: { readonly row: OnlyBank | undefined }) {
  const say = useSay()
  if (row === undefined) return null
  const { remarks, number, likely, openFees } = row
  return (
    <Lines
      title={remarks === '' ? say(text['no-name']) : remarks}
      amount={row.amount}
      about={number === '' ? say(text['no-number']) : say(text.voucher, { number })}
      day={row.day}
    >
      {likely !== null && <LooksLike number={likely.number} name={say(likely.name)} />}
      {likely === null &&
        openFees !== null &&
        openFees > 0 &&
        say(text['open-fees'], { n: openFees })}
    </Lines>
  )
}

/** A claim that is not in the bank, and why it may not be. */
export function PortalRow({ row }: { readonly row: OnlyPortal | undefined }) {
  const say = useSay()
  if (row === undefined) return null
  const { name, number, forWhat, tender, likely } = row
  const printed = tender === 'Khalti' ? `${say(khalti)} ${number}` : say(text.voucher, { number })
  return (
    <Lines
      title={say(name)}
      amount={row.amount}
      about={[number === '' ? say(text['no-number']) : printed, say(forWhat)].join(', ')}
      day={row.day}
    >
      {likely === null ? (
        <PortalNoteText row={row} />
      ) : (
        <LooksLike
          number={likely.number}
          {...(likely.number === '' ? { name: likely.remarks } : {})}
        />
      )}
    </Lines>
  )
}

function PortalNoteText({ row: { note, day } }: { readonly row: OnlyPortal }) {
  const say = useSay()
  const language = useLanguage()
  const today = useToday()
  const isWarning = note === 'seen-before' || note === 'credited'
  const next = formatShortDay(addDays(day, 1), language, today)
  return (
    <span className={isWarning ? 'reconciliation-warning' : undefined}>
      {say(text[note], { day: next, n: branchDays })}
    </span>
  )
}

/** One payment with two amounts. */
export function DiffersRow({ row }: { readonly row: ShownPair | undefined }) {
  const say = useSay()
  const language = useLanguage()
  if (row === undefined) return null
  const { item, claim } = row
  const isSwapped = nearNumber(`${item.amount}`, `${claim.amount}`) === 'swapped'
  const values = { portal: formatRs(claim.amount, language), bank: formatRs(item.amount, language) }
  return (
    <Lines
      title={say(claim.name)}
      amount={item.amount}
      about={[
        item.source === 'khalti' ? say(khalti) : say(text.voucher, { number: claim.number }),
        say(claim.forWhat),
      ].join(', ')}
      day={item.day}
    >
      <span className="reconciliation-warning">
        {say(isSwapped ? text['two-amounts-swapped'] : text['two-amounts'], values)}
      </span>
    </Lines>
  )
}

/** The age of the oldest money in the list, and when it moves to suspense by itself. */
export function BankFoot({ found: { oldest, suspenseAfterDays } }: FootProps) {
  const say = useSay()
  const today = useToday()
  return (
    <>
      {oldest !== null && say(text['oldest-days'], { n: daysBetween(oldest, today) })}{' '}
      {suspenseAfterDays > 0 && say(text['moves-after'], { n: suspenseAfterDays })}
    </>
  )
}

type FootProps = { readonly found: Reconciliation }
