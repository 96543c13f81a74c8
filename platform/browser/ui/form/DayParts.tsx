import { bsMonths } from '#platform/pure/calendar/format.ts'
import { useLanguage, useSay } from '#platform/browser/language.ts'
import { dayMessages } from '#platform/browser/forms/day-messages.ts'
import { digitsOf, type TypedDay } from './typed-day.ts'

/** As on passports and certificates; also in the Nepali interface. */
const adMonth = new Intl.DateTimeFormat('en', { month: 'long', timeZone: 'UTC' })
const adMonths = Array.from({ length: 12 }, (_, month) => adMonth.format(Date.UTC(2000, month)))

type Props = {
  readonly id: string
  readonly typed: TypedDay
  readonly onChange: (typed: TypedDay) => void
  readonly invalid: boolean
  readonly birthday: boolean
}

/** The three boxes of a day. */
export function DayParts({ id, typed, onChange, invalid, birthday }: Props) {
  const say = useSay()
  const language = useLanguage()
  const isAd = typed.calendar === 'ad'
  const months = isAd ? adMonths : bsMonths[language]
  return (
    <div className="grid grid-cols-[1fr_2fr_1.2fr] gap-2.5">
      <label className="small font-strong flex flex-col gap-1">
        {say(isAd ? dayMessages.adDay : dayMessages.dayOfBirth)}
        <input
          {...number(typed.day, 2, (day) => onChange({ ...typed, day }))}
          id={id}
          data-part="day"
          autoComplete={birthday ? 'bday-day' : 'off'}
          aria-invalid={invalid || undefined}
        />
      </label>
      <label className="small font-strong flex flex-col gap-1">
        {say(dayMessages.monthOfBirth)}
        <select
          id={`${id}-month`}
          className="input"
          value={typed.month}
          autoComplete={birthday ? 'bday-month' : 'off'}
          aria-invalid={invalid || undefined}
          onChange={(event) => onChange({ ...typed, month: event.target.value })}
        >
          <option value="">{say(dayMessages.monthMissing)}</option>
          {months.map((month, index) => (
            <option key={month} value={index + 1}>
              {month}
            </option>
          ))}
        </select>
      </label>
      <label className="small font-strong flex flex-col gap-1">
        {say(isAd ? dayMessages.adYear : dayMessages.yearOfBirth)}
        <input
          {...number(typed.year, 4, (year) => onChange({ ...typed, year }))}
          id={`${id}-year`}
          autoComplete={birthday ? 'bday-year' : 'off'}
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
