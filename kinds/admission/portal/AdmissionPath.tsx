import { StillWaiting } from '#platform/browser/ui/Together.tsx'
import { useAppliedPrograms } from '#features/programs/portal/program.queries.ts'
import { PathCard } from '#features/dashboard/portal/PathCard.tsx'
import type { EntranceOnPath } from '#features/dashboard/rules/path-to-admission.ts'
import type { Profile } from '#features/profile/rules/facts.ts'

type Props = { readonly profile: Profile; readonly entrance: EntranceOnPath }

/** The path of a student found eligible: its last step is done once an admission was applied for after the entrance. */
export function AdmissionPath({ profile, entrance }: Props) {
  const { data: applications = [], isPending } = useAppliedPrograms('admission')
  const since = entrance.appliedOn ?? ''
  const appliedForAdmission = applications.some(
    ({ status, appliedOn }) => status !== 'CL' && (appliedOn ?? '') >= since,
  )
  if (isPending) return <StillWaiting />
  return (
    <PathCard profile={profile} entrance={entrance} appliedForAdmission={appliedForAdmission} />
  )
}
