import { sayInBoth } from '#platform/pure/message.ts'
import type { Reader } from '#platform/server/database/database.ts'
import type { ProposalCheck } from '#features/two-people/wire/open-proposal.ts'
import { presenceText as text } from '../rules/presence-messages.ts'
import type { Selection } from './selection.ts'

/** For the second person of a result: sittings in which presence is not recorded for all. Nothing where it is. */
export async function presenceChecks(
  reader: Reader,
  of: Selection,
  openingId: number,
): Promise<readonly ProposalCheck[]> {
  const { missing } = await of.presence(reader, openingId)
  return missing.map(({ sitting, n }) => ({
    fact: sayInBoth(text['presence-in'], { sitting }),
    found: sayInBoth(text['not-recorded'], { n }),
    sign: 'look',
  }))
}
