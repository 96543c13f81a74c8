import './library.css'
import { BookMarked } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'wouter'
import { sameInBoth, type Message } from '#platform/pure/message.ts'
import { dayInNepal, findDay } from '#platform/pure/calendar/day.ts'
import { formatBs, formatDay } from '#platform/pure/calendar/format.ts'
import { isRunning } from '#platform/browser/action/action.ts'
import { useLanguage, useSay } from '#platform/browser/language.ts'
import { blocks } from '#platform/browser/messages.ts'
import { refusalOr } from '#platform/browser/network/error-detail.ts'
import { Banner } from '#platform/browser/ui/frame/Banner.tsx'
import { Button } from '#platform/browser/ui/control/Button.tsx'
import { CouldNotRefresh, Empty } from '#platform/browser/ui/list/Empty.tsx'
import { LostAnswer } from '#platform/browser/ui/frame/LostAnswer.tsx'
import { LoadingRows } from '#platform/browser/ui/list/LoadingRows.tsx'
import { TableScroll } from '#platform/browser/ui/list/TableScroll.tsx'
import { counterText as text } from '../rules/counter-messages.ts'
import type { Reservation } from '../wire/counter.ts'
import { useLibraryDay } from './library.queries.ts'
import { useLibraryAction } from './use-library-action.ts'
import { libraryHoldEnd } from '../wire/processes.ts'
import { callOf } from '#platform/pure/rest-dialect/contract.ts'

/** Readers who wait for a title, and the copies reserved for them. */
export function ReservationsPage() {
  const say = useSay()
  const { data: day, isError, refetch } = useLibraryDay()
  const [failed, setFailed] = useState<Message | null>(null)
  const action = useLibraryAction({
    onDone: () => setFailed(null),
    onFailed: (error) => setFailed(refusalOr(error, blocks.notReached)),
  })
  const end = ({ id, title, reader }: Reservation) =>
    action.run({
      ...callOf(libraryHoldEnd, { n_library_hold_ID: id }),
      about: sameInBoth(`${title}, ${reader.name}`),
      readerId: reader.id,
    })
  return (
    <div className="page">
      <h1>{say(text.reservations)}</h1>
      {failed && <Banner tone="problem" lead={say(failed)} />}
      <LostAnswer action={action} />
      {isError && <CouldNotRefresh onRetry={() => void refetch()} />}
      {day === undefined && !isError && <LoadingRows />}
      {day?.reservations.length === 0 && (
        <Empty
          icon={BookMarked}
          title={say(text['nobody-waits'])}
          help={say(text['nobody-waits-help'])}
        />
      )}
      {day !== undefined && day.reservations.length > 0 && (
        <Table reservations={day.reservations} isBusy={isRunning(action)} onEnd={end} />
      )}
    </div>
  )
}

type TableProps = {
  readonly reservations: readonly Reservation[]
  readonly isBusy: boolean
  readonly onEnd: (reservation: Reservation) => void
}

function Table({ reservations, isBusy, onEnd }: TableProps) {
  const say = useSay()
  return (
    <section className="card">
      <TableScroll label={say(text.reservations)}>
        <table className="plain-table">
          <thead>
            <tr>
              {(['book', 'reader', 'waiting-since', 'status'] as const).map((key) => (
                <th key={key} scope="col">
                  {say(text[key])}
                </th>
              ))}
              <th scope="col">
                <span className="sr-only">{say(text.end)}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {reservations.map((each) => (
              <Row key={each.id} reservation={each} isBusy={isBusy} onEnd={() => onEnd(each)} />
            ))}
          </tbody>
        </table>
      </TableScroll>
    </section>
  )
}

function Row({
  reservation,
  isBusy,
  onEnd,
}: {
  readonly reservation: Reservation
  readonly isBusy: boolean
  readonly onEnd: () => void
}) {
  const say = useSay()
  const language = useLanguage()
  const { title, reader, since, kept } = reservation
  const until = findDay(kept?.until ?? '')
  return (
    <tr>
      <th scope="row">{title}</th>
      <td>
        <Link to={`/library?reader=${reader.id}`}>{reader.name}</Link>
      </td>
      <td className="whitespace-nowrap">{formatBs(dayInNepal(Date.parse(since)), language)}</td>
      <td>
        {kept === null || until === null
          ? say(text.waits)
          : say(text['kept-until'], { code: kept.code, day: formatDay(until, language) })}
      </td>
      <td className="end">
        <Button disabled={isBusy} onClick={onEnd}>
          {say(text.end)}
        </Button>
      </td>
    </tr>
  )
}
