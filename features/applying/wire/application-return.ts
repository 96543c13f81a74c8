import { dayOf, idOf, textOf, type WireRecord } from '#platform/pure/rest-dialect/record.ts'
import type { ApplicationReturn } from '../rules/returned.ts'

export const returnModel = 'n_application_return'
/** How an application names the return it waits on its student for; also the parameter of the process. */
export const returnKey = 'n_application_return_ID'
export const sendAgainProcess = 'application_send_again'

/** A record of n_application_return; null when it has no id. */
export function returnFromWire(record: WireRecord): ApplicationReturn | null {
  const id = idOf(record, 'id')
  if (id === null) return null
  const reason = { en: textOf(record, 'reason'), ne: textOf(record, 'reason_ne') }
  return { id, reason, returnedOn: dayOf(record, 'returned') }
}

/** What an application itself says of the return it waits for: which one. */
export function waitsForFromWire(record: WireRecord): ApplicationReturn | null {
  const id = idOf(record, returnKey)
  return id === null ? null : { id, reason: null, returnedOn: null }
}
