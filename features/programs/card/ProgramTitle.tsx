import { Calendar } from 'lucide-react'
import { daysLeft } from '#platform/browser/ui/text/days-left.ts'
import { OpeningNote, OpeningTitle } from '#features/applying/card/OpeningTitle.tsx'
import { useSpeaking } from '#platform/browser/speaking.ts'
import { type ProgramOpening, windowState } from '../rules/facts.ts'
import { programPageMessages as page } from '../rules/page-messages.ts'
import { seatsText } from './seats-text.ts'
import type { ProgramRow } from './program-row.ts'
import { WhyNotEligible } from './WhyNotEligible.tsx'

/** Name and place of an opening, and why not, or until when. */
export function ProgramTitle({ row }: { readonly row: ProgramRow }) {
  const { opening, button, whyNot } = row
  const { academics, semester } = opening
  const place = [academics.level, academics.faculty, academics.program, semester]
  return (
    <OpeningTitle name={opening.name} place={place.map((part) => part?.name ?? '')}>
      {whyNot !== null && <WhyNotEligible why={whyNot} />}
      {whyNot === null && button.action !== null && <LastDay opening={opening} />}
    </OpeningTitle>
  )
}

/** Days left or the opening day, and the seats left, where they are counted. */
function LastDay({ opening }: { readonly opening: ProgramOpening }) {
  const { say, short, language, today } = useSpeaking()
  const { from, to } = opening.window
  if (to === null) return null
  const left = daysLeft(say, { today, until: to })
  const notYet = windowState(opening, today) === 'not-open-yet' && from !== null
  return (
    <OpeningNote icon={Calendar}>
      {notYet
        ? say(page['opens-on'], { day: short(from) })
        : left
          ? say(page['days-left'], { left })
          : say(page['last-day'], { day: short(to) })}
      {opening.seats && ` · ${seatsText(opening.seats, { say, language })}`}
    </OpeningNote>
  )
}
