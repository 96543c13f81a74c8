import { asSaid } from '#platform/pure/message.ts'
import type { QueueSource } from '#features/desk/server/queue-source.ts'
import { applicationDesk as text } from '../rules/desk-messages.ts'
import { applicationEvidence } from './application-evidence.ts'
import {
  type ApplicationQueue,
  rowFinding,
  selectApplications,
  type WaitingApplication,
} from './waiting-applications.ts'

/** The applications of a kind that wait for the office, as a queue of the desk. */
export function applicationQueue(queue: ApplicationQueue): QueueSource {
  return {
    id: queue.id,
    name: queue.name,
    roles: queue.roles,
    promiseDays: 3,
    model: queue.applications.table,
    async list(database, { of }) {
      const { rows } = await selectApplications(database, queue, { of })
      return rows.map((row) => ({
        record: Number(row.id),
        partnerId: Number(row.c_bpartner_id),
        name: row.name,
        about: openingOf(row, queue).name,
        amount: Number(row.totalfee) === 0 ? null : Number(row.totalfee),
        since: row.since.toISOString(),
        ...standing(row, queue),
        ...(queue.staysOpen === true ? {} : { opening: openingOf(row, queue) }),
      }))
    },
    find: (database, record) => applicationEvidence(database, record, queue),
    async since(database, record) {
      const { rows } = await selectApplications(database, queue, { record })
      return rows[0]?.since ?? null
    },
    decisions: [queue.decision],
  }
}

/** What was sent again is looked at by itself: what it was returned for has to be judged. */
function standing(row: WaitingApplication, queue: ApplicationQueue) {
  const finding = rowFinding(row, queue)
  if (finding !== null) return { sign: 'block', words: text[finding] } as const
  if (row.sent_again) return { sign: 'look', words: text['sent-again'] } as const
  return row.doubtful && queue.doubt !== undefined
    ? ({ sign: 'look', words: queue.doubt.words } as const)
    : ({ sign: 'agree', words: text.ready } as const)
}

/** Where all are called the same, all are of one. */
function openingOf(row: WaitingApplication, { id, name }: ApplicationQueue) {
  return { id: row.opening_id ?? id, name: row.opening === null ? name : asSaid(row.opening) }
}
