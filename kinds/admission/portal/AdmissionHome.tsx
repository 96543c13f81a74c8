import { useSay } from '#platform/browser/language.ts'
import { type HomeProps, noWords, pendingWords } from '#features/dashboard/portal/at-home.ts'
import { ProgramCompleted } from '#features/dashboard/portal/ProgramCompleted.tsx'
import { WaitingCard } from '#features/dashboard/portal/TurnCard.tsx'
import { useCompletedEnrollment } from '#features/enrollment/portal/completed.queries.ts'
import { closingDays } from '#features/applying/card/open-row.ts'
import { nextOfPrograms } from '#features/programs/portal/ProgramNext.tsx'
import { useAppliedPrograms } from '#features/programs/portal/program.queries.ts'
import { admissionNextMessages as text } from '../rules/messages.ts'
import { admissionStep } from '../rules/step.ts'
import { useAdmissionRows } from './admission-rows.ts'
import { admissionScreen } from './screen.ts'

/** Dashboard texts about admissions for a student who is eligible after an entrance. */
export function AdmissionHome({ outcome, children }: HomeProps) {
  const applied = useAppliedPrograms('admission')
  const { listed, isPending, onRetry } = useAdmissionRows()
  const completed = useCompletedEnrollment()
  if (isPending || applied.isPending || completed.isPending) return children(pendingWords)
  const applications = applied.data ?? []
  // The step is done once an admission was applied for after the entrance.
  const since = outcome.is === 'reached' ? (outcome.since ?? '') : ''
  const isApplied = applications.some(
    ({ status, appliedOn }) => status !== 'CL' && (appliedOn ?? '') >= since,
  )
  const otherwise = completed.data
    ? ({
        whose: 'done',
        card: <ProgramCompleted program={completed.data.programName} further={text.further} />,
      } as const)
    : ({ whose: 'waiting', card: <NotOpenYet /> } as const)
  return children({
    ...noWords,
    onRetry,
    next:
      nextOfPrograms({ screen: admissionScreen, rows: listed, applications, titles: text }) ??
      otherwise,
    steps: [admissionStep(outcome, isApplied)],
    deadlines: closingDays(listed, () => text.deadline),
  })
}

function NotOpenYet() {
  const say = useSay()
  return <WaitingCard title={say(text['not-open'])} name={say(text['not-open-help'])} />
}
