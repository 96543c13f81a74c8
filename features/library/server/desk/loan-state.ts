import { sql } from 'kysely'
import type { Transaction } from '#platform/server/database/database.ts'
import type { CopyRow } from '../copies.ts'

type Hold = {
  readonly n_library_hold_id: number
  readonly holdstate: 'waiting' | 'kept' | 'issued' | 'lapsed' | 'given-up'
  readonly a_asset_id: number | null
  readonly keptuntil: string | null
}

/** Facts about a copy that a step of the desk changes. */
export type LoanState = {
  readonly copy: {
    readonly c_bpartner_id: number | null
    readonly issuedate: string | null
    readonly duedate: string | null
    readonly renewaldate: string | null
    readonly renewals: number
  }
  /** Loan that is open, or was before the step. */
  readonly loan: {
    readonly library_loan_id: number
    readonly due: string
    readonly isOpen: boolean
  } | null
  /** Fine of that loan. */
  readonly fine: { readonly n_library_fine_id: number; readonly finestate: string } | null
  /** Reservations of the title that wait or are reserved for, and those that were before the step. */
  readonly holds: readonly Hold[]
}

/** State of a copy with this row; after a step with the state before it, whose loan and reservations are followed. */
export async function loanState(
  transaction: Transaction,
  row: LoanState['copy'] & Pick<CopyRow, 'a_asset_id' | 'ad_client_id' | 'titlekey'>,
  before: LoanState | null = null,
): Promise<LoanState> {
  const { c_bpartner_id, issuedate, duedate, renewaldate, renewals } = row
  const copy = { c_bpartner_id, issuedate, duedate, renewaldate, renewals }
  const loan = await transaction
    .selectFrom('library_loan')
    .select(['library_loan_id', 'due'])
    .select(({ eb }) => eb('returned', 'is', null).$castTo<boolean>().as('isOpen'))
    .where('a_asset_id', '=', row.a_asset_id)
    .where(({ eb, or }) =>
      or([
        eb('returned', 'is', null),
        eb('library_loan_id', '=', before?.loan?.library_loan_id ?? 0),
      ]),
    )
    .orderBy('library_loan_id', 'desc')
    .executeTakeFirst()
  const fine = await transaction
    .selectFrom('n_library_fine')
    .select(['n_library_fine_id', 'finestate'])
    .where('library_loan_id', '=', loan?.library_loan_id ?? 0)
    .executeTakeFirst()
  const followed = (before?.holds ?? []).map((each) => each.n_library_hold_id)
  const holds = await transaction
    .selectFrom('n_library_hold')
    .select(['n_library_hold_id', 'holdstate', 'a_asset_id', 'keptuntil'])
    .where('ad_client_id', '=', row.ad_client_id)
    .where('titlekey', '=', row.titlekey)
    .where(({ eb, or }) =>
      or([
        eb('holdstate', 'in', ['waiting', 'kept']),
        eb('n_library_hold_id', '=', sql<number>`any(${followed}::bigint[])`),
      ]),
    )
    .orderBy('n_library_hold_id')
    .execute()
  return { copy, loan: loan ?? null, fine: fine ?? null, holds }
}
