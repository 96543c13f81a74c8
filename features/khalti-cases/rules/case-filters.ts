import type { AttemptState } from '#features/payments/rules/facts.ts'

/** Attempts as one looks through them, by their states. */
export const caseFilters = {
  decide: ['HELD', 'PARTIALLY_REFUNDED'],
  open: ['LINK_REQUESTED', 'LINK_READY', 'SUPERSEDED'],
  paid: ['PAID'],
  over: ['CANCELED', 'EXPIRED', 'LINK_UNKNOWN', 'LINK_REFUSED'],
  back: ['CREDITED', 'REFUNDED'],
  all: null,
} as const satisfies Readonly<Record<string, readonly AttemptState[] | null>>

export type CaseFilter = keyof typeof caseFilters

export function findCaseFilter(text: string): CaseFilter | null {
  return Object.hasOwn(caseFilters, text) ? (text as CaseFilter) : null
}
