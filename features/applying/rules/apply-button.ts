import type { Decision } from '#platform/pure/decision.ts'
import type { Message } from '#platform/pure/message.ts'
import type { ButtonState } from './buttons.ts'

/** Label of a disabled button; `done`: it is disabled because it was pressed. */
export type RefusedLabel = { readonly label: Message; readonly done?: true }

/** The button of an opening, drawn from the rule's decision (SPEC §4 Apply button); the compiler misses no reason. */
export function applyButtonOf<Reason extends string>(
  decision: Decision<Reason>,
  labels: { readonly apply: Message; readonly refused: Readonly<Record<Reason, RefusedLabel>> },
): ButtonState<'apply'> {
  return decision.is === 'allowed'
    ? { label: labels.apply, action: 'apply' }
    : { ...labels.refused[decision.reason], action: null }
}
