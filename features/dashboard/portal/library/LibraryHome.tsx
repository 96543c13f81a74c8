import type { Day } from '#platform/pure/calendar/day.ts'
import { rsInBoth } from '#platform/pure/money/format.ts'
import type { Task } from '#platform/browser/ui/list/Checklist.tsx'
import { useSpeaking } from '#platform/browser/speaking.ts'
import { useBooks, useLibraryDues } from '#features/library/portal/book.queries.ts'
import { DueChip } from '#features/library/portal/DueChip.tsx'
import {
  type Book,
  dueStatus,
  dueWords,
  type HeldBook,
  libraryHomeMessages as text,
  libraryLine,
  type LibraryLine,
  type OwedFine,
  waitsOnReader,
} from '#features/library/rules/facts.ts'
import type { Deadline } from '../../rules/words.ts'
import { type HomeProps, noWords, pendingWords } from '../at-home.ts'

type Dues = { readonly fines: readonly OwedFine[]; readonly held: readonly HeldBook[] }

/**
 * The Books line, and the days of the library among the deadlines. What could not be read has no line: the page of the
 * books says so.
 */
export function LibraryHome({ children }: HomeProps) {
  const { today } = useSpeaking()
  const books = useBooks()
  const dues = useLibraryDues()
  const at = { books: books.data ?? [], fines: dues.data?.fines ?? [], held: dues.data?.held ?? [] }
  const line = libraryLine(at, today)
  const task = useBooksTask(line)
  if (books.isPending || dues.isPending) return children(pendingWords)
  return children({
    ...noWords,
    tasks: task === null ? [] : [task],
    deadlines: libraryDays(at.books, at, today),
  })
}

function useBooksTask(line: LibraryLine | null): Task | null {
  const { say, short } = useSpeaking()
  if (line === null) return null
  const { count, first, late, owed, held } = line
  const details = [
    first && late === 0 ? say(text['to-return'], { n: count, day: short(first.day) }) : '',
    late > 0 ? say(text.late, { n: late }) : '',
    owed > 0 ? say(text.fine, { amount: rsInBoth(owed) }) : '',
    held > 0 ? say(text.held, { n: held }) : '',
  ]
  return {
    id: 'books',
    title: say(text.books),
    state: waitsOnReader(line) ? 'turn' : 'later',
    detail: details.filter((each) => each !== '').join(' · '),
    aside: first && <DueChip status={first.status} />,
    to: '/books',
  }
}

/** Books to return, also late ones, books to take, and fines, which stand on today until they are paid. */
function libraryDays(
  books: readonly Book[],
  { fines, held }: Dues,
  today: Day,
): readonly Deadline[] {
  return [
    ...books.flatMap((book): Deadline[] =>
      book.dueOn === null
        ? []
        : [
            {
              label: text.return,
              values: { name: book.name },
              day: book.dueOn,
              isOwed: true,
              ...(book.dueOn <= today && { note: dueWords(dueStatus(book, today)) }),
            },
          ],
    ),
    ...held.map(({ title, until }) => ({ label: text.take, values: { name: title }, day: until })),
    ...fines.map(({ amount, title }) => ({
      label: text['pay-fine'],
      values: { amount: rsInBoth(amount), name: title },
      day: today,
      note: text['no-issue'],
    })),
  ]
}
