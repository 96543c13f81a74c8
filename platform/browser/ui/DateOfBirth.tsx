import { Calendar } from 'lucide-react'
import { useEffect, useId, useState } from 'react'
import {
  bsMonthLength,
  fromBs,
  lastAgreedBsYear,
  toBs,
} from '#platform/pure/calendar/bikram-sambat.ts'
import { type Day, findDay } from '#platform/pure/calendar/day.ts'
import { bsMonths, formatAd, formatBs, weekdayName } from '#platform/pure/calendar/format.ts'
import { earlyValue, takeOver } from '../early-form.ts'
import { useLanguage, useSay } from '../language.ts'
import { blocks } from '../messages.ts'
import { FieldNote } from './Field.tsx'

type Typed = {
  readonly calendar: 'ad' | 'bs'
  readonly day: string
  readonly month: string
  readonly year: string
}

type Props = {
  readonly id: string
  readonly label: string
  readonly value: Day | null
  readonly onChange: (day: Day | null) => void
  readonly error?: string | undefined
  /** Begins in B.S., and is not the person's birthday. */
  readonly bsFirst?: boolean
}

/** As on passports and certificates; also in the Nepali interface. */
const adMonths = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const

const nothingTyped: Typed = { calendar: 'ad', day: '', month: '', year: '' }

/** Day, Month and Year in A.D. or B.S., with the other calendar shown live. The value is always the A.D. day. */
export function DateOfBirth({ id, label, value, onChange, error, bsFirst = false }: Props) {
  const say = useSay()
  const [typed, setTyped] = useState<Typed>(() => typedOf(value, bsFirst ? 'bs' : 'ad'))
  const [told, setTold] = useState(value)
  const given = findTypedDay(typed)
  const complete = typed.day !== '' && typed.month !== '' && typed.year.length === 4
  const noteId = useId()

  // Another value than was told from here, such as a restored draft: what is sent is what is seen.
  if (value !== told) {
    setTold(value)
    setTyped(typedOf(value, typed.calendar))
  }

  function change(next: Typed) {
    const day = findTypedDay(next)
    setTyped(next)
    setTold(day)
    onChange(day)
  }
  useEffect(() => {
    const early = typedEarly(id)
    // Once, after hydration: typed into the prerendered page.
    return takeOver(() => early !== null && change(early))
    // eslint-disable-next-line react/exhaustive-deps
  }, [])
  const problem = complete && given === null ? say(blocks.noSuchDate) : error
  return (
    <fieldset className="flex flex-col gap-1.5" aria-describedby={problem ? noteId : undefined}>
      <div className="flex items-end justify-between gap-3">
        <legend className="font-strong float-left">
          {label} ({say(blocks[typed.calendar])})
        </legend>
        <CalendarSwitch
          calendar={typed.calendar}
          onChange={(calendar) =>
            change(given === null ? { ...nothingTyped, calendar } : typedOf(given, calendar))
          }
        />
      </div>
      <Parts
        id={id}
        typed={typed}
        onChange={change}
        invalid={Boolean(problem)}
        isBirthday={typed.calendar === 'ad' && !bsFirst}
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
  readonly calendar: Typed['calendar']
  readonly onChange: (calendar: Typed['calendar']) => void
}) {
  const say = useSay()
  return (
    <div className="switch" role="group" aria-label={say(blocks.calendarChoice)}>
      {(['ad', 'bs'] as const).map((each) => (
        <button
          key={each}
          type="button"
          aria-pressed={each === calendar}
          onClick={() => onChange(each)}
        >
          {say(blocks[each])}
        </button>
      ))}
    </div>
  )
}

type PartsProps = {
  readonly id: string
  readonly typed: Typed
  readonly onChange: (typed: Typed) => void
  readonly invalid: boolean
  readonly isBirthday: boolean
}

