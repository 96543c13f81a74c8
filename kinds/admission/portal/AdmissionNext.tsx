import { StillWaiting } from '#platform/browser/ui/Together.tsx'
import { useSay } from '#platform/browser/language.ts'
import { blocks } from '#platform/browser/messages.ts'
import { ProgramNext } from '#features/programs/portal/ProgramNext.tsx'
import { useAppliedPrograms } from '#features/programs/portal/program.queries.ts'
import { ProgramCompleted } from '#features/dashboard/portal/ProgramCompleted.tsx'
import { StepCard } from '#features/dashboard/portal/StepCard.tsx'
import { useCompletedEnrollment } from '#features/enrollment/portal/completed.queries.ts'
import { admissionNextMessages as text } from '../rules/messages.ts'
import { useAdmissionRows } from './admission-rows.ts'
import { admissionScreen } from './screen.ts'

/** The dashboard's next step of a student found eligible in an entrance. */
export function AdmissionNext() {
  const applied = useAppliedPrograms('admission')
  const { listed, isPending } = useAdmissionRows()
  const completed = useCompletedEnrollment()
  if (isPending || applied.isPending || completed.isPending) return <StillWaiting />
  return (
    <ProgramNext
      screen={admissionScreen}
      rows={listed}
      applications={applied.data ?? []}
      titles={text}
      otherwise={
        completed.data ? <ProgramCompleted program={completed.data.programName} /> : <NotOpenYet />
      }
    />
  )
}

function NotOpenYet() {
  const say = useSay()
  return (
    <StepCard whose="waiting" turn={say(blocks.withUniversity)} title={say(text['not-open'])}>
      {say(text['not-open-help'])}
    </StepCard>
  )
}
