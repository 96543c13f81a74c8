import { Link } from 'wouter'
import { findDay } from '#platform/pure/calendar/day.ts'
import { formatBs, formatShortDay } from '#platform/pure/calendar/format.ts'
import { formatRs } from '#platform/pure/money/format.ts'
import { paisa } from '#platform/pure/money/money.ts'
import { useLanguage, useSay } from '#platform/browser/language.ts'
import { useToday } from '#platform/browser/clock.ts'
import type { DeskValue } from '#features/desk/wire/evidence.ts'

type Props = {
  readonly value: DeskValue
  /** A day of this year without it, beside other days. */
  readonly short?: boolean
}

/** A value of the evidence in the reader's language. */
export function DeskValueText({ value, short = false }: Props) {
  const say = useSay()
  const language = useLanguage()
  const today = useToday()
  if (typeof value === 'string') return value
  if ('paisa' in value)
    return (
      <span className="tabular whitespace-nowrap">{formatRs(paisa(value.paisa), language)}</span>
    )
  if ('day' in value) {
    const on = findDay(value.day)
    const dayText = on && (short ? formatShortDay(on, language, today) : formatBs(on, language))
    return <span className="said-day">{dayText ?? value.day}</span>
  }
  if ('student' in value) return <Link to={`/students/${value.student}`}>{value.name}</Link>
  return say(value)
}
