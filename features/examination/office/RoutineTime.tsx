import { findDay } from '#platform/pure/calendar/day.ts'
import { formatDay } from '#platform/pure/calendar/format.ts'
import { useLanguage, useSay } from '#platform/browser/language.ts'
import { layoutText as text } from '../rules/layout-messages.ts'
import { hoursOf } from '../rules/slot.ts'
import type { PaperLayout } from '../wire/layout.ts'

/** Day and hours of an exam paper or a sitting. */
export function RoutineTime({ routine }: Pick<PaperLayout, 'routine'>) {
  const say = useSay()
  const language = useLanguage()
  const day = routine === null ? null : findDay(routine.day)
  if (routine === null || day === null)
    return <span className="late-count">{say(text['not-set'])}</span>
  return (
    <>
      {formatDay(day, language)}
      <br />
      <span className="small text-muted">{say(hoursOf({ ...routine, day }))}</span>
    </>
  )
}
