import { fineModel, holdModel } from '../wire/due.ts'
import { UnreadableRows } from '#platform/browser/ui/list/UnreadableRows.tsx'
import { amountInDigits } from '#platform/pure/money/format.ts'
import { useSay } from '#platform/browser/language.ts'
import { Banner } from '#platform/browser/ui/frame/Banner.tsx'
import { DayText } from '#platform/browser/ui/text/DayText.tsx'
import { CouldNotRefresh } from '#platform/browser/ui/list/Empty.tsx'
import { StillWaiting } from '#platform/browser/ui/frame/Together.tsx'
import { bookMessages as text } from '../rules/messages.ts'
import { useLibraryDues } from './book.queries.ts'

/** Fines that are owed and books that wait at the counter, above the list and shown with it. */
export function LibraryDues() {
  const say = useSay()
  const { data, isPending, isError, refetch } = useLibraryDues()
  if (isPending) return <StillWaiting />
  if (!isError && data?.held.length === 0 && data.fines.length === 0) return <Unread />
  return (
    <div className="flex flex-col gap-3">
      {data?.held.map(({ id, title, until }) => (
        <Banner key={id} tone="turn" lead={say(text.heldForYou, { title })}>
          {say(text['kept-until'])} <DayText day={until} />
        </Banner>
      ))}
      {data?.fines.map(({ id, title, daysLate, amount }) => (
        <Banner key={id} tone="problem" lead={say(text.fine, { amount: amountInDigits(amount) })}>
          {say(text['fine-help'], { title, n: daysLate })}
        </Banner>
      ))}
      <Unread />
      {isError && (
        <div className="card">
          <CouldNotRefresh onRetry={() => void refetch()} />
        </div>
      )}
    </div>
  )
}

function Unread() {
  return (
    <>
      <UnreadableRows list={fineModel} />
      <UnreadableRows list={holdModel} />
    </>
  )
}
