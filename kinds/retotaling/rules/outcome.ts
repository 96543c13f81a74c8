import type { Message } from '#platform/pure/message.ts'
import { type Money, paisa } from '#platform/pure/money/money.ts'

/** Change of a course's marks after they were added up again. */
export const retotalingOutcomes = {
  UNCHANGED: { en: 'Unchanged', ne: 'उस्तै' },
  RAISED: { en: 'Raised', ne: 'बढेको' },
  LOWERED: { en: 'Lowered', ne: 'घटेको' },
} as const satisfies Record<string, Message>

export type RetotalingOutcome = keyof typeof retotalingOutcomes

export const retotalingOutcomeKeys = ['RAISED', 'LOWERED', 'UNCHANGED'] as const

export function isRetotalingOutcome(text: string): text is RetotalingOutcome {
  return Object.hasOwn(retotalingOutcomes, text)
}

export function outcomeOf(former: number, total: number): RetotalingOutcome {
  if (total === former) return 'UNCHANGED'
  return total > former ? 'RAISED' : 'LOWERED'
}

/**
 * Part of a paid fee to return once every course is decided: all of it if one was raised; if the fee is for each
 * course, the part of the raised ones.
 */
export function feeToReturn(of: {
  readonly paid: Money
  readonly outcomes: readonly RetotalingOutcome[]
  readonly feePerCourse: boolean
}): Money {
  const raised = of.outcomes.filter((outcome) => outcome === 'RAISED').length
  if (raised === 0) return paisa(0)
  return of.feePerCourse ? paisa(Math.floor((of.paid * raised) / of.outcomes.length)) : of.paid
}
