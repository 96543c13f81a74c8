import { CalendarClock } from 'lucide-react'
import { type SyntheticEvent, useState } from 'react'
import { isRunning } from '#platform/browser/action/action.ts'
import { useProcess } from '#platform/browser/action/use-process.ts'
import { useLanguage, useSay } from '#platform/browser/language.ts'
import { Button } from '#platform/browser/ui/control/Button.tsx'
import { DayField } from '#platform/browser/ui/form/DayField.tsx'
import { FieldNote, TextField } from '#platform/browser/ui/form/Field.tsx'
import { LostAnswer } from '#platform/browser/ui/frame/LostAnswer.tsx'
import { CalendarTile } from '#platform/browser/ui/text/CalendarTile.tsx'
import { useToday } from '#platform/browser/clock.ts'
import type { Day } from '#platform/pure/calendar/day.ts'
import { formatDay } from '#platform/pure/calendar/format.ts'
import { parseMoment } from '#platform/pure/calendar/moment.ts'
import { meritDeskText as text } from '../../rules/merit/desk-messages.ts'
import { entranceMeritPublish } from '../../wire/merit-processes.ts'
import { useReadAgain } from './merit.queries.ts'

/** Proposes a release time of Nepal's calendar and the days to accept a seat; the server checks both. */
export function PublishForm({ openingId }: { readonly openingId: number }) {
  const say = useSay()
  const language = useLanguage()
  const today = useToday()
  const [day, setDay] = useState<Day | null>(null)
  const [time, setTime] = useState('17:00')
  const [days, setDays] = useState('7')
  const { action, error } = useProcess(entranceMeritPublish, useReadAgain())
  const at = `${day ?? ''} ${time}`
  function send(event: SyntheticEvent): void {
    event.preventDefault()
    if (action.state !== 'idle') return
    action.run({ n_entrance_open_ID: openingId, at, answer_days: Number(days) })
  }
  return (
    <form className="flex flex-col gap-4" noValidate onSubmit={send}>
      <div className="flex flex-wrap gap-4">
        {day !== null && <CalendarTile day={day} today={today} />}
        <div className="flex min-w-48 flex-1 flex-col gap-3">
          <DayField
            id="merit-day"
            label={say(text.day)}
            startsIn="bs"
            value={day}
            onChange={setDay}
          />
          <TextField
            id="merit-time"
            label={say(text.time)}
            inputMode="numeric"
            autoComplete="off"
            maxLength={5}
            value={time}
            onChange={(event) => setTime(event.target.value.trim())}
          />
          <TextField
            id="merit-days"
            label={say(text.days)}
            hint={say(text['days-hint'])}
            inputMode="numeric"
            autoComplete="off"
            maxLength={2}
            value={days}
            onChange={(event) => setDays(event.target.value.trim())}
          />
        </div>
      </div>
      {day !== null && parseMoment(at) !== null && (
        <p className="small text-muted">
          {say(text['all-see'], { day: formatDay(day, language), time })}
        </p>
      )}
      <LostAnswer action={action} />
      <FieldNote id="publish-note" error={error === null ? undefined : say(error)} />
      <Button
        type="submit"
        look="filled"
        icon={CalendarClock}
        disabled={action.state === 'lost' || day === null || days === ''}
        busy={isRunning(action)}
      >
        {say(text.propose)}
      </Button>
    </form>
  )
}
