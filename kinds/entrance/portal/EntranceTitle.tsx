import { OpeningTitle } from '#features/applying/portal/list/OpeningTitle.tsx'
import { FeeNote } from '#features/late-fee/portal/FeeNote.tsx'
import { WhyNotEligible } from '#features/programs/portal/WhyNotEligible.tsx'
import type { JudgedRow } from './judged-rows.ts'

/** Name and place of an entrance, and how long its fee stays as it is. */
export function EntranceTitle({
  row: { opening, application, unmet },
}: {
  readonly row: JudgedRow
}) {
  const { name, academics } = opening
  return (
    <OpeningTitle name={name} place={[academics.level?.name ?? '', academics.faculty?.name ?? '']}>
      <FeeNote opening={opening} application={application} />
      {unmet !== null && <WhyNotEligible why={unmet} />}
    </OpeningTitle>
  )
}
