import { sayInBoth } from '#platform/pure/message.ts'
import type { Reader } from '#platform/server/database/database.ts'
import type { ProposalCheck } from '#features/two-people/wire/open-proposal.ts'
import { resultViewText as text } from '../../rules/result-view-messages.ts'
import type { Selection } from '../selection.ts'
import { readTypedScores } from './score-entries.ts'

/** For the second person of a result: how many scores a third person settled. Nothing where scores are typed once. */
export async function twiceChecks(
  reader: Reader,
  of: Selection,
  openingId: number,
): Promise<readonly ProposalCheck[]> {
  if (!(await of.twice.isOn(reader))) return []
  const { all } = await readTypedScores(reader, of, openingId)
  const n = all.filter(({ settled }) => settled !== null).length
  return [
    n === 0
      ? { fact: text.twice, found: text['twice-agreed'], sign: 'agree' }
      : { fact: text.twice, found: sayInBoth(text['twice-settled'], { n }), sign: 'look' },
  ]
}
