import { Calendar, Clock } from 'lucide-react'
import { daysLeft } from '#platform/browser/ui/text/days-left.ts'
import { OpeningNote, OpeningTitle } from '#features/applying/card/OpeningTitle.tsx'
import { useSpeaking } from '#platform/browser/speaking.ts'
import { retotalingPageMessages as page } from '../rules/messages.ts'
import type { OpenRow } from './open-rows.ts'

/** Name of an exam, and from when or until when one may ask. */
export function RetotalTitle({ row: { opening, button } }: { readonly row: OpenRow }) {
  const { say, short, today } = useSpeaking()
  const { from, to } = opening.window
  const left = to && daysLeft(say, { today, until: to })
  return (
    <OpeningTitle name={opening.name} place={[]}>
      {from !== null && today < from && (
        <OpeningNote icon={Calendar}>{say(page['opens-on'], { day: short(from) })}</OpeningNote>
      )}
      {button.action !== null && to !== null && (
        <OpeningNote icon={left ? Clock : Calendar}>
          {left ?? say(page['last-day'], { day: short(to) })}
        </OpeningNote>
      )}
    </OpeningTitle>
  )
}
