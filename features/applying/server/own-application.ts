import { type Refusal, refusal } from '#platform/server/model-engine/refusal.ts'
import { isOwnEntry } from '#features/two-people/rules/facts.ts'
import { applyingOfficeMessages as text } from '../rules/desk/office-messages.ts'

/** Refuses staff who process an application of their own, from any of their accounts (READINGS R-71). */
export function refuseOwnApplication(
  { c_bpartner_id: partnerId }: { readonly c_bpartner_id: number },
  by: { readonly userId: number; readonly partnerId: number },
): Refusal | null {
  return isOwnEntry({ enteredBy: 0, partnerId }, by)
    ? refusal('rule/own-application', text['own-application'], { status: 403 })
    : null
}
