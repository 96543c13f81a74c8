import { Calendar, Clock } from 'lucide-react'
import { useLanguage, useSay } from '#platform/browser/language.ts'
import { daysLeft } from '#platform/browser/ui/days-left.ts'
import { OpeningNote, OpeningTitle } from '#features/applying/portal/OpeningTitle.tsx'
import { useToday } from '#features/institution/portal/settings.ts'
import { useShortDay } from '#features/institution/portal/short-day.ts'
import { retotalingPageMessages as page } from '../rules/messages.ts'
import type { OpenRow } from './open-rows.ts'

/** Name of an exam, and from when or until when one may ask. */
export function RetotalTitle({ row: { opening, button } }: { readonly row: OpenRow }) {
  const say = useSay()
  const short = useShortDay()
  const language = useLanguage()
  const today = useToday()
  const { from, to } = opening.window
  const left = to && daysLeft(say, language, { today, until: to })
  return (
    <OpeningTitle name={opening.name} place={[]}>
      {from !== null && today < from && (
        <OpeningNote icon={Calendar}>{say(page['opens-on'], { day: short(from) })}</OpeningNote>
      )}
      {button.act !== null && to !== null && (
        <OpeningNote icon={left ? Clock : Calendar}>
          {left ?? say(page['last-day'], { day: short(to) })}
        </OpeningNote>
      )}
    </OpeningTitle>
  )
}
