import { dayInNepal } from '#platform/pure/calendar/day.ts'
import type { WriteContext } from '#platform/server/model-engine/write/write-context.ts'

/** A write that no request of the models makes: an import, or a proposal that is confirmed. */
export type RecordWrite = Pick<WriteContext, 'transaction' | 'session' | 'nowMs'>

/** Such a write as the hooks of a model see it. */
export function hookContext({ transaction, session, nowMs }: RecordWrite): WriteContext {
  return { transaction, session, nowMs, reader: transaction, today: dayInNepal(nowMs) }
}
