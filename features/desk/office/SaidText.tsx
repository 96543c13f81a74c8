import { findDay } from '#platform/pure/calendar/day.ts'
import { formatBs } from '#platform/pure/calendar/format.ts'
import { formatRs } from '#platform/pure/money/format.ts'
import { paisa } from '#platform/pure/money/money.ts'
import { useLanguage, useSay } from '#platform/browser/language.ts'
import type { Said } from '../wire/desk.ts'

/** A value of the evidence in the reader's language. */
export function SaidText({ value }: { readonly value: Said }) {
  const say = useSay()
  const language = useLanguage()
  if (typeof value === 'string') return value
  if ('paisa' in value)
    return (
      <span className="tabular whitespace-nowrap">{formatRs(paisa(value.paisa), language)}</span>
    )
  if ('day' in value) {
    const on = findDay(value.day)
    return (
      <span className="whitespace-nowrap">
        {on === null ? value.day : (formatBs(on, language) ?? on)}
      </span>
    )
  }
  return say(value)
}
