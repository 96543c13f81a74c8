import { StillWaiting } from '#platform/browser/ui/Together.tsx'
import { ProgramNext } from '#features/programs/portal/ProgramNext.tsx'
import { NothingToDo } from '#features/dashboard/portal/NothingToDo.tsx'
import { registrationNextMessages as text } from '../rules/messages.ts'
import { useRegistrationRows } from './registration-rows.ts'
import { registrationScreen } from './screen.ts'

/** The dashboard's next step of an enrolled student. */
export function RegistrationNext() {
  const { rows, applications, isPending } = useRegistrationRows()
  if (isPending) return <StillWaiting />
  return (
    <ProgramNext
      screen={registrationScreen}
      rows={rows}
      applications={applications}
      titles={text}
      otherwise={<NothingToDo />}
    />
  )
}
