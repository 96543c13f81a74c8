import { CalendarClock } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { type Day, dayInNepal, timeInNepal } from '#platform/pure/calendar/day.ts'
import { parseMoment } from '#platform/pure/calendar/moment.ts'
import { formatDay } from '#platform/pure/calendar/format.ts'
import { isRunning } from '#platform/browser/action/action.ts'
import { useLanguage, useSay } from '#platform/browser/language.ts'
import { Button } from '#platform/browser/ui/control/Button.tsx'
import { DayField } from '#platform/browser/ui/form/DayField.tsx'
import { FieldNote, TextField } from '#platform/browser/ui/form/Field.tsx'
import { LostAnswer } from '#platform/browser/ui/frame/LostAnswer.tsx'
import { CalendarTile } from '#platform/browser/ui/text/CalendarTile.tsx'
import { useToday } from '#platform/browser/clock.ts'
import { useProcess } from '#platform/browser/action/use-process.ts'
import { releaseDeskText as text } from '../rules/release/release-desk-messages.ts'
import type { ResultOverview } from '../wire/office.ts'
import { useReadAgain } from './results.queries.ts'
import { resultPrepare } from '../wire/processes.ts'

type Props = { readonly openingId: number; readonly overview: ResultOverview }

/** Prepares results for a release time of Nepal's calendar; shows it in both calendars before it is sent. */
export function PrepareForm({ openingId, overview: { sheets } }: Props) {
  const say = useSay()
  const language = useLanguage()
  const today = useToday()
  const readAgain = useReadAgain()
  const known = sheets.preparedFor === null ? null : Date.parse(sheets.preparedFor)
  const [day, setDay] = useState<Day | null>(known === null ? null : dayInNepal(known))
  const [time, setTime] = useState(known === null ? '17:00' : timeInNepal(known))
  const [isIncomplete, setIncomplete] = useState(false)
  const { action, error } = useProcess(resultPrepare, readAgain)
  const at = `${day ?? ''} ${time}`
  const isMoment = parseMoment(at) !== null
  const send = (event: FormEvent) => {
    event.preventDefault()
    setIncomplete(!isMoment)
    if (isMoment) action.run({ n_exam_open_ID: openingId, at })
  }
  return (
    <form className="flex flex-col gap-4" onSubmit={send}>
      <div className="flex flex-wrap gap-4">
        {day !== null && <CalendarTile day={day} today={today} />}
        <div className="flex min-w-48 flex-1 flex-col gap-3">
          <DayField
            id="release-day"
            label={say(text.day)}
            startsIn="bs"
            value={day}
            onChange={setDay}
          />
          <TextField
            id="release-time"
            label={say(text.time)}
            inputMode="numeric"
            autoComplete="off"
            maxLength={5}
            value={time}
            onChange={(event) => setTime(event.target.value.trim())}
          />
        </div>
      </div>
      {day !== null && isMoment && (
        <p className="small text-muted">
          {say(text['every-student'], { day: formatDay(day, language), time })}
        </p>
      )}
      <LostAnswer action={action} />
      <FieldNote
        id="prepare-note"
        error={
          isIncomplete && !isMoment
            ? say(text['instant-needed'])
            : error === null
              ? undefined
              : say(error)
        }
      />
      <Button
        type="submit"
        icon={CalendarClock}
        look={sheets.prepared > 0 ? 'outlined' : 'filled'}
        disabled={action.state === 'lost'}
        busy={isRunning(action)}
      >
        {say(sheets.prepared > 0 ? text['prepare-again'] : text.prepare)}
      </Button>
    </form>
  )
}
