import { OpeningTitle } from '#features/applying/card/OpeningTitle.tsx'
import { FeeNote } from '#features/late-fee/card/FeeNote.tsx'
import { WhyNotEligible } from '#features/programs/card/WhyNotEligible.tsx'
import type { EntranceRow } from './entrance-row.ts'

/** Name and place of an entrance, and how long its fee stays as it is. */
export function EntranceTitle({
  row: { opening, application, unmet },
}: {
  readonly row: EntranceRow
}) {
  const { name, academics } = opening
  return (
    <OpeningTitle name={name} place={[academics.level?.name ?? '', academics.faculty?.name ?? '']}>
      <FeeNote opening={opening} application={application} />
      {unmet !== null && <WhyNotEligible why={unmet} />}
    </OpeningTitle>
  )
}
