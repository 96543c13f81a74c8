import type { Day } from '#platform/pure/calendar/day.ts'
import type { Refusal } from '#platform/server/model-engine/refusal.ts'
import type { CellValue } from '#features/imports/rules/read-cell.ts'
import type { ImportContext } from '#features/imports/server/targets/target.ts'
import { decideOnForm } from '../apply.hook.ts'

export type HandedInApplication = {
  /** 0: a person whom the file brings. */
  readonly person: number
  readonly openingId: number
  readonly received: Day
  readonly quotas: string
  readonly centreId: number | null
  readonly hasSpecialNeed: boolean
}

type HandedInDecision =
  | Refusal
  | { readonly is: 'allowed'; readonly values: Readonly<Record<string, CellValue>> }

/** The rule of the portal, asked for the person of the form on the day on which it was received. */
export async function decideHandedIn(
  { person, openingId, received, quotas, centreId, hasSpecialNeed }: HandedInApplication,
  { transaction, session, nowMs }: ImportContext,
): Promise<HandedInDecision> {
  const asked = {
    n_entrance_open_ID: openingId,
    selectedQuota: quotas,
    n_exam_centre_ID: centreId,
    special_need: hasSpecialNeed,
  }
  const applicant = { ...session, partnerId: person }
  const at = { session: applicant, reader: transaction, nowMs, today: received }
  const outcome = await decideOnForm(asked, at)
  if (outcome.is === 'refused') return outcome
  return { is: 'allowed', values: outcome.values }
}
