import '../tables.ts'
import type { Database } from '#platform/server/database/database.ts'
import type { ReasonEnding } from '../../rules/own-reason-messages.ts'
import type { Evidence, ReasonedAction } from '../../wire/evidence.ts'

type OwnReason = ReasonedAction['reasons'][number] & { readonly ending: ReasonEnding }

/** The evidence with the university's own reasons of its queue after those that it has. */
export async function withOwnReasons(
  { kysely }: Database,
  queue: string,
  evidence: Evidence,
): Promise<Evidence> {
  const { turnBack, turnAway } = evidence
  if (turnBack === null && turnAway === undefined) return evidence
  const rows = await kysely
    .selectFrom('n_return_reason')
    .selectAll()
    .where('queue', '=', queue)
    .where('isactive', '=', true)
    .orderBy('n_return_reason_id')
    .execute()
  const own = rows.map((row) => ({
    id: `own-${row.n_return_reason_id}`,
    ending: row.ending,
    label: { en: row.name, ne: row.name_ne },
    text: { en: row.message, ne: row.message_ne },
  }))
  return {
    ...evidence,
    turnBack: turnBack && added(turnBack, own, 'return'),
    ...(turnAway && { turnAway: added(turnAway, own, 'close') }),
  }
}

function added(
  action: ReasonedAction,
  own: readonly OwnReason[],
  ending: ReasonEnding,
): ReasonedAction {
  const more = own
    .filter((each) => each.ending === ending)
    .map(({ id, label, text }) => ({ id, label, text }))
  return { ...action, reasons: [...action.reasons, ...more] }
}
