import type { Day } from '#platform/pure/calendar/day.ts'
import { formatRs } from '#platform/pure/money/format.ts'
import type { Money } from '#platform/pure/money/money.ts'
import type { Column } from '#platform/browser/ui/list/DataList.tsx'
import { MoneyText } from '#platform/browser/ui/text/MoneyText.tsx'
import { type SpeakingOfDays, useSpeaking } from '#platform/browser/speaking.ts'
import {
  feeDeadline,
  feeOn,
  type FeeTerms,
  isRegularOn,
  laterFees,
  nextFee,
} from '../rules/fee-terms.ts'
import { lateFeePageMessages as text } from '../rules/page-messages.ts'

/** Both fees of an opening, the one that has ended struck. */
export function feeColumns<Row extends { readonly opening: FeeTerms }>({
  say,
  today,
  ...at
}: SpeakingOfDays): readonly Column<Row>[] {
  const short = (day: Day | null) => (day === null ? '-' : at.short(day))
  const isRegular = ({ opening }: Row) => isRegularOn(opening, today)
  const column = { slot: 'fact', align: 'end' } as const
  // The first late fee stands in its column while the regular fee applies.
  const later = (opening: FeeTerms) =>
    laterFees(opening, today).slice(isRegularOn(opening, today) ? 1 : 0)
  return [
    {
      ...column,
      id: 'exam-fee',
      header: say(text['exam-fee']),
      cell: (row) => {
        const { regularFee, lastRegularDay } = row.opening
        const until = isRegular(row) && lastRegularDay
        const note = until ? say(text.to, { day: short(until) }) : say(text.ended)
        return <Fee amount={regularFee} is={isRegular(row) ? 'due' : 'ended'} note={note} />
      },
      card: (row) => ({
        label: isRegular(row)
          ? say(text['exam-fee'])
          : say(text['exam-fee-ended'], { day: short(row.opening.lastRegularDay) }),
        value: <Fee amount={row.opening.regularFee} is={isRegular(row) ? 'due' : 'ended'} />,
      }),
    },
    {
      ...column,
      id: 'late-fee',
      isSecondary: true,
      header: say(text['late-fee']),
      cell: ({ opening }) => {
        const { amount, to, is } = lateOn(opening, today)
        const note = to ? say(text.to, { day: short(to) }) : ''
        return (
          <>
            <Fee amount={amount} is={is} note={note} />
            <Steps later={later(opening)} />
          </>
        )
      },
      card: ({ opening }) => {
        const { amount, to, is } = lateOn(opening, today)
        const value = (
          <>
            <Fee amount={amount} is={is} />
            <Steps later={later(opening)} />
          </>
        )
        return { label: say(text['late-fee-to'], { day: short(to) }), value }
      },
    },
  ]
}

/** The fee of today, until when, and those that follow. */
export function risingFeeColumn<Row>(
  { say, short, today }: SpeakingOfDays,
  header: string,
  feesOf: (row: Row) => FeeTerms,
): Column<Row> {
  return {
    id: 'amount',
    header,
    slot: 'fact',
    align: 'end',
    cell: (row) => {
      const fees = feesOf(row)
      const until = feeDeadline(fees, today)
      const later = laterFees(fees, today)
      return (
        <>
          <Fee
            amount={feeOn(fees, today)}
            is="due"
            note={until !== null && later.length > 0 ? say(text.to, { day: short(until) }) : ''}
          />
          <Steps later={later} />
        </>
      )
    },
  }
}

/** The late fee of today, or the first one while the regular fee applies. */
function lateOn(opening: FeeTerms, today: Day) {
  const next = isRegularOn(opening, today) ? nextFee(opening, today) : null
  if (next !== null) return { amount: next.fee, to: next.to, is: 'later' } as const
  if (isRegularOn(opening, today))
    return { amount: opening.lateFee, to: opening.lastLateDay, is: 'later' } as const
  return { amount: feeOn(opening, today), to: feeDeadline(opening, today), is: 'due' } as const
}

/** Fees that follow, a line each. */
function Steps({ later }: { readonly later: ReturnType<typeof laterFees> }) {
  const { say, short, language } = useSpeaking()
  return later.map(({ fee, to }) => (
    <span key={to} className="small block text-muted">
      {say(text['step-to'], { fee: formatRs(fee, language), day: short(to) })}
    </span>
  ))
}

type FeeProps = {
  readonly amount: Money
  readonly is: 'due' | 'later' | 'ended'
  readonly note?: string
}

/** A fee: strong while it is the one to pay, struck once it has ended; in tables with its day beneath. */
function Fee({ amount, is, note = '' }: FeeProps) {
  const Tag = is === 'ended' ? 's' : is === 'due' ? 'b' : 'span'
  const look = { ended: 'text-muted', due: 'font-strong', later: '' }[is]
  return (
    <>
      <Tag className={look}>
        <MoneyText amount={amount} />
      </Tag>
      {note && <span className="small block whitespace-nowrap text-muted">{note}</span>}
    </>
  )
}
