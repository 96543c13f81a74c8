import { Calendar, Info } from 'lucide-react'
import type { Day } from '#platform/pure/calendar/day.ts'
import { daysLeft } from '#platform/browser/ui/text/days-left.ts'
import { TurnLine } from '#platform/browser/ui/text/TurnLine.tsx'
import { OpeningNote } from '#features/applying/card/OpeningTitle.tsx'
import { useSpeaking } from '#platform/browser/speaking.ts'
import { feeDeadline, type FeeTerms, isRegularOn } from '../rules/fee-terms.ts'
import { lateFeePageMessages as text } from '../rules/page-messages.ts'
import { type Charged, statusOf } from '../rules/owed.ts'

type Props = { readonly opening: FeeTerms; readonly application: Charged | null }

/** Last day at today's fee. If an application is unpaid, the note says that it is the student's turn. */
export function FeeNote({ opening, application }: Props) {
  const { say, short, today } = useSpeaking()
  const untilWords = useUntil()
  const until = feeDeadline(opening, today)
  if (until === null) return null
  if (application !== null && statusOf(application) === 'unpaid')
    return (
      <TurnLine whose="turn">{untilWords(until, ['pay-today', 'pay-by-left', 'pay-by'])}</TurnLine>
    )
  if (isRegularOn(opening, today))
    return (
      <OpeningNote icon={Calendar}>
        {untilWords(until, ['last-regular', 'left-regular', 'regular-until'])}
      </OpeningNote>
    )
  const ended = opening.lastRegularDay
  return (
    <OpeningNote icon={Info}>
      {ended === null
        ? say(text['late-applies-now'])
        : say(text['late-applies'], { day: short(ended) })}
    </OpeningNote>
  )
}

type Sentence = keyof typeof text

/** One of three sentences: on the day itself, while its days are counted, and before. */
function useUntil() {
  const { say, short, today } = useSpeaking()
  return (until: Day, [onTheDay, counted, before]: readonly [Sentence, Sentence, Sentence]) => {
    if (until === today) return say(text[onTheDay])
    const left = daysLeft(say, { today, until })
    const day = short(until)
    return left ? say(text[counted], { day, left }) : say(text[before], { day })
  }
}
