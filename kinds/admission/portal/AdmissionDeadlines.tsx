import { StillWaiting } from '#platform/browser/ui/Together.tsx'
import { closingDays } from '#features/programs/portal/closing-days.ts'
import { Deadlines } from '#features/dashboard/portal/Deadlines.tsx'
import type { EntranceOnPath } from '#features/dashboard/rules/facts.ts'
import { admissionNextMessages as text } from '../rules/messages.ts'
import { useAdmissionRows } from './admission-rows.ts'

type Props = { readonly entrances: readonly EntranceOnPath[] }

/** Days to know once an entrance leads to an admission: the entrance's, and the last days of what is open. */
export function AdmissionDeadlines({ entrances }: Props) {
  const { listed, isPending } = useAdmissionRows()
  if (isPending) return <StillWaiting />
  return <Deadlines entrances={entrances} more={closingDays(listed, text.deadline)} />
}
