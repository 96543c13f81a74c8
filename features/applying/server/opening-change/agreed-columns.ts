import { dayInBoth } from '#platform/pure/calendar/format.ts'
import { type Day, findDay } from '#platform/pure/calendar/day.ts'
import { type Message, sameInBoth, sayInBoth } from '#platform/pure/message.ts'
import { rsInBoth } from '#platform/pure/money/format.ts'
import { findDatedAmounts } from '#platform/pure/money/dated-amounts.ts'
import { findDatedShares } from '#platform/pure/money/dated-shares.ts'
import { type Money, paisa } from '#platform/pure/money/money.ts'
import type {
  Column,
  Model,
  Value,
  Values,
} from '#platform/server/model-engine/dictionary/dictionary.ts'
import { shapeOf } from '#platform/server/model-engine/dictionary/model-shape.ts'
import { type Refusal, refusal } from '#platform/server/model-engine/refusal.ts'
import { inputOf } from '#platform/server/model-engine/write/input-values.ts'
import { openingChangeText as text } from '../../rules/returns/opening-change-messages.ts'

/** Columns that only two people change once students have applied: fees, and the days of applying. */
export function agreedColumns({ columns }: Model): readonly Column[] {
  return columns.filter(
    ({ lockedBy, isApplyingDay }) => lockedBy?.mayBeAgreed === true || isApplyingDay === true,
  )
}

/** Values of such columns as they are stored, or why one is none. */
export function readAgreed(
  model: Model,
  typed: Readonly<Record<string, string | number | null>>,
): Values | Refusal {
  const allowed = new Set(agreedColumns(model).map(({ name }) => name))
  const values: Record<string, Value> = {}
  for (const [name, json] of Object.entries(typed)) {
    const field = shapeOf(model).find(name)
    if (field === null || !allowed.has(field.name))
      return refusal('rule/not-changeable', text['not-changeable'], { values: { name } })
    const input = inputOf(field, json)
    if (input.is !== 'value') return wrongValue(field.label, text['not-a-value'])
    values[field.name] = input.value
  }
  return values
}

/** The refusal of a whole change, by what is wrong with one of its columns. */
export function wrongValue(name: Message, problem: Message): Refusal {
  return refusal('rule/invalid-record', sayInBoth(text['wrong-value'], { name, problem }))
}

/** The same, by the first column that a check of the whole record refuses. */
export function firstProblem({ columns }: Model, refused: Refusal): Refusal {
  const [first] = refused.errors ?? []
  const column = columns.find(({ name }) => name === first?.field)
  return first && column ? wrongValue(column.label, first.message) : refused
}

/** A stored value as staff and students read it. */
export function valueText({ type, isDatedAmounts, isDatedShares }: Column, value: Value): Message {
  if (value === null || value === '') return text.none
  if (isDatedAmounts === true) return datedAmountsInWords(String(value))
  if (isDatedShares === true) return datedSharesInWords(String(value))
  if (type.is === 'amount') {
    const amount: Money = paisa(Number(value))
    return rsInBoth(amount)
  }
  const day = findDay(String(value))
  return day === null ? sameInBoth(String(value)) : dayInBoth(day)
}

function datedAmountsInWords(value: string): Message {
  const steps = findDatedAmounts(value) ?? []
  return stepsInWords(steps.map(({ until, amount }) => ({ until, step: rsInBoth(amount) })))
}

/** `2026-12-10=100,2026-12-20=50` as staff and students read it. */
export function datedSharesInWords(value: string): Message {
  const steps = findDatedShares(value) ?? []
  return stepsInWords(
    steps.map(({ until, percent }) => ({ until, step: sameInBoth(`${percent} %`) })),
  )
}

function stepsInWords(steps: readonly { readonly until: Day; readonly step: Message }[]): Message {
  const messages = steps.map(({ until, step }) =>
    sayInBoth(text['until-day'], { amount: step, day: dayInBoth(until) }),
  )
  return {
    en: messages.map(({ en }) => en).join(', '),
    ne: messages.map(({ ne }) => ne).join(', '),
  }
}
