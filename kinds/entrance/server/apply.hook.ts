import type { Transaction } from '#platform/server/database/database.ts'
import type { CreateHook, Values } from '#platform/server/model-engine/dictionary.ts'
import { refusal } from '#platform/server/model-engine/refusal.ts'
import { type ApplyReason, decideApply } from '../rules/apply.ts'
import { entranceFee } from '../rules/fee.ts'
import { entranceMessages } from '../rules/messages.ts'
import { findQuotas, joinQuotas } from '../rules/quotas.ts'
import { findOpening, openingFromRow, type OpeningRow } from './opening.row.ts'

const status = {
  'already-applied': 409,
  closed: 400,
  'profile-incomplete': 403,
} as const satisfies Record<ApplyReason, number>

/**
 * Applying for an entrance: the opening is read again, the same rule as on the screen decides, and fee, academic ids
 * and flags come from here, whatever the client sent (SPEC §4, SECURITY T32). Two at once: the unique constraint lets
 * one through.
 */
export const applyHook: CreateHook = async (values, { session, transaction, today }) => {
  const openingId = values['n_entrance_open_ID']
  const row =
    typeof openingId === 'number'
      ? await findOpening(transaction, openingId, session.clientId)
      : null
  if (row === null)
    return refusal('rule/opening-gone', entranceMessages['opening-gone'], { status: 404 })
  const quotas = findQuotas(String(values['selectedQuota'] ?? ''))
  if (quotas === null) return refusedQuota()
  const opening = openingFromRow(row)
  const applicant = await loadApplicant(transaction, session.partnerId)
  const decision = decideApply({ opening, applicant, today })
  if (decision.is === 'refused')
    return refusal(`rule/${decision.reason}`, entranceMessages[decision.reason], {
      status: status[decision.reason],
    })
  return {
    is: 'allowed',
    values: {
      C_BPartner_ID: session.partnerId,
      n_entrance_open_ID: opening.id,
      ...academicIdsOf(row),
      totalfee: entranceFee(opening, today),
      feepaid: 0,
      IsPaid: false,
      isPending: false,
      selectedQuota: joinQuotas(quotas),
      eligible: false,
      DocStatus: 'DR',
    },
  }
}

function refusedQuota() {
  const message = entranceMessages['unknown-quota']
  return refusal('rule/unknown-quota', message, { errors: [{ field: 'selectedQuota', message }] })
}

async function loadApplicant(transaction: Transaction, partnerId: number) {
  const partner = await transaction
    .selectFrom('c_bpartner')
    .select('completedregistration')
    .where('c_bpartner_id', '=', partnerId)
    .executeTakeFirst()
  const applied = await transaction
    .selectFrom('n_entrance_reg')
    .select('n_entrance_open_id')
    .where('c_bpartner_id', '=', partnerId)
    .execute()
  return {
    profileComplete: partner?.completedregistration ?? false,
    appliedOpeningIds: applied.map((each) => each.n_entrance_open_id),
  }
}

function academicIdsOf(row: OpeningRow): Values {
  return {
    n_aca_year_ID: row.n_aca_year_id,
    n_intake_ID: row.n_intake_id,
    n_faculty_ID: row.n_faculty_id,
    n_level_ID: row.n_level_id,
    n_program_ID: row.n_program_id,
    n_subject_ID: row.n_subject_id,
  }
}
