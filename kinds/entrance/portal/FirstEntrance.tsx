import { useLanguage, useSay } from '#platform/browser/language.ts'
import { blocks } from '#platform/browser/messages.ts'
import { daysLeft } from '#platform/browser/ui/days-left.ts'
import { PatroLeaf } from '#platform/browser/ui/PatroLeaf.tsx'
import { closingDays, nearestToApply } from '#features/applying/portal/open-row.ts'
import { type HomeProps, noWords, pendingWords } from '#features/dashboard/portal/at-home.ts'
import { EnrollmentNotKnown } from '#features/dashboard/portal/EnrollmentNotKnown.tsx'
import { ProgramCompleted } from '#features/dashboard/portal/ProgramCompleted.tsx'
import { Go, StepCard } from '#features/dashboard/portal/StepCard.tsx'
import { useCompletedEnrollment } from '#features/enrollment/portal/completed.queries.ts'
import { useToday } from '#features/institution/portal/settings.ts'
import { useShortDay } from '#features/institution/portal/short-day.ts'
import { entranceAbout } from '../rules/about.ts'
import type { EntranceOpening } from '../rules/entrance.ts'
import { isRegularOn, nextDeadline } from '../rules/fee.ts'
import { entranceMessages } from '../rules/messages.ts'
import { entranceNextMessages as text } from '../rules/next-messages.ts'
import { entranceSteps } from '../rules/path.ts'
import { useOpenRows } from './open-rows.ts'

/** What the dashboard says to somebody who has applied for no entrance yet; a graduate has none to take. */
export function FirstEntrance({ children }: HomeProps) {
  const today = useToday()
  const open = useOpenRows()
  const completed = useCompletedEnrollment()
  if (open.isPending || completed.isPending) return children(pendingWords)
  if (completed.data !== null)
    return children({
      ...noWords,
      steps: null,
      next: completed.data
        ? {
            whose: 'done',
            card: <ProgramCompleted program={completed.data.programName} />,
          }
        : {
            whose: 'waiting',
            card: <EnrollmentNotKnown onRetry={() => void completed.refetch()} />,
          },
    })
  return children({
    ...noWords,
    steps: entranceSteps({ profileComplete: true, entrance: null, today }),
    next: nextOf(nearestToApply(open.rows)?.opening ?? null, open.onRetry !== undefined),
    deadlines: closingDays(
      open.rows,
      ({ opening }) => text[isRegularOn(opening, today) ? 'regular-ends' : 'applying-ends'],
    ),
  })
}

function nextOf(nearest: EntranceOpening | null, isUnread: boolean) {
  if (nearest !== null) return { whose: 'turn', card: <Apply opening={nearest} /> } as const
  return isUnread
    ? ({ whose: 'turn', card: <Look /> } as const)
    : ({ whose: 'waiting', card: <NoneOpen /> } as const)
}

function Apply({ opening }: { readonly opening: EntranceOpening }) {
  const say = useSay()
  const short = useShortDay()
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
      action={<Go to={entranceAbout.path}>{say(text['see-open'])}</Go>}
    >
      <p>{opening.name}</p>
      {until && <p>{say(meaning, { day: short(until) })}</p>}
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
      action={<Go to={entranceAbout.path}>{say(text['see-open'])}</Go>}
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
