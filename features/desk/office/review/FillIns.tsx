import { addDays, type Day, findDay } from '#platform/pure/calendar/day.ts'
import { formatDay } from '#platform/pure/calendar/format.ts'
import { useLanguage, useSay } from '#platform/browser/language.ts'
import { SelectField, TextField } from '#platform/browser/ui/form/Field.tsx'
import type { FillIn, Filled } from '#features/desk/rules/fill-in.ts'
import { deskText as text } from '#features/desk/rules/screen-messages.ts'
import { useToday } from '#platform/browser/clock.ts'

type Props = {
  readonly fillIns: readonly FillIn[]
  readonly filled: Filled
  readonly onFilled: (filled: Filled) => void
}

/** Values of the chosen reasons: typed once, inserted in the text of both languages below. */
export function FillIns({ fillIns, filled, onFilled }: Props) {
  const say = useSay()
  if (fillIns.length === 0) return null
  return (
    <div className="fill-ins">
      {fillIns.map((each) => {
        const value = filled[each.id] ?? each.value
        const set = (to: string) => onFilled({ ...filled, [each.id]: to })
        return each.is === 'day' ? (
          <DayOf key={each.id} fillIn={each} value={value} onChange={set} />
        ) : (
          <TextField
            key={each.id}
            id={`fill-${each.id}`}
            label={say(each.label)}
            inputMode="decimal"
            maxLength={13}
            value={value}
            onChange={(event) => set(event.target.value)}
          />
        )
      })}
      <p className="small text-muted">{say(text['fills-both'])}</p>
    </div>
  )
}

const daysOn = [1, 2, 3, 7, 14, 30] as const

function DayOf(props: {
  readonly fillIn: FillIn
  readonly value: string
  readonly onChange: (day: string) => void
}) {
  const { fillIn, value, onChange } = props
  const say = useSay()
  const language = useLanguage()
  const today = useToday()
  const first = findDay(fillIn.value)
  const days: readonly Day[] = [
    ...new Set([...(first === null ? [] : [first]), ...daysOn.map((on) => addDays(today, on))]),
  ].toSorted()
  return (
    <SelectField
      id={`fill-${fillIn.id}`}
      label={say(fillIn.label)}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    >
      {days.map((day) => (
        <option key={day} value={day}>
          {formatDay(day, language)}
        </option>
      ))}
    </SelectField>
  )
}
