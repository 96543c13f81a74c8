import { sayInBoth } from '#platform/pure/message.ts'
import type { Database } from '#platform/server/database/database.ts'
import type { Session } from '#platform/server/model-engine/session.ts'
import { atMostEvery } from '#platform/server/status/ask-parts.ts'
import type { StatusPart } from '#platform/server/status/status-part.ts'
import { deskStatusText as text } from '../../rules/status-messages.ts'
import { deskQueues } from '../desk-lists.ts'
import type { QueueSource } from '../queue-source.ts'

type Asking = {
  readonly database: Database
  readonly sources: readonly QueueSource[]
  readonly nowMs: () => number
}

/** Counting reads every waiting item. */
const askMs = 60_000

/** No person: nothing is assigned to it, and no item is its own. */
const system: Session = {
  sessionId: '',
  userId: 0,
  partnerId: 0,
  clientId: 0,
  organizationId: 0,
  roleId: 0,
  role: 'administrator',
  language: 'en',
}

/** Number of items that wait on the office, and of those that wait longer than promised. */
export function queuesPart({ database, sources, nowMs }: Asking): StatusPart {
  return {
    id: 'queues',
    name: text.queues,
    ask: atMostEvery(askMs, async () => {
      const queues = await deskQueues(database, sources, { session: system, nowMs: nowMs() })
      const waiting = queues.reduce((sum, each) => sum + each.waiting, 0)
      const late = queues.reduce((sum, each) => sum + each.late, 0)
      const since = queues.flatMap(({ oldest }) => (oldest === null ? [] : [Date.parse(oldest)]))
      return {
        level: late > 0 ? 'look' : 'good',
        state:
          late > 0 ? sayInBoth(text.late, { n: late }) : text[waiting > 0 ? 'on-time' : 'empty'],
        figure: sayInBoth(text.figure, { n: waiting, queues: queues.length }),
        ...(since.length === 0
          ? {}
          : { since: { word: 'since' as const, atMs: Math.min(...since) } }),
        ...(late > 0 ? { todo: text.todo, to: '/queues' } : {}),
        facts: queues
          .filter((each) => each.waiting > 0)
          .map(({ name, waiting: n, late: ofThem }) => ({
            label: name,
            value: sayInBoth(text.waiting, { n, late: ofThem }),
          })),
        measures: { queue_waiting: waiting, queue_late: late },
      }
    }),
  }
}
