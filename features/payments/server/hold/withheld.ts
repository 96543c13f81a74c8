import { dayInNepal } from '#platform/pure/calendar/day.ts'
import { dayInBoth } from '#platform/pure/calendar/format.ts'
import { rsInBoth } from '#platform/pure/money/format.ts'
import { refusal } from '#platform/server/model-engine/refusal.ts'
import type { Withheld } from '#features/documents/server/printing.ts'
import { holdMessages } from '../../rules/hold/hold-messages.ts'
import { findHolds, type HoldContext } from './find-holds.ts'

/** Refuses documents to students who owe fees, as far as the setting says so. */
export function withheldForFees(context: HoldContext): Withheld {
  return async (reader, { partnerId, document, nowMs }) => {
    const owner = { partnerId, today: dayInNepal(nowMs) }
    const holds = await findHolds(reader, context, owner)
    const hold = holds.find((each) => each.document === document)
    if (hold === undefined) return null
    return refusal('rule/document-held', holdMessages[document], {
      status: 403,
      values: { amount: rsInBoth(hold.owed), day: dayInBoth(hold.since) },
    })
  }
}
