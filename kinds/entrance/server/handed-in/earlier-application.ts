import type { Reader } from '#platform/server/database/database.ts'
import type { HandedInApplication } from './decide.ts'

/** An application of a person for an entrance. */
type EarlierApplication = {
  readonly id: number
  readonly quotas: string
  readonly isWithdrawn: boolean
}

/** The application of the same person for the same entrance: brought over before, or made in the portal. */
export async function findEarlier(
  reader: Reader,
  { person, openingId }: Pick<HandedInApplication, 'person' | 'openingId'>,
): Promise<EarlierApplication | null> {
  const found = await reader
    .selectFrom('n_entrance_reg')
    .select([
      'n_entrance_reg_id as id',
      'selectedquota',
      'docstatus',
      'n_application_withdrawal_id',
    ])
    .where('c_bpartner_id', '=', person)
    .where('n_entrance_open_id', '=', openingId)
    .executeTakeFirst()
  if (found === undefined) return null
  const isWithdrawn = found.docstatus === 'CL' && found.n_application_withdrawal_id !== null
  return { id: found.id, quotas: found.selectedquota, isWithdrawn }
}
