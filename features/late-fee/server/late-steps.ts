import { type Day, findDay } from '#platform/pure/calendar/day.ts'
import { datedAmountsText, findDatedAmounts } from '#platform/pure/money/dated-amounts.ts'
import type { Message } from '#platform/pure/message.ts'
import type { Values } from '#platform/server/model-engine/dictionary/dictionary.ts'
import type { FieldError } from '#platform/server/model-engine/refusal.ts'
import type { Save } from '#features/registers/server/check-save.ts'
import type { Deriving } from '#features/registers/server/register-model.ts'
import { stepOn } from '../rules/fee-terms.ts'
import { type BeforeSteps, type StepsProblem, stepsProblem } from '../rules/late-steps.ts'
import { lateStepMessages as text } from '../rules/step-messages.ts'

/** Columns of openings whose fee rises in steps. */
export type SteppedFee = {
  /** Fees until a day each, `2026-12-10=2000,2026-12-20=2500`; '': one fee. */
  readonly steps: string
  /** The fee of today, where there are steps. */
  readonly fee: string
  /** The day of the last step, where there are steps. */
  readonly lastDay: string
  readonly before: (record: Values) => BeforeSteps
  readonly problems: Readonly<Record<StepsProblem, Message>>
}

/** Fee of today and last day, which follow from the steps; a typed last day moves the last step. */
export function stepValues(of: SteppedFee, record: Values, { changes, today }: Deriving): Values {
  const steps = findDatedAmounts(textOf(record, of.steps)) ?? []
  const last = steps.at(-1)
  if (last === undefined) return {}
  const typed = dayOf(changes, of.lastDay)
  const isMoved = typed !== null && !(of.steps in changes)
  const until = isMoved ? typed : last.until
  const moved = [...steps.slice(0, -1), { ...last, until }]
  return {
    [of.steps]: datedAmountsText(moved),
    [of.lastDay]: until,
    [of.fee]: (stepOn(moved, today) ?? last).amount,
  }
}

/** Steps out of order or falling, and typed values that differ from what the steps say. */
export function stepProblems(
  of: SteppedFee,
  { id, record, changes }: Pick<Save, 'id' | 'record' | 'changes'>,
): readonly FieldError[] {
  const steps = findDatedAmounts(textOf(record, of.steps))
  if (steps === null) return [{ field: of.steps, message: text.unreadable }]
  if (steps.length === 0) return []
  // Typed beside the steps it is another last day; typed alone it moves the last step.
  const follower = of.steps in changes ? of.lastDay : of.fee
  const differs = id !== null && (changes[follower] ?? record[follower]) !== record[follower]
  const problem = stepsProblem(steps, of.before(record))
  return [
    ...(differs ? [{ field: follower, message: text['follows-steps'] }] : []),
    ...(problem === null ? [] : [{ field: of.steps, message: of.problems[problem] }]),
  ]
}

/** A day of a record; null if it has none. */
export function dayOf(record: Values, name: string): Day | null {
  return findDay(textOf(record, name))
}

function textOf(values: Values, name: string): string {
  const value = values[name]
  return typeof value === 'string' ? value : ''
}
