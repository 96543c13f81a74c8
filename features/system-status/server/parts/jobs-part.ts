import { type Message, sameInBoth, sayInBoth } from '#platform/pure/message.ts'
import type { Database } from '#platform/server/database/database.ts'
import type { StatusPart } from '#platform/server/status/status-part.ts'
import { isJobLate } from '../../rules/figures.ts'
import {
  partFacts as facts,
  partFigures as figures,
  partNames as names,
  partStates as states,
  partTodos as todos,
} from '../../rules/part-messages.ts'
import type { Installation } from '../installation.ts'

type Asking = { readonly database: Pick<Database, 'kysely'>; readonly nowMs: () => number }

/** Each background job: late or on time, and the last error of those that fail. */
export function jobsPart(
  { database: { kysely }, nowMs }: Asking,
  { startedMs }: Installation,
): StatusPart {
  return {
    id: 'jobs',
    name: names.jobs,
    ask: async () => {
      const rows = await kysely.selectFrom('job_run').selectAll().orderBy('name').execute()
      const failing = rows.filter(({ failing_since }) => failing_since !== null)
      const late = rows.filter(({ every_ms, ran }) =>
        isJobLate({ everyMs: every_ms, ranMs: ran?.getTime() ?? startedMs }, nowMs()),
      )
      const newestMs = Math.max(0, ...rows.map(({ ran }) => ran?.getTime() ?? 0))
      const isGood = failing.length === 0 && late.length === 0
      const sinceMs = Math.min(...failing.map(({ failing_since }) => Number(failing_since)))
      return {
        level: failing.length > 0 ? 'failing' : late.length > 0 ? 'look' : 'good',
        state:
          failing.length > 0
            ? sayInBoth(states.failing, { n: failing.length })
            : states[late.length > 0 ? 'late' : 'on-time'],
        figure: sayInBoth(figures.jobs, { n: rows.length, late: late.length }),
        ...(failing.length > 0
          ? { since: { word: 'since', atMs: sinceMs } }
          : newestMs > 0
            ? { since: { word: 'last', atMs: newestMs } }
            : {}),
        ...(isGood ? {} : { todo: todos['see-log'] }),
        facts: rows.map(({ name, every_ms, error }) => ({
          label: sameInBoth(name),
          value: error === '' ? everyText(every_ms) : sameInBoth(error),
        })),
        measures: { jobs_failing: failing.length, jobs_late: late.length },
      }
    },
  }
}

function everyText(everyMs: number): Message {
  const seconds = Math.round(everyMs / 1_000)
  if (seconds < 60) return sayInBoth(facts['every-seconds'], { n: seconds })
  if (seconds < 3_600) return sayInBoth(facts['every-minutes'], { n: Math.round(seconds / 60) })
  return sayInBoth(facts['every-hours'], { n: Math.round(seconds / 3_600) })
}
