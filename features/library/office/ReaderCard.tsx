import { UserRound } from 'lucide-react'
import { formatRs } from '#platform/pure/money/format.ts'
import { paisa } from '#platform/pure/money/money.ts'
import { useLanguage, useSay } from '#platform/browser/language.ts'
import { Button } from '#platform/browser/ui/control/Button.tsx'
import { CouldNotRefresh, Empty } from '#platform/browser/ui/list/Empty.tsx'
import { LoadingRows } from '#platform/browser/ui/list/LoadingRows.tsx'
import { digits } from '#platform/browser/ui/text/digits.ts'
import { Key } from '#features/desk/office/shortcuts/Key.tsx'
import { Face } from '#platform/browser/ui/frame/Face.tsx'
import { useToday } from '#platform/browser/clock.ts'
import { counterText as text } from '../rules/counter-messages.ts'
import type { CounterReader, OwedFine } from '../wire/counter.ts'
import { HeldBooks } from './HeldBooks.tsx'
import { useFace } from './library.queries.ts'
import type { Counter } from './use-counter.ts'

type Props = {
  readonly counter: Counter
  readonly chosen: number
  readonly isBusy: boolean
  readonly onFine: (fine: OwedFine) => void
  readonly onActed: () => void
}

/** The reader at the counter: limits, books, fines and reservations. */
export function ReaderCard(props: Props) {
  const say = useSay()
  const { reader, readerId } = props.counter
  if (readerId === null)
    return <Empty icon={UserRound} title={say(text['nobody-yet'])} help={say(text['scan-help'])} />
  if (reader.isError) return <CouldNotRefresh onRetry={() => void reader.refetch()} />
  if (reader.data === undefined) return <LoadingRows rows={4} />
  return (
    <section className="card" aria-label={reader.data.name}>
      <ReaderHead reader={reader.data} />
      {reader.data.held.length === 0 ? (
        <p className="library-note text-muted">{say(text['no-books'])}</p>
      ) : (
        <HeldBooks {...props} held={reader.data.held} />
      )}
      <Fines fines={reader.data.fines} onFine={props.onFine} />
    </section>
  )
}

function ReaderHead({ reader }: { readonly reader: CounterReader }) {
  const say = useSay()
  const language = useLanguage()
  const today = useToday()
  const { name, nepaliName, number, phone, held, mostBooks, isEnrolled } = reader
  const late = held.filter(({ dueOn }) => dueOn !== null && dueOn < today)
  const fine = held.reduce((sum, { fineToday }) => sum + fineToday, 0)
  const about = [number, phone].filter(Boolean).map((each) => digits(each, language))
  return (
    <header className="reader-head">
      <Face name={name} address={useFace(reader)} />
      <div className="min-w-0 flex-1">
        <h2>
          {name}{' '}
          <span className="ms-1 font-normal text-muted" lang="ne">
            {nepaliName}
          </span>
        </h2>
        <p className="small text-muted">{about.join(' · ')}</p>
        {!isEnrolled && <p className="sign is-block">{say(text['not-enrolled'])}</p>}
      </div>
      <p className="reader-count">
        <b>{say(text['books-of'], { n: held.length, most: mostBooks })}</b>
        <span className="small text-muted">
          {say(text['more-allowed'], { n: Math.max(0, mostBooks - held.length) })}
        </span>
      </p>
      {late.length > 0 && (
        <p className="reader-count">
          <b className="sign is-block">{say(text['overdue-n'], { n: late.length })}</b>
          <span className="small text-muted">
            {say(text['fine-so-far'], { amount: formatRs(paisa(fine), language) })}
          </span>
        </p>
      )}
    </header>
  )
}

function Fines({
  fines,
  onFine,
}: {
  readonly fines: readonly OwedFine[]
  readonly onFine: (fine: OwedFine) => void
}) {
  const say = useSay()
  const language = useLanguage()
  if (fines.length === 0) return null
  return (
    <>
      <h3 className="library-note">{say(text.fines)}</h3>
      <ul className="library-fines">
        {fines.map((fine, index) => (
          <li key={fine.id}>
            <span className="flex-1">
              {say(text['fine-of'], { title: fine.title, n: fine.daysLate })}
            </span>
            <b className="tabular">{formatRs(paisa(fine.amount), language)}</b>
            <Button onClick={() => onFine(fine)}>
              {say(text.settle)}
              {index === 0 && <Key>Alt F</Key>}
            </Button>
          </li>
        ))}
      </ul>
    </>
  )
}
