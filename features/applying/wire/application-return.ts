import { dayOf, idOf, textOf, type WireRecord } from '#platform/pure/rest-dialect/record.ts'
import type { ApplicationReturn } from '../rules/returns/returned.ts'

export const returnModel = 'n_application_return'
/** Column with the return that an application waits for; also the argument of the process. */
export const returnKey = 'n_application_return_ID'

/** A record of n_application_return; null when it has no id. */
export function returnFromWire(record: WireRecord): ApplicationReturn | null {
  const id = idOf(record, 'id')
  if (id === null) return null
  const reason = { en: textOf(record, 'reason'), ne: textOf(record, 'reason_ne') }
  return { id, reason, returnedOn: dayOf(record, 'returned') }
}

/** Return that an application waits for, by its id only. */
export function waitsForFromWire(record: WireRecord): ApplicationReturn | null {
  const id = idOf(record, returnKey)
  return id === null ? null : { id, reason: null, returnedOn: null }
}
