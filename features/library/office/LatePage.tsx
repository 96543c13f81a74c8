import './library.css'
import { BookCheck } from 'lucide-react'
import { Link } from 'wouter'
import { useSay } from '#platform/browser/language.ts'
import { CouldNotRefresh, Empty } from '#platform/browser/ui/list/Empty.tsx'
import { LoadingRows } from '#platform/browser/ui/list/LoadingRows.tsx'
import { TableScroll } from '#platform/browser/ui/list/TableScroll.tsx'
import { counterText as text } from '../rules/counter-messages.ts'
import type { LibraryDay } from '../wire/counter.ts'
import { useLibraryDay } from './library.queries.ts'
import { LateText } from './LibrarySide.tsx'

/** Books due today or late, the longest late first. */
export function LatePage() {
  const say = useSay()
  const { data: day, isError, refetch } = useLibraryDay()
  return (
    <div className="page">
      <h1>{say(text['due-late'])}</h1>
      {isError && <CouldNotRefresh onRetry={() => void refetch()} />}
      {day === undefined && !isError && <LoadingRows />}
      {day?.late.length === 0 && (
        <Empty icon={BookCheck} title={say(text['nothing-late'])} help="" />
      )}
      {day !== undefined && day.late.length > 0 && <Table day={day} />}
    </div>
  )
}

function Table({ day }: { readonly day: LibraryDay }) {
  const say = useSay()
  return (
    <section className="card">
      {day.lateCount > day.late.length && (
        <p className="card-head small text-muted">
          {say(text['first-n'], { n: day.late.length, of: day.lateCount })}
        </p>
      )}
      <TableScroll label={say(text['due-late'])}>
        <table className="plain-table">
          <thead>
            <tr>
              {(['book', 'code', 'reader', 'due'] as const).map((key) => (
                <th key={key} scope="col">
                  {say(text[key])}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {day.late.map(({ id, title, code, reader, dueOn }) => (
              <tr key={id}>
                <th scope="row">{title}</th>
                <td className="tabular">{code}</td>
                <td>
                  <Link to={`/library?reader=${reader.id}`}>{reader.name}</Link>
                </td>
                <td>
                  <LateText dueOn={dueOn} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </TableScroll>
    </section>
  )
}
