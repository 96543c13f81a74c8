import type { Day } from '#platform/pure/calendar/day.ts'
import { useSay } from '#platform/browser/language.ts'
import type { Column } from '#platform/browser/ui/list/DataList.tsx'
import { CalendarTile } from '#platform/browser/ui/text/CalendarTile.tsx'
import { DayText } from '#platform/browser/ui/text/DayText.tsx'
import { Dotted } from '#platform/browser/ui/text/Dotted.tsx'
import { useSpeaking } from '#platform/browser/speaking.ts'
import { type Book, dueStatus } from '../rules/book.ts'
import { bookMessages as text } from '../rules/messages.ts'
import { DueChip } from './DueChip.tsx'

/** Book Details, Publisher, Issue Date, Due Date, Renew Date, Status (SPEC §2); '-' and 'N/A' where there is none. */
export function useBookColumns(): readonly Column<Book>[] {
  const { say, today } = useSpeaking()
  return [
    {
      id: 'details',
      header: say(text.details),
      slot: 'title',
      cell: (book) => <Details {...book} />,
      // On cards the status stands over the name: beside it there is no room for both.
      card: (book) => ({
        label: say(text.details),
        value: (
          <>
            <p className="mb-1.5">
              <DueChip status={dueStatus(book, today)} />
            </p>
            <Details {...book} />
          </>
        ),
      }),
    },
    {
      id: 'publisher',
      isSecondary: true,
      header: say(text.publisher),
      slot: 'fact',
      cell: ({ publisher }) => (publisher === '' ? '-' : publisher),
      card: (book) => ({
        label: say(text.details),
        value: <IssuedLine {...book} />,
        wide: true,
      }),
    },
    {
      id: 'issued',
      header: say(text['issue-date']),
      slot: 'none',
      cell: ({ issuedOn }) => <Stacked day={issuedOn} />,
    },
    {
      id: 'due',
      header: say(text['due-date']),
      slot: 'lead',
      cell: ({ dueOn }) => (
        <b className="font-strong [&_.meta]:font-normal">
          <Stacked day={dueOn} />
        </b>
      ),
      card: ({ dueOn }) => dueOn && { label: '', value: <DueTile day={dueOn} /> },
    },
    {
      id: 'renewed',
      isSecondary: true,
      header: say(text['renew-date']),
      slot: 'none',
      cell: ({ renewedOn }) => <Stacked day={renewedOn} />,
    },
    {
      id: 'status',
      header: say(text.status),
      slot: 'none',
      cell: (book) => <DueChip status={dueStatus(book, today)} />,
    },
  ]
}

function Stacked({ day }: { readonly day: Day | null }) {
  return day === null ? '-' : <DayText day={day} as="stacked" />
}

function DueTile({ day }: { readonly day: Day }) {
  const { say, today } = useSpeaking()
  return (
    <>
      <span className="sr-only">{say(text['due-date'])} </span>
      <CalendarTile day={day} today={today} isOwed />
    </>
  )
}

/** `Issued 1 Kartik · Renewed - · McGraw-Hill` beneath a card (mock 19). */
function IssuedLine({ issuedOn, renewedOn, publisher }: Book) {
  const { say, short } = useSpeaking()
  const parts = [
    say(text.issued, { day: issuedOn === null ? '-' : short(issuedOn) }),
    say(text.renewed, { day: renewedOn === null ? '-' : short(renewedOn) }),
    publisher === '' ? '-' : publisher,
  ]
  return <Dotted className="text-muted" parts={parts} />
}

function Details({ name, author, code, isbn }: Book) {
  const say = useSay()
  return (
    <>
      <h3 className="row-title">{name === '' ? 'N/A' : name}</h3>
      <p>{author === '' ? 'N/A' : author}</p>
      <p className="small text-muted">
        {code === '' ? 'N/A' : code} · {say(text.isbn, { isbn: isbn === '' ? 'N/A' : isbn })}
      </p>
    </>
  )
}
