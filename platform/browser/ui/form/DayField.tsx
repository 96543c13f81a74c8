import { Calendar } from 'lucide-react'
import { useEffect, useId, useState } from 'react'
import type { Day } from '#platform/pure/calendar/day.ts'
import { formatAd, formatBs, weekdayName } from '#platform/pure/calendar/format.ts'
import { earlyValue, takeOver } from '#platform/browser/forms/early-form.ts'
import { useLanguage, useSay } from '#platform/browser/language.ts'
import { dayMessages } from '#platform/browser/forms/day-messages.ts'
import { DayParts } from './DayParts.tsx'
import { FieldNote } from './Field.tsx'
import {
  digitsOf,
  findTypedDay,
  isComplete,
  nothingTyped,
  type TypedDay,
  typedDay,
} from './typed-day.ts'

type Props = {
  readonly id: string
  readonly label: string
  readonly value: Day | null
  readonly onChange: (day: Day | null) => void
  readonly error?: string | undefined
  readonly startsIn: TypedDay['calendar']
  /** The browser may fill in the person's own birthday. */
  readonly birthday?: boolean
}

/** Day, Month and Year in A.D. or B.S., with the other calendar shown live. The value is always the A.D. day. */
export function DayField({ id, label, value, onChange, error, startsIn, birthday = false }: Props) {
  const say = useSay()
  const [typed, setTyped] = useState<TypedDay>(() => typedDay(value, startsIn))
  const [reported, setReported] = useState(value)
  const given = findTypedDay(typed)
  const noteId = useId()

  // The value was set from outside, such as a restored draft: show the value that is sent.
  if (value !== reported) {
    setReported(value)
    setTyped(typedDay(value, typed.calendar))
  }

  function change(next: TypedDay) {
    const day = findTypedDay(next)
    setTyped(next)
    setReported(day)
    onChange(day)
  }
  useEffect(() => {
    const early = typedEarly(id, startsIn)
    // Once, after hydration: typed into the prerendered page.
    return takeOver(() => early !== null && change(early))
    // eslint-disable-next-line react/exhaustive-deps
  }, [])
  const problem = isComplete(typed) && given === null ? say(dayMessages.noSuchDate) : error
  return (
    <fieldset className="flex flex-col gap-1.5" aria-describedby={problem ? noteId : undefined}>
      <div className="flex items-end justify-between gap-3">
        <legend className="font-strong float-left">
          {label} ({say(dayMessages[typed.calendar])})
        </legend>
        <CalendarSwitch
          calendar={typed.calendar}
          onChange={(calendar) => change(typedDay(given, calendar))}
        />
      </div>
      <DayParts
        id={id}
        typed={typed}
        onChange={change}
        invalid={Boolean(problem)}
        birthday={birthday && typed.calendar === 'ad'}
      />
      {given !== null && <OtherCalendar day={given} shown={typed.calendar} />}
      <FieldNote id={noteId} error={problem} />
    </fieldset>
  )
}

function CalendarSwitch({
  calendar,
  onChange,
}: {
  readonly calendar: TypedDay['calendar']
  readonly onChange: (calendar: TypedDay['calendar']) => void
}) {
  const say = useSay()
  return (
    <div className="switch" role="group" aria-label={say(dayMessages.calendarChoice)}>
      {(['ad', 'bs'] as const).map((each) => (
        <button
          key={each}
          type="button"
          aria-pressed={each === calendar}
          onClick={() => onChange(each)}
        >
          {say(dayMessages[each])}
        </button>
      ))}
    </div>
  )
}

function OtherCalendar({
  day,
  shown,
}: {
  readonly day: Day
  readonly shown: TypedDay['calendar']
}) {
  const say = useSay()
  const language = useLanguage()
  const other = shown === 'ad' ? formatBs(day, language) : formatAd(day)
  if (other === null) return null
  return (
    <p className="small flex items-center gap-2 text-muted" role="status">
      <Calendar className="icon" aria-hidden />
      {other} {say(dayMessages[shown === 'ad' ? 'bs' : 'ad'])} · {weekdayName(day, language)}
    </p>
  )
}

/** Values typed into the three fields before the script was loaded; null for none. */
function typedEarly(id: string, calendar: TypedDay['calendar']): TypedDay | null {
  const [day = '', month = '', year = ''] = [id, `${id}-month`, `${id}-year`].map(earlyValue)
  if (!day && !month && !year) return null
  return { ...nothingTyped(calendar), day: digitsOf(day, 2), month, year: digitsOf(year, 4) }
}
