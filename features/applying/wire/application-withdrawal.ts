import { idOf, textOf, type WireRecord } from '#platform/pure/rest-dialect/record.ts'
import type { ApplicationWithdrawal } from '../rules/returns/withdrawal.ts'

export const withdrawalModel = 'n_application_withdrawal'
/** Column of an application with the id of its withdrawal. */
export const withdrawalKey = 'n_application_withdrawal_ID'
export const withdrawAction = 'VO'

/** A record of n_application_withdrawal; null when it has no id. */
export function withdrawalFromWire(record: WireRecord): ApplicationWithdrawal | null {
  const id = idOf(record, 'id')
  if (id === null) return null
  return { id, reason: { en: textOf(record, 'reason'), ne: textOf(record, 'reason_ne') } }
}

/** The withdrawal an application names; null without one. */
export function namedWithdrawal(record: WireRecord): ApplicationWithdrawal | null {
  const id = idOf(record, withdrawalKey)
  return id === null ? null : { id, reason: null }
}
