import { useState } from 'react'
import { type Day, findDay } from '#platform/pure/calendar/day.ts'
import { findWrittenDay, writtenDay } from '#platform/pure/calendar/written-day.ts'
import { devanagariDigits } from '#platform/pure/text/devanagari-digits.ts'
import { dateMessages } from '#platform/browser/forms/date-messages.ts'
import { dayMessages } from '#platform/browser/forms/day-messages.ts'
import { useLanguage, useSay } from '#platform/browser/language.ts'

export type TypedDate = {
  /** `yyyy-mm-dd` in A.D.; '' for none. */
  readonly value: string
  /** Receives the day in A.D., and '' while what is typed is no whole day. */
  readonly onChange: (day: Day | '') => void
}

/** Typing a day in B.S. or A.D.: the attributes of its input, the day, and true once a text that is none was left. */
export function useDateTyping({ value, onChange }: TypedDate) {
  const say = useSay()
  const language = useLanguage()
  const inField = (text: string) => {
    const day = findDay(text)
    if (day === null) return ''
    return language === 'ne' ? devanagariDigits(writtenDay(day)) : writtenDay(day)
  }
  const [typed, setTyped] = useState(() => inField(value))
  const [seen, setSeen] = useState(value)
  const [reported, setReported] = useState(value)
  const [isLeft, setLeft] = useState(false)
  const day = findWrittenDay(typed)
  const isNone = day === null && typed.trim() !== ''
  // Set from outside, not by this field.
  if (value !== seen) {
    setSeen(value)
    if (value !== reported) {
      setReported(value)
      setTyped(inField(value))
    }
  }
  function report(text: string): void {
    const next = findWrittenDay(text) ?? ''
    setReported(next)
    if (next !== value) onChange(next)
  }
  /** A day of one digit may become one of two: it counts once the field is left. */
  function leave(): void {
    setLeft(true)
    report(typed)
    if (day !== null) setTyped(inField(day))
    else if (typed.trim() === '') setTyped(inField(value)) // where there has to be a day
  }
  return {
    day,
    isWrong: isLeft && isNone,
    input: {
      // As in the browser's own field, what is no day keeps its form from being sent.
      ref: (field: HTMLInputElement | null) =>
        field?.setCustomValidity(isNone ? say(dayMessages.noSuchDate) : ''),
      type: 'text',
      size: 12,
      autoComplete: 'off',
      placeholder: say(dateMessages['as-written']),
      value: typed,
      onChange({ target }: { readonly target: { readonly value: string } }) {
        setTyped(target.value)
        setLeft(false)
        report(target.value.trim().length < wholeLength ? '' : target.value)
      },
      onBlur: leave,
      onKeyDown: ({ key }: { readonly key: string }) => {
        if (key === 'Enter') leave()
      },
    },
  } as const
}

const wholeLength = '2083-08-14'.length
