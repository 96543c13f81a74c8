import { firstUnmet, useConditions } from '#features/conditions/portal/use-conditions.ts'
import { applyingMessages } from '#features/applying/rules/facts.ts'
import type { EntranceRow } from '../card/entrance-row.ts'
import { openingModel } from '../wire/entrance-opening.ts'
import { useOpenRows } from './open-rows.ts'

const notEligible = { label: applyingMessages['not-eligible'], action: null } as const

/** Open entrances with the conditions that the student does not meet; the server refuses them too. */
export function useJudgedRows() {
  const conditions = useConditions(openingModel)
  const { rows, ...lists } = useOpenRows()
  const judged = rows.map((row): EntranceRow => {
    const mayApply = row.decision.is === 'allowed'
    const unmet = (mayApply && firstUnmet(conditions.get(row.opening.id))) || null
    return unmet === null ? row : { ...row, unmet, button: notEligible }
  })
  return { rows: judged, ...lists }
}