function Parts({ id, typed, onChange, invalid, isBirthday }: PartsProps) {
  const say = useSay()
  const language = useLanguage()
  const months = typed.calendar === 'ad' ? adMonths : bsMonths[language]
  return (
    <div className="grid grid-cols-[1fr_2fr_1.2fr] gap-2.5">
      <label className="small font-strong flex flex-col gap-1">
        {say(blocks.dayOfBirth)}
        <input
          {...number(typed.day, 2, (day) => onChange({ ...typed, day }))}
          id={id}
          data-part="day"
          autoComplete={isBirthday ? 'bday-day' : 'off'}
          aria-invalid={invalid || undefined}
        />
      </label>
      <label className="small font-strong flex flex-col gap-1">
        {say(blocks.monthOfBirth)}
        <select
          id={`${id}-month`}
          className="input"
          value={typed.month}
          autoComplete={isBirthday ? 'bday-month' : 'off'}
          aria-invalid={invalid || undefined}
          onChange={(event) => onChange({ ...typed, month: event.target.value })}
        >
          <option value="">{say(blocks.monthMissing)}</option>
          {months.map((month, index) => (
            <option key={month} value={index + 1}>
              {month}
            </option>
          ))}
        </select>
      </label>
      <label className="small font-strong flex flex-col gap-1">
        {say(blocks.yearOfBirth)}
        <input
          {...number(typed.year, 4, (year) => onChange({ ...typed, year }))}
          id={`${id}-year`}
          autoComplete={isBirthday ? 'bday-year' : 'off'}
          aria-invalid={invalid || undefined}
        />
      </label>
    </div>
  )
}

/** Digits only, Devanagari ones accepted; no jumping to the next field. */
function number(value: string, length: number, onChange: (value: string) => void) {
  return {
    type: 'text',
    inputMode: 'numeric',
    className: 'input',
    value,
    onChange: (event: React.ChangeEvent<HTMLInputElement>) =>
      onChange(digitsOf(event.target.value, length)),
  } as const
}

function latinDigits(text: string): string {
  return text.replaceAll(/[०-९]/g, (digit) => String((digit.codePointAt(0) ?? 0) - 0x0966))
}

function OtherCalendar({ day, shown }: { readonly day: Day; readonly shown: Typed['calendar'] }) {
  const say = useSay()
  const language = useLanguage()
  const other = shown === 'ad' ? formatBs(day, language) : formatAd(day)
  if (other === null) return null
  return (
    <p className="small flex items-center gap-2 text-muted" role="status">
      <Calendar className="icon" aria-hidden />
      {other} {say(blocks[shown === 'ad' ? 'bs' : 'ad'])} · {weekdayName(day, language)}
    </p>
  )
}

/** What was put into the three fields before the script came; null for nothing. */
function typedEarly(id: string): Typed | null {
  const [day, month, year] = [id, `${id}-month`, `${id}-year`].map((part) => earlyValue(part) ?? '')
  if (!day && !month && !year) return null
  return {
    ...nothingTyped,
    day: digitsOf(day, 2),
    month: month ?? '',
    year: digitsOf(year, 4),
  }
}

function digitsOf(text: string | undefined, length: number): string {
  return latinDigits(text ?? '')
    .replaceAll(/\D/g, '')
    .slice(0, length)
}

function findTypedDay({ calendar, day, month, year }: Typed): Day | null {
  if (day === '' || month === '' || year.length !== 4) return null
  if (calendar === 'ad') return findDay(`${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`)
  const bs = { year: Number(year), month: Number(month), date: Number(day) }
  return bs.year > lastAgreedBsYear || bsMonthLength(bs.year, bs.month) === null ? null : fromBs(bs)
}

function typedOf(day: Day | null, calendar: Typed['calendar']): Typed {
  if (day === null) return { ...nothingTyped, calendar }
  const [year = '', month = '', date = ''] = day.split('-')
  if (calendar === 'ad')
    return { calendar, day: String(Number(date)), month: String(Number(month)), year }
  const bs = toBs(day)
  if (bs === null) return { ...nothingTyped, calendar }
  return { calendar, day: String(bs.date), month: String(bs.month), year: String(bs.year) }
}
