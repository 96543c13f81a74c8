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
    <div className="flex flex-col gap-5">
      <PageHeader title={say(text.title)} subtitle={say(text.subtitle)} />
      <Together label={say(text.loading)}>
        <Books />
        <UnreadableRows list={bookModel} />
        <LibraryDues />
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
        <p className="text-muted">
          {say(text.total)}{' '}
          <b className="text-[1.25rem] font-strong text-ink">{digits(books.length, language)}</b>
        </p>
      </div>
      {books.length === 0 ? (
        <SentenceBanner tone="waiting" sentence={say(text.none)} />
      ) : (
        <DataList caption={say(text.list)} rows={books} rowKey={({ id }) => id} columns={columns} />
      )}
      {onRetry && <CouldNotRefresh onRetry={onRetry} />}
      <p className="small text-muted">{say(text.counter)}</p>
    </section>
  )
}
