import type { Day } from '#platform/pure/calendar/day.ts'
import type { Money } from '#platform/pure/money/money.ts'
import type { Column } from '#platform/browser/ui/DataList.tsx'
import { DayText } from '#platform/browser/ui/DayText.tsx'
import { momentText } from '#platform/browser/ui/moment-text.ts'
import { MoneyText } from '#platform/browser/ui/MoneyText.tsx'
import { useSpeaking } from '#features/institution/portal/speaking.ts'
import { isRegularOn } from '../rules/fee.ts'
import { entrancePageMessages as page } from '../rules/messages.ts'
import type { OpenRow } from './open-rows.ts'

/** Columns of an open entrance's own: both fees and the exam. */
export function useOpenColumns(): readonly Column<OpenRow>[] {
  const { say, language, today, ...at } = useSpeaking()
  const short = (day: Day | null) => (day === null ? '-' : at.short(day))
  const isRegular = ({ opening }: OpenRow) => isRegularOn(opening, today)
  const column = { slot: 'fact', align: 'end' } as const
  return [
    {
      ...column,
      id: 'exam-fee',
      header: say(page['exam-fee']),
      cell: (row) => {
        const { examFee, lastRegularDay } = row.opening
        const until = isRegular(row) && lastRegularDay
        const note = until ? say(page.to, { day: short(until) }) : say(page.ended)
        return <Fee amount={examFee} is={isRegular(row) ? 'due' : 'ended'} note={note} />
      },
      card: (row) => ({
        label: isRegular(row)
          ? say(page['exam-fee'])
          : say(page['exam-fee-ended'], { day: short(row.opening.lastRegularDay) }),
        value: <Fee amount={row.opening.examFee} is={isRegular(row) ? 'due' : 'ended'} />,
      }),
    },
    {
      ...column,
      id: 'late-fee',
      header: say(page['late-fee']),
      cell: (row) => {
        const { lateFee, lastLateDay } = row.opening
        const note = lastLateDay ? say(page.to, { day: short(lastLateDay) }) : ''
        return <Fee amount={lateFee} is={isRegular(row) ? 'later' : 'due'} note={note} />
      },
      card: (row) => ({
        label: say(page['late-fee-to'], { day: short(row.opening.lastLateDay) }),
        value: <Fee amount={row.opening.lateFee} is={isRegular(row) ? 'later' : 'due'} />,
      }),
    },
    {
      id: 'exam',
      header: say(page.exam),
      slot: 'fact',
      cell: ({ opening: { examDay, examTime } }) =>
        examDay === null ? '-' : <DayText day={examDay} time={examTime} as="stacked" />,
      card: ({ opening: { examDay, examTime } }) => ({
        label: say(page.exam),
        value: momentText(examDay, examTime, language),
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
