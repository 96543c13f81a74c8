import { Calendar } from 'lucide-react'
import { useLanguage, useSay } from '#platform/browser/language.ts'
import { daysLeft } from '#platform/browser/ui/days-left.ts'
import { OpeningNote, OpeningTitle } from '#features/applying/portal/OpeningTitle.tsx'
import { useToday } from '#features/institution/portal/settings.ts'
import { useShortDay } from '#features/institution/portal/short-day.ts'
import { examTypes } from '../rules/exam.ts'
import { examPageMessages as page } from '../rules/messages.ts'
import type { OpenRow } from './open-rows.ts'

/** Name and kind of an exam, and until when one may register. */
export function ExamTitle({ row: { opening, button } }: { readonly row: OpenRow }) {
  const say = useSay()
  const short = useShortDay()
  const language = useLanguage()
  const today = useToday()
  const { name, exam, semester, type, window } = opening
  const left = window.to && daysLeft(say, language, { today, until: window.to })
  return (
    <OpeningTitle
      name={name}
      place={[say(examTypes[type]), exam?.name ?? '', semester?.name ?? '']}
    >
      {button.act !== null && window.to !== null && (
        <OpeningNote icon={Calendar}>
          {left
            ? say(page['days-left'], { left })
            : say(page['last-day'], { day: short(window.to) })}
        </OpeningNote>
      )}
    </OpeningTitle>
  )
}
