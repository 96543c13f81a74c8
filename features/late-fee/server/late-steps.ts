import { type Day, findDay } from '#platform/pure/calendar/day.ts'
import { datedAmountsText, findDatedAmounts } from '#platform/pure/money/dated-amounts.ts'
import { paisa } from '#platform/pure/money/money.ts'
import type { Values } from '#platform/server/model-engine/dictionary/dictionary.ts'
import type { FieldError } from '#platform/server/model-engine/refusal.ts'
import type { Save } from '#features/registers/server/check-save.ts'
import type { Deriving } from '#features/registers/server/register-model.ts'
import { feeOn, type FeeTerms } from '../rules/fee-terms.ts'
import { stepsProblem } from '../rules/late-steps.ts'
import { lateStepMessages as text } from '../rules/step-messages.ts'

/** Late fee of today and last late day, which follow from the steps; a typed last day moves the last step. */
export function lateStepValues(record: Values, { changes, today }: Deriving): Values {
  const steps = findDatedAmounts(textOf(record, 'late_steps')) ?? []
  const last = steps.at(-1)
  if (last === undefined) return {}
  const typed = findDay(textOf(changes, 'apply_uptolate'))
  const isMoved = typed !== null && !('late_steps' in changes)
  const until = isMoved ? typed : last.until
  const lateSteps = isMoved ? [...steps.slice(0, -1), { ...last, until }] : steps
  return {
    late_steps: datedAmountsText(lateSteps),
    apply_uptolate: until,
    latefee: lateFeeOn({ ...termsOf(record), lateSteps }, today),
  }
}

/** Stored late fee of a day: until the regular fee has ended, that of the first step. */
export function lateFeeOn(terms: FeeTerms, today: Day): number {
  return feeOn({ ...terms, lastRegularDay: null }, today)
}

/** Steps out of order or falling, and typed values that differ from what the steps say. */
export function lateStepProblems({
  id,
  record,
  changes,
}: Pick<Save, 'id' | 'record' | 'changes'>): readonly FieldError[] {
  const steps = findDatedAmounts(textOf(record, 'late_steps'))
  if (steps === null) return [wrong('late_steps', text.unreadable)]
  if (steps.length === 0) return []
  // Typed beside the steps it is another last day; typed alone it moves the last step.
  const followers = 'late_steps' in changes ? ['apply_uptolate'] : ['latefee']
  const differing = followers.filter(
    (name) => id !== null && (changes[name] ?? record[name]) !== record[name],
  )
  const problem = stepsProblem({ ...termsOf(record), lateSteps: steps })
  return [
    ...differing.map((name) => wrong(name, text['follows-steps'])),
    ...(problem === null ? [] : [wrong('late_steps', problem)]),
  ]
}

function wrong(field: string, message: FieldError['message']): FieldError {
  return { field, message }
}

function termsOf(record: Values): FeeTerms {
  return {
    lastRegularDay: findDay(textOf(record, 'apply_to')),
    lastLateDay: findDay(textOf(record, 'apply_uptolate')),
    regularFee: paisa(Number(record['examfee'] ?? 0)),
    lateFee: paisa(Number(record['latefee'] ?? 0)),
  }
}

function textOf(values: Values, name: string): string {
  const value = values[name]
  return typeof value === 'string' ? value : ''
}
