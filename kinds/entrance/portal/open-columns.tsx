import type { Day } from '#platform/pure/calendar/day.ts'
import { useLanguage, useSay } from '#platform/browser/language.ts'
import type { Column } from '#platform/browser/ui/DataList.tsx'
import { useToday } from '#features/institution/portal/settings.ts'
import { useShortDay } from '#features/institution/portal/short-day.ts'
import { isRegularOn } from '../rules/fee.ts'
import { entrancePageMessages as page } from '../rules/messages.ts'
import { examText } from './exam-text.ts'
import type { OpenRow } from './open-rows.ts'
import { ExamDay, ExamFee, LateFee } from './opening-cells.tsx'

/** Columns of an open entrance's own: both fees and the exam. */
export function useOpenColumns(): readonly Column<OpenRow>[] {
  const say = useSay()
  const language = useLanguage()
  const today = useToday()
  const shortDay = useShortDay()
  const short = (day: Day | null) => (day === null ? '-' : shortDay(day))
  return [
    {
      id: 'exam-fee',
      header: say(page['exam-fee']),
      slot: 'fact',
      align: 'end',
      cell: ({ opening }) => <ExamFee opening={opening} today={today} stacked />,
      card: ({ opening }) => ({
        label: isRegularOn(opening, today)
          ? say(page['exam-fee'])
          : say(page['exam-fee-ended'], { day: short(opening.lastRegularDay) }),
        value: <ExamFee opening={opening} today={today} />,
      }),
    },
    {
      id: 'late-fee',
      header: say(page['late-fee']),
      slot: 'fact',
      align: 'end',
      cell: ({ opening }) => <LateFee opening={opening} today={today} stacked />,
      card: ({ opening }) => ({
        label: say(page['late-fee-to'], { day: short(opening.lastLateDay) }),
        value: <LateFee opening={opening} today={today} />,
      }),
    },
    {
      id: 'exam',
      header: say(page.exam),
      slot: 'fact',
      cell: ({ opening }) => <ExamDay opening={opening} />,
      card: ({ opening }) => ({ label: say(page.exam), value: examText(opening, language) }),
    },
  ]
}
