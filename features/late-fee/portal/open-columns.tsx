import type { Day } from '#platform/pure/calendar/day.ts'
import type { Money } from '#platform/pure/money/money.ts'
import type { Column } from '#platform/browser/ui/list/DataList.tsx'
import { MoneyText } from '#platform/browser/ui/text/MoneyText.tsx'
import { useSpeaking } from '#features/institution/portal/speaking.ts'
import { type FeeTerms, isRegularOn } from '../rules/fee-terms.ts'
import { lateFeeMessages as text } from '../rules/messages.ts'

/** Both fees of an opening, the one that has ended struck. */
export function useFeeColumns<
  Row extends { readonly opening: FeeTerms },
>(): readonly Column<Row>[] {
  const { say, today, ...at } = useSpeaking()
  const short = (day: Day | null) => (day === null ? '-' : at.short(day))
  const isRegular = ({ opening }: Row) => isRegularOn(opening, today)
  const column = { slot: 'fact', align: 'end' } as const
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
      cell: (row) => {
        const { lateFee, lastLateDay } = row.opening
        const note = lastLateDay ? say(text.to, { day: short(lastLateDay) }) : ''
        return <Fee amount={lateFee} is={isRegular(row) ? 'later' : 'due'} note={note} />
      },
      card: (row) => ({
        label: say(text['late-fee-to'], { day: short(row.opening.lastLateDay) }),
        value: <Fee amount={row.opening.lateFee} is={isRegular(row) ? 'later' : 'due'} />,
      }),
    },
  ]
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
