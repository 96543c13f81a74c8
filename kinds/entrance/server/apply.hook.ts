import type { Transaction } from '#platform/server/database/database.ts'
import type { CreateHook } from '#platform/server/model-engine/dictionary.ts'
import { refusal } from '#platform/server/model-engine/refusal.ts'
import type { Session } from '#platform/server/model-engine/session.ts'
import { academicsFromRow, academicValues } from '#features/applying/server/academic-rows.ts'
import { newApplication } from '#features/applying/server/application-columns.ts'
import { refusedBy } from '#features/applying/server/refused-by.ts'
import { type ApplyReason, decideApply } from '../rules/apply.ts'
import { entranceFee } from '../rules/fee.ts'
import { entranceMessages } from '../rules/messages.ts'
import { findQuotas, joinQuotas } from '../rules/quotas.ts'
import { openingFromRow } from './opening.row.ts'

const refused = refusedBy<ApplyReason>(entranceMessages, {
  'already-applied': 409,
  closed: 400,
  'profile-incomplete': 403,
})

/**
 * Applying for an entrance: the opening is read again, the same rule as on the screen decides, and fee, academic ids
 * and flags come from here, whatever the client sent (SPEC §4, SECURITY T32). Two at once: the unique constraint lets
 * one through.
 */
export const applyHook: CreateHook = async (values, { session, transaction, today }) => {
  const openingId = Number(values['n_entrance_open_ID'])
  const row = await findWithApplicant(transaction, openingId, session)
  if (row === null)
    return refusal('rule/opening-gone', entranceMessages['opening-gone'], { status: 404 })
  const quotas = findQuotas(String(values['selectedQuota'] ?? ''))
  if (quotas === null) return refusedQuota()
  const opening = openingFromRow(row)
  const applicant = {
    profileComplete: row.completedregistration ?? false,
    appliedOpeningIds: row.n_entrance_reg_id === null ? [] : [opening.id],
  }
  const decision = decideApply({ opening, applicant, today })
  if (decision.is === 'refused') return refused(decision.reason)
  return {
    is: 'allowed',
    values: {
      C_BPartner_ID: session.partnerId,
      n_entrance_open_ID: opening.id,
      ...academicValues(academicsFromRow(row)),
      ...newApplication(entranceFee(opening, today)),
      selectedQuota: joinQuotas(quotas),
      eligible: false,
    },
  }
}

function refusedQuota() {
  const message = entranceMessages['unknown-quota']
  return refusal('rule/unknown-quota', message, { errors: [{ field: 'selectedQuota', message }] })
}

/** Opening, completeness of the profile and an application for it in one statement: result day's busiest write. */
async function findWithApplicant(
  transaction: Transaction,
  openingId: number,
  { clientId, partnerId }: Session,
) {
  const row = await transaction
    .selectFrom('n_entrance_open as o')
    .leftJoin('c_bpartner as p', (join) => join.on('p.c_bpartner_id', '=', partnerId))
    .leftJoin('n_entrance_reg as a', (join) =>
      join
        .onRef('a.n_entrance_open_id', '=', 'o.n_entrance_open_id')
        .on('a.c_bpartner_id', '=', partnerId),
    )
    .selectAll('o')
    .select(['p.completedregistration', 'a.n_entrance_reg_id'])
    .where('o.n_entrance_open_id', '=', openingId)
    .where('o.ad_client_id', '=', clientId)
    .where('o.isactive', '=', true)
    .executeTakeFirst()
  return row ?? null
}
