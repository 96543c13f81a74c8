import { findDay } from '#platform/pure/calendar/day.ts'
import { formatBs } from '#platform/pure/calendar/format.ts'
import { type Message, type MessageValues, sayInBoth } from '#platform/pure/message.ts'
import { rsInBoth } from '#platform/pure/money/format.ts'
import { rupees } from '#platform/pure/money/money.ts'

/** A value in the text of reasons, written as `{id}`: typed once, shown in both languages. */
export type FillIn = {
  readonly id: string
  readonly label: Message
  /** Rupees as they are typed, or a day. */
  readonly is: 'amount' | 'day'
  /** Initial value; '' if only the desk knows it. */
  readonly value: string
}

/** Typed values of fill-ins by id; absent: the initial value. */
export type Filled = Readonly<Record<string, string>>

/** The fill-ins that a text has a placeholder for, in their order. */
export function fillInsOf({ en }: Message, fillIns: readonly FillIn[]): readonly FillIn[] {
  return fillIns.filter(({ id }) => en.includes(`{${id}}`))
}

/** The text with its values in each language, and the missing ones: their placeholders show it. */
export function fillIn(
  words: Message,
  fillIns: readonly FillIn[],
  filled: Filled,
): { readonly words: Message; readonly missing: readonly FillIn[] } {
  const asked = fillInsOf(words, fillIns).map((each) => ({
    each,
    fillText: fillText(each, filled),
  }))
  const values: MessageValues = Object.fromEntries(
    asked.map(({ each, fillText: value }) => [each.id, value ?? blank]),
  )
  const missing = asked.filter(({ fillText: value }) => value === null).map(({ each }) => each)
  return { words: sayInBoth(words, values), missing }
}

const blank: Message = { en: '____', ne: '____' }

function fillText(each: FillIn, filled: Filled): Message | null {
  const typed = (filled[each.id] ?? each.value).trim()
  return each.is === 'day' ? dayText(typed) : amountText(typed)
}

function dayText(typed: string): Message | null {
  const day = findDay(typed)
  return day === null ? null : { en: formatBs(day, 'en') ?? day, ne: formatBs(day, 'ne') ?? day }
}

/** Rupees, with commas or without. */
function amountText(typed: string): Message | null {
  const number = typed.replaceAll(',', '')
  if (!/^\d{1,9}(?:\.\d{1,2})?$/.test(number) || Number(number) === 0) return null
  const amount = rupees(Number(number))
  return rsInBoth(amount)
}
