import { Calendar, Info } from 'lucide-react'
import { daysLeft } from '#platform/browser/ui/days-left.ts'
import { TurnLine } from '#platform/browser/ui/TurnLine.tsx'
import { OpeningNote, OpeningTitle } from '#features/applying/portal/OpeningTitle.tsx'
import { useSpeaking } from '#features/institution/portal/speaking.ts'
import { isRegularOn } from '../rules/fee.ts'
import { entrancePageMessages as page } from '../rules/messages.ts'
import type { OpenRow } from './open-rows.ts'
import { standingOf } from '../rules/standing.ts'

/** Name and place of an entrance, and how long its fee stays as it is. */
export function EntranceTitle({ row }: { readonly row: OpenRow }) {
  const { name, academics } = row.opening
  return (
    <OpeningTitle name={name} place={[academics.level?.name ?? '', academics.faculty?.name ?? '']}>
      <FeeLine row={row} />
    </OpeningTitle>
  )
}

/** How long the fee stays as it is; an applied and unpaid entrance says that it is the student's turn. */
function FeeLine({ row: { opening, application, closes: until } }: { readonly row: OpenRow }) {
  const { say, short, language, today } = useSpeaking()
  if (until === null) return null
  const day = short(until)
  const left = daysLeft(say, language, { today, until })
  if (application !== null && standingOf(application) === 'unpaid')
    return (
      <TurnLine whose="turn">
        {left ? say(page['pay-by-left'], { day, left }) : say(page['pay-by'], { day })}
      </TurnLine>
    )
  if (isRegularOn(opening, today))
    return (
      <OpeningNote icon={Calendar}>
        {left ? say(page['left-regular'], { left }) : say(page['regular-until'], { day })}
      </OpeningNote>
    )
  const ended = opening.lastRegularDay
  return (
    <OpeningNote icon={Info}>
      {ended === null
        ? say(page['late-applies-now'])
        : say(page['late-applies'], { day: short(ended) })}
    </OpeningNote>
  )
}
