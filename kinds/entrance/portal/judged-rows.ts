import { firstUnmet, useConditions } from '#features/conditions/portal/use-conditions.ts'
import { applyingMessages } from '#features/applying/rules/facts.ts'
import type { WhyNot } from '#features/programs/rules/facts.ts'
import { openingModel } from '../wire/entrance-opening.ts'
import { type OpenRow, useOpenRows } from './open-rows.ts'

export type JudgedRow = OpenRow & {
  /** A condition that the student does not meet; null: none is known. */
  readonly unmet: WhyNot | null
}

const notEligible = { label: applyingMessages['not-eligible'], action: null } as const

/** Open entrances with the conditions that the student does not meet; the server refuses them too. */
export function useJudgedRows() {
  const conditions = useConditions(openingModel)
  const { rows, ...lists } = useOpenRows()
  const judged = rows.map((row): JudgedRow => {
    const mayApply = row.decision.is === 'allowed'
    const unmet = (mayApply && firstUnmet(conditions.get(row.opening.id))) || null
    return unmet === null ? { ...row, unmet } : { ...row, unmet, button: notEligible }
  })
  return { rows: judged, ...lists }
}
