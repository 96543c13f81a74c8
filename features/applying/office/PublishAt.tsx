import { useQuery } from '@tanstack/react-query'
import { CalendarClock } from 'lucide-react'
import { useState } from 'react'
import { type Day, dayInNepal, timeInNepal } from '#platform/pure/calendar/day.ts'
import { formatDay } from '#platform/pure/calendar/format.ts'
import { parseMoment } from '#platform/pure/calendar/moment.ts'
import { isRunning } from '#platform/browser/action/action.ts'
import { useLanguage, useSay } from '#platform/browser/language.ts'
import { useRest } from '#platform/browser/network/rest-client.ts'
import { runProcess } from '#platform/browser/network/run-process.ts'
import { Button } from '#platform/browser/ui/control/Button.tsx'
import { DayField } from '#platform/browser/ui/form/DayField.tsx'
import { FieldNote, TextField } from '#platform/browser/ui/form/Field.tsx'
import { LostAnswer } from '#platform/browser/ui/frame/LostAnswer.tsx'
import { CouldNotRefresh } from '#platform/browser/ui/list/Empty.tsx'
import { LoadingRows } from '#platform/browser/ui/list/LoadingRows.tsx'
import { openingPublicationText as text } from '../rules/returns/opening-publication-messages.ts'
import { openingPublicationRead, openingPublishAt } from '../wire/opening-publication.ts'
import { useOpeningProcess } from './use-opening-process.ts'

type Opening = { readonly table: string; readonly id: number }

/** Plans that a draft is published by itself at a time of Nepal's calendar. */
export function PublishAt({ table, id }: Opening) {
  const say = useSay()
  const language = useLanguage()
  const rest = useRest()
  const { data, isError, refetch } = useQuery({
    queryKey: ['register', table, 'publication', id],
    queryFn: () => runProcess(rest, openingPublicationRead, { model: table, record_ID: id }),
  })
  if (isError) return <CouldNotRefresh onRetry={() => void refetch()} />
  if (data === undefined) return <LoadingRows rows={2} />
  const atMs = data.at === null ? null : Date.parse(data.at)
  return (
    <section className="card setup-card" aria-labelledby="publish-at">
      <h3 id="publish-at">{say(text.title)}</h3>
      {data.refused !== null && (
        <p className="text-error">{say(text['was-refused'], { reason: data.refused })}</p>
      )}
      {atMs !== null && data.refused === null ? (
        <p>
          {say(text.planned, {
            day: formatDay(dayInNepal(atMs), language),
            time: timeInNepal(atMs),
          })}
        </p>
      ) : (
        <p className="small text-muted">{say(text.lead)}</p>
      )}
      <Plan table={table} id={id} isPlanned={atMs !== null && data.refused === null} />
    </section>
  )
}

function Plan({ table, id, isPlanned }: Opening & { readonly isPlanned: boolean }) {
  const say = useSay()
  const [day, setDay] = useState<Day | null>(null)
  const [time, setTime] = useState('10:00')
  const { action, error } = useOpeningProcess(openingPublishAt, table)
  const at = `${day ?? ''} ${time}`
  const which = { model: table, record_ID: id }
  return (
    <>
      {!isPlanned && (
        <div className="setup-fields">
          <DayField
            id="publish-day"
            label={say(text.day)}
            startsIn="bs"
            value={day}
            onChange={setDay}
          />
          <TextField
            label={say(text.time)}
            inputMode="numeric"
            autoComplete="off"
            maxLength={5}
            value={time}
            onChange={({ target }) => setTime(target.value.trim())}
          />
        </div>
      )}
      <div className="setup-actions">
        <Button
          icon={CalendarClock}
          busy={isRunning(action)}
          disabled={(!isPlanned && parseMoment(at) === null) || action.state === 'lost'}
          onClick={() => action.run(isPlanned ? which : { ...which, at })}
        >
          {say(isPlanned ? text.cancel : text.plan)}
        </Button>
      </div>
      <FieldNote id="publish-note" error={error === null ? undefined : say(error)} />
      <LostAnswer action={action} />
    </>
  )
}
