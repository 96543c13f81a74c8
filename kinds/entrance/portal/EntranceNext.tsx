import { formatShortDay } from '#platform/pure/calendar/format.ts'
import { useLanguage, useSay } from '#platform/browser/language.ts'
import { blocks } from '#platform/browser/messages.ts'
import { daysLeft } from '#platform/browser/ui/days-left.ts'
import { PatroLeaf } from '#platform/browser/ui/PatroLeaf.tsx'
import { StillWaiting } from '#platform/browser/ui/Together.tsx'
import { EnrollmentNotKnown } from '#features/dashboard/portal/EnrollmentNotKnown.tsx'
import { ProgramCompleted } from '#features/dashboard/portal/ProgramCompleted.tsx'
import { Go, StepCard } from '#features/dashboard/portal/StepCard.tsx'
import { useCompletedEnrollment } from '#features/enrollment/portal/completed.queries.ts'
import { useToday } from '#features/institution/portal/settings.ts'
import type { EntranceOpening } from '../rules/entrance.ts'
import { isRegularOn, nextDeadline } from '../rules/fee.ts'
import { entrance } from '../rules/kind.ts'
import { entranceMessages } from '../rules/messages.ts'
import { entranceNextMessages as text } from '../rules/next-messages.ts'
import { useOpenEntrances } from './entrance.queries.ts'
import { nearestFirst } from './nearest-first.ts'

/** The dashboard's next step of somebody who has applied for no entrance yet; a graduate has none to take. */
export function EntranceNext() {
  const today = useToday()
  const open = useOpenEntrances()
  const completed = useCompletedEnrollment()
  if (open.isPending || completed.isPending) return <StillWaiting />
  if (completed.data === undefined)
    return <EnrollmentNotKnown onRetry={() => void completed.refetch()} />
  if (completed.data) return <ProgramCompleted program={completed.data.programName} />
  const [nearest] = nearestFirst(open.data ?? [], today)
  if (nearest) return <Apply opening={nearest} />
  return open.isError ? <Look /> : <NoneOpen />
}

function Apply({ opening }: { readonly opening: EntranceOpening }) {
  const say = useSay()
  const language = useLanguage()
  const today = useToday()
  const until = nextDeadline(opening, today)
  const left = until && daysLeft(say, language, { today, until })
  const meaning = isRegularOn(opening, today) ? text['regular-until'] : text['last-day']
  return (
    <StepCard
      whose="turn"
      turn={left ? `${say(blocks.yourTurn)} · ${left}` : say(blocks.yourTurn)}
      title={say(text.apply)}
      lead={until && <PatroLeaf day={until} today={today} />}
      action={<Go to={entrance.path}>{say(text['see-open'])}</Go>}
    >
      <p>{opening.name}</p>
      {until && <p>{say(meaning, { day: formatShortDay(until, language) })}</p>}
    </StepCard>
  )
}

/** The list could not be read: what is open is not known, where it stands is. */
function Look() {
  const say = useSay()
  return (
    <StepCard
      whose="turn"
      turn={say(blocks.yourTurn)}
      title={say(text.apply)}
      action={<Go to={entrance.path}>{say(text['see-open'])}</Go>}
    >
      {say(text['choose-one'])}
    </StepCard>
  )
}

function NoneOpen() {
  const say = useSay()
  return (
    <StepCard
      whose="waiting"
      turn={say(blocks.withUniversity)}
      title={say(entranceMessages['none-open'])}
    >
      {say(entranceMessages['none-open-help'])}
    </StepCard>
  )
}
