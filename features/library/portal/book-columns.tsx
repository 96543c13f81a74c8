import type { Day } from '#platform/pure/calendar/day.ts'
import { useSay } from '#platform/browser/language.ts'
import type { Column } from '#platform/browser/ui/list/DataList.tsx'
import { DayText } from '#platform/browser/ui/text/DayText.tsx'
import { useToday } from '#features/institution/portal/settings.ts'
import { type Book, dueStatus } from '../rules/book.ts'
import { bookMessages as text } from '../rules/messages.ts'
import { DueChip } from './DueChip.tsx'

/** Book Details, Publisher, Issue Date, Due Date, Renew Date, Status (SPEC §2); '-' and 'N/A' where there is none. */
export function useBookColumns(): readonly Column<Book>[] {
  const say = useSay()
  const today = useToday()
  const date = (id: string, label: string, of: (book: Book) => Day | null): Column<Book> => ({
    id,
    header: label,
    slot: 'fact',
    cell: (book) => <Date day={of(book)} />,
  })
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
      header: say(text.publisher),
      slot: 'fact',
      cell: ({ publisher }) => (publisher === '' ? '-' : publisher),
    },
    date('issued', say(text['issue-date']), ({ issuedOn }) => issuedOn),
    date('due', say(text['due-date']), ({ dueOn }) => dueOn),
    date('renewed', say(text['renew-date']), ({ renewedOn }) => renewedOn),
    {
      id: 'status',
      header: say(text.status),
      slot: 'fact',
      cell: (book) => <DueChip status={dueStatus(book, today)} />,
      card: () => null,
    },
  ]
}

function Date({ day }: { readonly day: Day | null }) {
  return day === null ? '-' : <DayText day={day} as="stacked" />
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
