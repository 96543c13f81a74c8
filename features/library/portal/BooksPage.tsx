import { useLanguage, useSay } from '#platform/browser/language.ts'
import { blocks } from '#platform/browser/messages.ts'
import { Banner, SentenceBanner } from '#platform/browser/ui/frame/Banner.tsx'
import { Button } from '#platform/browser/ui/control/Button.tsx'
import { digits } from '#platform/browser/ui/text/digits.ts'
import { DataList } from '#platform/browser/ui/list/DataList.tsx'
import { CouldNotRefresh } from '#platform/browser/ui/list/Empty.tsx'
import { PageHeader } from '#platform/browser/ui/frame/PageHeader.tsx'
import { StillWaiting, Together } from '#platform/browser/ui/frame/Together.tsx'
import { UnreadableRows } from '#platform/browser/ui/list/UnreadableRows.tsx'
import { useEnrollmentLookup } from '#features/enrollment/portal/enrollment.queries.ts'
import { useSettings } from '#features/institution/portal/settings.ts'
import type { Book } from '../rules/book.ts'
import { bookMessages as text } from '../rules/messages.ts'
import { bookModel } from '../wire/book.ts'
import { useBookColumns } from './book-columns.tsx'
import { useBooks } from './book.queries.ts'
import { failureText } from './failure.ts'
import { LibraryDues } from './LibraryDues.tsx'

/** The books a student has from the library, and when they are due (SPEC §2 Books screen). */
export function BooksPage() {
  const say = useSay()
  return (
    <div className="relative flex flex-col gap-5">
      <PageHeader title={say(text.title)} subtitle={say(text.subtitle)} />
      <Together label={say(text.loading)}>
        <LibraryDues />
        <Books />
        <UnreadableRows list={bookModel} />
      </Together>
    </div>
  )
}

function Books() {
  const say = useSay()
  const lookup = useEnrollmentLookup()
  const { data, error, isError, refetch } = useBooks()
  if (lookup.enrollment === null)
    return <SentenceBanner tone="turn" sentence={say(text['enrollment-required'])} />
  if (data !== undefined)
    return <Shelf books={data} onRetry={isError ? () => void refetch() : undefined} />
  if (isError)
    return (
      <Banner tone="problem" lead={say(text['failed-lead'])}>
        <span className="block">{failureText(error, say)}</span>
        <Button onClick={() => void refetch()}>{say(blocks.tryAgain)}</Button>
      </Banner>
    )
  if (lookup.onRetry)
    return (
      <div className="card">
        <CouldNotRefresh onRetry={lookup.onRetry} />
      </div>
    )
  return <StillWaiting />
}

type ShelfProps = { readonly books: readonly Book[]; readonly onRetry: (() => void) | undefined }

function Shelf({ books, onRetry }: ShelfProps) {
  const say = useSay()
  const language = useLanguage()
  const columns = useBookColumns()
  return (
    <section className="flex flex-col gap-3" aria-labelledby="books">
      <div className="flex items-baseline justify-between gap-4">
        <h2 id="books">{say(text.list)}</h2>
        {books.length > 1 && (
          <p className="small hidden text-muted lg:block">{say(text['soonest-first'])}</p>
        )}
        {/* Beside the heading of the page where that has the room. */}
        <p className="text-muted lg:absolute lg:top-0 lg:right-0 lg:text-end">
          {say(text.total)}{' '}
          <b className="text-[1.25rem] font-strong text-ink lg:block lg:text-[1.5rem]">
            {digits(books.length, language)}
          </b>
        </p>
      </div>
      {books.length === 0 ? (
        <SentenceBanner tone="waiting" sentence={say(text.none)} />
      ) : (
        <DataList caption={say(text.list)} rows={books} rowKey={({ id }) => id} columns={columns} />
      )}
      {onRetry && <CouldNotRefresh onRetry={onRetry} />}
      <Counter />
    </section>
  )
}

/** Place and hours for returning a book. */
function Counter() {
  const say = useSay()
  const hours = useSettings()?.library?.hours
  const known = hours !== undefined && hours.en !== '' && hours.ne !== ''
  return (
    <p className="small text-muted">
      {known ? say(text['counter-hours'], { hours }) : say(text.counter)}
    </p>
  )
}
