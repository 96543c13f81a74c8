import type { QueueSource } from '#features/desk/server/queue-source.ts'
import { checkApplications } from './application-checks.ts'
import { applicationEvidence } from '../documents/application-evidence.ts'
import {
  type ApplicationQueue,
  openingName,
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
    endings: queue.staysOpen === true ? ['return'] : ['return', 'close'],
    async list(database, { of, nowMs }) {
      const { rows } = await selectApplications(database, queue, { of })
      const checked = await checkApplications(database, rows, { queue, nowMs })
      return rows.map((row) => ({
        record: Number(row.id),
        partnerId: Number(row.c_bpartner_id),
        name: row.name,
        about: openingOf(row, queue).name,
        amount: Number(row.totalfee) === 0 ? null : Number(row.totalfee),
        since: row.since.toISOString(),
        checks: checked(row).checks,
        ...(queue.staysOpen === true ? {} : { opening: openingOf(row, queue) }),
      }))
    },
    find: (database, record, { nowMs }) => applicationEvidence(database, record, { queue, nowMs }),
    async since(database, record) {
      const { rows } = await selectApplications(database, queue, { record })
      return rows[0]?.since ?? null
    },
    decisions: [queue.decision.slug],
  }
}

/** If all have the same name, all belong to the same opening. */
function openingOf(row: WaitingApplication, queue: ApplicationQueue) {
  return {
    id: row.opening_id === null ? queue.id : String(row.opening_id),
    name: openingName(row, queue),
  }
}
