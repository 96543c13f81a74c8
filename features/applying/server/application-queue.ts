import { asSaid } from '#platform/pure/message.ts'
import type { QueueSource } from '#features/desk/server/queue-source.ts'
import { applicationDesk as text } from '../rules/desk-messages.ts'
import { applicationEvidence } from './application-evidence.ts'
import { type ApplicationQueue, rowFinding, selectApplications } from './waiting-applications.ts'

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
      return rows.map((row) => {
        const finding = rowFinding(row, queue)
        return {
          record: Number(row.id),
          partnerId: Number(row.c_bpartner_id),
          name: row.name,
          about: row.opening === null ? queue.name : asSaid(row.opening),
          amount: Number(row.totalfee) === 0 ? null : Number(row.totalfee),
          since: row.since.toISOString(),
          sign: finding === null ? 'agree' : 'block',
          words: finding === null ? text.ready : text[finding],
        }
      })
    },
    find: (database, record) => applicationEvidence(database, record, queue),
    async since(database, record) {
      const { rows } = await selectApplications(database, queue, { record })
      return rows[0]?.since ?? null
    },
    decisions: [queue.decision],
  }
}
