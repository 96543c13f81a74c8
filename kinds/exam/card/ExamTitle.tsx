import { Calendar } from 'lucide-react'
import { daysLeft } from '#platform/browser/ui/text/days-left.ts'
import { OpeningNote, OpeningTitle } from '#features/applying/card/OpeningTitle.tsx'
import { useSpeaking } from '#platform/browser/speaking.ts'
import { FeeNote } from '#features/late-fee/card/FeeNote.tsx'
import { risesInSteps } from '#features/late-fee/rules/facts.ts'
import { examTypes } from '../rules/exam.ts'
import { examPageMessages as page } from '../rules/messages.ts'
import type { RowByPlace } from '#features/applying/card/row-by-place.ts'
import type { ExamOpening } from '../rules/exam.ts'

/** Name and kind of an exam, and until when one may register. */
export function ExamTitle({ row: { opening, button } }: { readonly row: RowByPlace<ExamOpening> }) {
  const { say, short, today } = useSpeaking()
  const { name, exam, semester, type, window, fees } = opening
  const hasSteps = risesInSteps(fees)
  const left = window.to && daysLeft(say, { today, until: window.to })
  return (
    <OpeningTitle
      name={name}
      place={[say(examTypes[type]), exam?.name ?? '', semester?.name ?? '']}
    >
      {hasSteps && <FeeNote opening={fees} application={null} />}
      {!hasSteps && button.action !== null && window.to !== null && (
        <OpeningNote icon={Calendar}>
          {left
            ? say(page['days-left'], { left })
            : say(page['last-day'], { day: short(window.to) })}
        </OpeningNote>
      )}
    </OpeningTitle>
  )
}
