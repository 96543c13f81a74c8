import './cash-counter.css'
import { useRef } from 'react'
import { useSearchParams } from 'wouter'
import { type Day, findDay } from '#platform/pure/calendar/day.ts'
import { useSay } from '#platform/browser/language.ts'
import { DateField } from '#platform/browser/ui/form/DateField.tsx'
import { useToday } from '#platform/browser/clock.ts'
import { useCounters } from '#features/payments/office/cash/cash.queries.ts'
import { CashCounts } from '#features/payments/office/cash/CashCounts.tsx'
import { CashFees } from '#features/payments/office/cash/CashFees.tsx'
import { CashReceipts } from '#features/payments/office/cash/CashReceipts.tsx'
import { Counters } from '#features/payments/office/cash/Counters.tsx'
import { cashCounterMessages as text } from '../rules/messages.ts'
import { FindStudent } from './FindStudent.tsx'

/** Fees taken in cash: the student who pays and the day are in the address. */
export function CashCounterPage() {
  const say = useSay()
  const today = useToday()
  const [params, setParams] = useSearchParams()
  const student = Number(params.get('student') ?? '')
  const day = findDay(params.get('day') ?? '') ?? today
  const { data, isError, refetch } = useCounters({ first: day, last: day })
  const field = useRef<HTMLInputElement>(null)
  const show = (facts: { readonly student?: number; readonly day?: Day }) => {
    const next = { student, day, ...facts }
    setParams(
      {
        ...(next.student > 0 && { student: String(next.student) }),
        ...(next.day !== today && { day: next.day }),
      },
      { replace: true },
    )
  }
  return (
    <div className="page">
      <header className="page-head">
        <div>
          <h1>{say(text.title)}</h1>
          <p className="small text-muted">{say(text.lead)}</p>
        </div>
      </header>
      <FindStudent field={field} onChoose={(id) => show({ student: id })} />
      {student > 0 && (
        <CashFees key={student} partnerId={student} onTaken={() => field.current?.focus()} />
      )}
      <ShownDay day={day} onChoose={(chosen) => show({ day: chosen })} />
      <Counters counters={data?.counters} onRetry={isError ? () => void refetch() : undefined} />
      <CashReceipts receipts={data?.receipts} isWhole={data?.isWhole ?? true} />
      {data && <CashCounts counts={data.counts} />}
    </div>
  )
}

type DayProps = { readonly day: Day; readonly onChoose: (day: Day) => void }

function ShownDay({ day, onChoose }: DayProps) {
  const say = useSay()
  return (
    <div className="cash-day">
      <DateField
        id="cash-day"
        label={say(text.day)}
        value={day}
        onChange={(chosen) => {
          if (chosen !== '') onChoose(chosen)
        }}
      />
    </div>
  )
}
