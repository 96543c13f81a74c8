import { useSay } from '#platform/browser/language.ts'
import { closingDays, nearestToApply } from '#features/applying/card/open-row.ts'
import { type HomeProps, noWords, pendingWords } from '#features/dashboard/portal/at-home.ts'
import { EnrollmentNotKnown } from '#features/dashboard/portal/EnrollmentNotKnown.tsx'
import { ProgramCompleted } from '#features/dashboard/portal/ProgramCompleted.tsx'
import { Go } from '#features/dashboard/portal/StepCard.tsx'
import { TurnCard, WaitingCard } from '#features/dashboard/portal/TurnCard.tsx'
import { useCompletedEnrollment } from '#features/enrollment/portal/completed.queries.ts'
import { useSpeaking } from '#platform/browser/speaking.ts'
import { useToday } from '#platform/browser/clock.ts'
import { feeDeadline, isRegularOn } from '#features/late-fee/rules/facts.ts'
import { lateFeeMessages as lateFee } from '#features/late-fee/rules/messages.ts'
import { entranceAbout } from '../rules/about.ts'
import type { EntranceOpening } from '../rules/entrance.ts'
import { firstEntranceMessages as first } from '../rules/first-messages.ts'
import { entranceMessages } from '../rules/messages.ts'
import { entranceNextMessages as text } from '../rules/next-messages.ts'
import { entranceSteps } from '../rules/path.ts'
import { useOpenRows } from './open-rows.ts'

/** Dashboard texts for a student who has not applied for an entrance yet; a graduate needs none. */
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
            card: <ProgramCompleted program={completed.data.programName} further={first.further} />,
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
      ({ opening }) => first[isRegularOn(opening, today) ? 'regular-ends' : 'applying-ends'],
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
  const { say, short, today } = useSpeaking()
  const until = feeDeadline(opening, today)
  const meaning = isRegularOn(opening, today) ? lateFee['regular-until'] : first['last-day']
  return (
    <TurnCard title={say(text.apply)} name={opening.name} until={until} action={<SeeOpen />}>
      {until && <p>{say(meaning, { day: short(until) })}</p>}
    </TurnCard>
  )
}

/** The list could not be read: what is open is not known, where it stands is. */
function Look() {
  const say = useSay()
  return (
    <TurnCard
      title={say(text.apply)}
      name={say(first['choose-one'])}
      until={null}
      action={<SeeOpen />}
    />
  )
}

function SeeOpen() {
  const say = useSay()
  return <Go to={entranceAbout.path}>{say(first['see-open'])}</Go>
}

function NoneOpen() {
  const say = useSay()
  const { 'none-open': title, 'none-open-help': help } = entranceMessages
  return <WaitingCard title={say(title)} name={say(help)} />
}
