import { StillWaiting } from '#platform/browser/ui/Together.tsx'
import { closingDays } from '#features/programs/portal/closing-days.ts'
import { Deadlines } from '#features/dashboard/portal/Deadlines.tsx'
import type { EntranceOnPath } from '#features/dashboard/rules/facts.ts'
import { registrationNextMessages as text } from '../rules/messages.ts'
import { useRegistrationRows } from './registration-rows.ts'

type Props = { readonly entrances: readonly EntranceOnPath[] }

/** Days to know once enrolled: the entrance's, and the last days of what is open. */
export function RegistrationDeadlines({ entrances }: Props) {
  const { rows, isPending } = useRegistrationRows()
  if (isPending) return <StillWaiting />
  return <Deadlines entrances={entrances} more={closingDays(rows, text.deadline)} />
}
