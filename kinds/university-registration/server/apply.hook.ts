import type { CreateHook } from '#platform/server/model-engine/dictionary/dictionary.ts'
import { findDocStatus } from '#platform/pure/document-status.ts'
import { refusal } from '#platform/server/model-engine/refusal.ts'
import { isWithdrawn } from '#features/applying/rules/facts.ts'
import { academicValues } from '#features/applying/server/academic-rows.ts'
import { newApplication } from '#features/applying/server/application-columns.ts'
import { findActiveEnrollment } from '#features/enrollment/rules/facts.ts'
import { findEnrollments, lockPartner } from '#features/enrollment/server/find-enrollments.ts'
import { findSettingValue } from '#features/settings/server/settings.ts'
import { registrationMessages } from '../rules/messages.ts'

/**
 * Registering with the university: an existing registration is the answer, and no second one is made (SPEC §5); fee
 * and academic ids come from the setting and the enrollment, whatever the client sent (READINGS R-41).
 */
export const applyHook: CreateHook = async (_values, { session, transaction }) => {
  const { partnerId } = session
  await lockPartner(transaction, partnerId)
  const existing = await transaction
    .selectFrom('n_noureg')
    .select([
      'n_noureg_id as id',
      'docstatus as status',
      'n_application_withdrawal_id as withdrawal',
    ])
    .where('c_bpartner_id', '=', partnerId)
    .executeTakeFirst()
  if (existing && !isWithdrawn({ ...existing, status: findDocStatus(existing.status) }))
    return { is: 'existing', id: existing.id }
  const enrollment = findActiveEnrollment(await findEnrollments(transaction, partnerId))
  if (enrollment === null)
    return refusal('rule/enrollment-required', registrationMessages['enrollment-data'], {
      status: 403,
    })
  const { feeInPaisa } = await findSettingValue(transaction, 'university-registration')
  return {
    is: 'allowed',
    takesUp: existing?.id ?? null,
    values: {
      C_BPartner_ID: partnerId,
      n_program_enroll_ID: enrollment.id,
      ...academicValues(enrollment.academics),
      ...newApplication(feeInPaisa),
      regrollno: null,
    },
  }
}
