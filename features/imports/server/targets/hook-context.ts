import { dayInNepal } from '#platform/pure/calendar/day.ts'
import type { WriteContext } from '#platform/server/model-engine/write/write-context.ts'
import type { ImportContext } from './target.ts'

/** An import as the hooks of a model see a write. */
export function hookContext({ transaction, session, nowMs }: ImportContext): WriteContext {
  return { transaction, session, nowMs, reader: transaction, today: dayInNepal(nowMs) }
}
