import './day-book.css'
import { BookOpen } from 'lucide-react'
import { Link, useSearchParams } from 'wouter'
import { addressOfDays, daysInAddress } from '#platform/pure/calendar/days.ts'
import { useSay } from '#platform/browser/language.ts'
import { CouldNotRefresh, Empty } from '#platform/browser/ui/list/Empty.tsx'
import { LoadingRows } from '#platform/browser/ui/list/LoadingRows.tsx'
import { ReadTogether } from '#platform/browser/ui/list/ReadTogether.tsx'
import { useToday } from '#platform/browser/clock.ts'
import { dayBookText as text } from '../../rules/day-close/day-book-messages.ts'
import { cashKey } from '../cash/cash.queries.ts'
import { BookTables } from './BookTables.tsx'
import { CashOfDays } from './CashOfDays.tsx'
import { CloseDays } from './CloseDays.tsx'
import { dayBookKey, useDayBook } from './day-book.queries.ts'
import { DaysChoice } from './DaysChoice.tsx'

/** Sums of the ledger on the chosen days, which are in the address, and the closing of days. */
export function DayBookPage() {
  const say = useSay()
  const today = useToday()
  const [params, setParams] = useSearchParams()
  const days = daysInAddress(params, { first: today, last: today })
  const { data: book, isError, refetch } = useDayBook(days)
  const chosen = new URLSearchParams(addressOfDays(days))
  return (
    <div className="page">
      <header className="page-head">
        <div>
          <h1>{say(text.title)}</h1>
          <p className="small text-muted">{say(text.lead)}</p>
        </div>
        <nav className="day-book-links" aria-label={say(text.downloads)}>
          <Link to={`/reports/day-book?${chosen}`}>{say(text.entries)}</Link>
          <Link to={`/reports/account-sums?${chosen}`}>{say(text.sums)}</Link>
        </nav>
      </header>
      <DaysChoice
        days={days}
        onChoose={(chosen) => setParams(addressOfDays(chosen), { replace: true })}
      />
      <ReadTogether keys={[dayBookKey, cashKey]} rows={6}>
        {isError && <CouldNotRefresh onRetry={() => void refetch()} />}
        {book === undefined && !isError && <LoadingRows />}
        {book?.accounts.length === 0 && (
          <Empty icon={BookOpen} title={say(text.none)} help={say(text['none-help'])} />
        )}
        {book !== undefined && book.accounts.length > 0 && <BookTables book={book} />}
        <CashOfDays days={days} />
        {book !== undefined && <CloseDays key={days.last} book={book} lastDay={days.last} />}
      </ReadTogether>
    </div>
  )
}
