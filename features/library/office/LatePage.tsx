import './library.css'
import { BookCheck } from 'lucide-react'
import { Link } from 'wouter'
import { useSay } from '#platform/browser/language.ts'
import { Nothing } from '#platform/browser/ui/list/Empty.tsx'
import { OfficeTable } from '#platform/browser/ui/table/OfficeTable.tsx'
import { counterText as text } from '../rules/counter-messages.ts'
import type { LateLoan } from '../wire/counter.ts'
import { useLibraryDay } from './library.queries.ts'
import { LateText } from './LibrarySide.tsx'

/** Books due today or late, the longest late first. */
export function LatePage() {
  const say = useSay()
  const { data: day, isError, refetch } = useLibraryDay()
  return (
    <div className="page">
      <h1>{say(text['due-late'])}</h1>
      <section className="card">
        {day !== undefined && day.lateCount > day.late.length && (
          <p className="card-head small text-muted">
            {say(text['first-n'], { n: day.late.length, of: day.lateCount })}
          </p>
        )}
        <OfficeTable
          label={say(text['due-late'])}
          rows={day?.late}
          rowKey={({ id }) => id}
          onRetry={isError ? () => void refetch() : undefined}
          empty={<Nothing icon={BookCheck} title={say(text['nothing-late'])} />}
          columns={[
            { id: 'book', head: say(text.book), render: ({ title }) => title, sort: byTitle },
            { id: 'code', head: say(text.code), kind: 'code', render: ({ code }) => code },
            {
              id: 'reader',
              head: say(text.reader),
              render: ({ reader }) => (
                <Link to={`/library?reader=${reader.id}`}>{reader.name}</Link>
              ),
              sort: ({ reader }) => reader.name,
            },
            {
              id: 'due',
              head: say(text.due),
              render: ({ dueOn }) => <LateText dueOn={dueOn} />,
              sort: ({ dueOn }) => dueOn,
            },
          ]}
        />
      </section>
    </div>
  )
}

const byTitle = ({ title }: LateLoan) => title
