import type { DecideHook, Values } from '#platform/server/model-engine/dictionary/dictionary.ts'
import { isRefusal, type Refusal, refusal } from '#platform/server/model-engine/refusal.ts'
import { academicsFromRow, academicValues } from '#features/applying/server/academic-rows.ts'
import { newApplication } from '#features/applying/server/application-columns.ts'
import { findOpening } from '#features/applying/server/find-opening.ts'
import { refusedBy } from '#features/applying/server/desk/refused-by.ts'
import { type ApplyReason, decideApply } from '../rules/apply.ts'
import { feeOn } from '#features/late-fee/rules/facts.ts'
import { ownSeatText } from '../rules/layout/own-messages.ts'
import { entranceMessages } from '../rules/messages.ts'
import { findQuotas, joinQuotas } from '#features/applying/rules/facts.ts'
import { conditionsFromRow } from '#features/conditions/server/condition-columns.ts'
import { refuseUnmet } from '#features/conditions/server/refuse-unmet.ts'
import { feeTermsFromRow } from '#features/late-fee/server/fee-columns.ts'
import { centreIdsOf } from './layout/opening.ts'

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
export const decideApplying: DecideHook = (values, at) => decideEntrance(values, at, false)

/** The same for a form handed in at the office: with a profile that is not complete the desk asks for it and for the conditions (decision 133). */
export const decideOnForm: DecideHook = (values, at) => decideEntrance(values, at, true)

async function decideEntrance(
  values: Values,
  { session, reader, today }: Parameters<DecideHook>[1],
  isOnForm: boolean,
): ReturnType<DecideHook> {
  const asked = { openings: 'n_entrance_open', applications: 'n_entrance_reg' } as const
  const id = Number(values['n_entrance_open_ID'])
  const found = await findOpening(reader, { ...asked, id, withQuotas: true }, session)
  if (found === null || !found.row.isactive)
    return refusal('rule/opening-gone', entranceMessages['opening-gone'], { status: 404 })
  const quotas = findQuotas(String(values['selectedQuota'] ?? ''), found.offeredQuotas)
  if (quotas === null) return refusedQuota()
  const opening = { id, ...feeTermsFromRow(found.row) }
  const { profileComplete, hasApplied } = found
  const applicant = {
    profileComplete: profileComplete || isOnForm,
    appliedOpeningIds: hasApplied ? [opening.id] : [],
  }
  const decision = decideApply({ opening, applicant, today })
  if (decision.is === 'refused') return refused(decision.reason)
  const centre = askedCentre(values['n_exam_centre_ID'], found.row)
  if (isRefusal(centre)) return centre
  const unmet = profileComplete
    ? await refuseUnmet(reader, conditionsFromRow(found.row), session.partnerId)
    : null
  if (unmet !== null) return unmet
  return {
    is: 'allowed',
    takesUp: found.takesUp,
    values: {
      C_BPartner_ID: session.partnerId,
      n_entrance_open_ID: opening.id,
      ...academicValues(academicsFromRow(found.row)),
      ...newApplication(feeOn(opening, today)),
      selectedQuota: joinQuotas(quotas),
      eligible: false,
      n_exam_centre_ID: centre,
      special_need: values['special_need'] === true,
    },
  }
}

/** The centre the applicant asks for where there are several; null: any. */
function askedCentre(
  given: unknown,
  opening: { readonly exam_centres: string },
): number | null | Refusal {
  const offered = centreIdsOf(opening)
  if (offered.length < 2) return null
  const id = Number(given ?? 0)
  if (offered.includes(id)) return id
  const message = ownSeatText['centre-needed']
  const errors = [{ field: 'n_exam_centre_ID', message }]
  return refusal('rule/centre-needed', message, { errors })
}

function refusedQuota() {
  const message = entranceMessages['unknown-quota']
  return refusal('rule/unknown-quota', message, { errors: [{ field: 'selectedQuota', message }] })
}
