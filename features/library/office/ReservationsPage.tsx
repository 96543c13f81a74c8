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
import { Nothing } from '#platform/browser/ui/list/Empty.tsx'
import { LostAnswer } from '#platform/browser/ui/frame/LostAnswer.tsx'
import { OfficeTable } from '#platform/browser/ui/table/OfficeTable.tsx'
import { counterText as text } from '../rules/counter-messages.ts'
import type { Reservation } from '../wire/counter.ts'
import { useLibraryDay } from './library.queries.ts'
import { useLibraryAction } from './use-library-action.ts'
import { libraryHoldEnd } from '../wire/processes.ts'
import { callOf } from '#platform/pure/rest-dialect/contract.ts'

/** Readers who wait for a title, and the copies reserved for them. */
export function ReservationsPage() {
  const say = useSay()
  const language = useLanguage()
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
      <section className="card">
        <OfficeTable
          label={say(text.reservations)}
          rows={day?.reservations}
          rowKey={({ id }) => id}
          onRetry={isError ? () => void refetch() : undefined}
          empty={
            <Nothing
              icon={BookMarked}
              title={say(text['nobody-waits'])}
              help={say(text['nobody-waits-help'])}
            />
          }
          columns={[
            { id: 'book', head: say(text.book), render: ({ title }) => title, sort: byTitle },
            {
              id: 'reader',
              head: say(text.reader),
              render: ({ reader }) => (
                <Link to={`/library?reader=${reader.id}`}>{reader.name}</Link>
              ),
              sort: ({ reader }) => reader.name,
            },
            {
              id: 'since',
              head: say(text['waiting-since']),
              kind: 'code',
              render: ({ since }) => formatBs(dayInNepal(Date.parse(since)), language),
              sort: ({ since }) => since,
            },
            { id: 'status', head: say(text.status), render: (each) => <Reserved {...each} /> },
            {
              id: 'end',
              head: say(text.end),
              kind: 'action',
              render: (each) => (
                <Button disabled={isRunning(action)} onClick={() => end(each)}>
                  {say(text.end)}
                </Button>
              ),
            },
          ]}
        />
      </section>
    </div>
  )
}

function Reserved({ kept }: Pick<Reservation, 'kept'>) {
  const say = useSay()
  const language = useLanguage()
  const until = findDay(kept?.until ?? '')
  return kept === null || until === null
    ? say(text.waits)
    : say(text['kept-until'], { code: kept.code, day: formatDay(until, language) })
}

const byTitle = ({ title }: Reservation) => title
