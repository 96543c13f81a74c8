import { allowed, type Decision, refuse } from '#platform/pure/decision.ts'

/** The facts two records share; each names a field of the comparison. */
export const doubleReasons = ['citizenship', 'phone', 'name'] as const
export type DoubleReason = (typeof doubleReasons)[number]

export type DoubleRefusal = 'double-settled' | 'own-double' | 'double-note-needed'

/** Allows staff to decide if two records are one person: once, with a reason, and never about themselves. */
export function decideDouble(at: {
  readonly isSettled: boolean
  /** One of the two is the person behind this account. */
  readonly isOwn: boolean
  readonly note: string
}): Decision<DoubleRefusal> {
  if (at.isSettled) return refuse('double-settled')
  if (at.isOwn) return refuse('own-double')
  return at.note === '' ? refuse('double-note-needed') : allowed
}
