export const meritStates = ['draft', 'scheduled', 'published', 'replaced', 'void'] as const

/**
 * State of a stored merit list. `void`: its scores or claims had changed when it was to be published. `replaced`: a newer
 * version was published.
 */
export type MeritState = (typeof meritStates)[number]

type LeftOutCounts = {
  readonly absent: number
  readonly belowMinimum: number
  readonly noQuota: number
  readonly withheld: number
}

/** Number of applicants who are not ranked, for whatever reason. */
export function countLeftOut({ absent, belowMinimum, noQuota, withheld }: LeftOutCounts): number {
  return absent + belowMinimum + noQuota + withheld
}
