import './tables.ts'
import { day as dayOf, msInNepal } from '#platform/pure/calendar/day.ts'
import { sayInBoth } from '#platform/pure/message.ts'
import type { Database } from '#platform/server/database/database.ts'
import type { PartState, StatusPart } from '#platform/server/status/status-part.ts'
import { retained, retainedIds } from '#features/settings/rules/facts.ts'
import { findSettingValue } from '#features/settings/server/settings.ts'
import { retentionText as text } from '../rules/messages.ts'

/** Days and deletions of personal data, for the status page. */
export function retentionPart({ database }: { readonly database: Database }): StatusPart {
  return { id: 'retention', name: text.name, ask: () => stateOf(database) }
}

async function stateOf({ kysely }: Database): Promise<PartState> {
  const days = await findSettingValue(kysely, 'retention')
  const runs = await kysely
    .selectFrom('retention_run')
    .select(['retained', 'removed', 'day'])
    .where('day', '=', ({ selectFrom }) =>
      selectFrom('retention_run').select(({ fn }) => fn.max('day').as('day')),
    )
    .execute()
  const removed = new Map(runs.map((run) => [run.retained, run.removed]))
  const facts = retainedIds.map((id) => ({
    label: retained[id].name,
    value: sayInBoth(text.fact, { days: days[id], n: removed.get(id) ?? 0 }),
  }))
  const to = '/setup/settings'
  const [last] = runs
  if (last === undefined)
    return { level: 'good', state: text.none, figure: text['never-figure'], facts, to }
  const n = runs.reduce((sum, run) => sum + run.removed, 0)
  return {
    level: 'good',
    state: text.done,
    figure: sayInBoth(text.figure, { n }),
    since: { word: 'last', atMs: msInNepal(dayOf(last.day), '00:00') },
    facts,
    to,
  }
}
