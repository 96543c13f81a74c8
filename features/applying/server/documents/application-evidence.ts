import { joinedInBoth, type Message, sameInBoth } from '#platform/pure/message.ts'
import type { Database } from '#platform/server/database/database.ts'
import type { Evidence } from '#features/desk/wire/evidence.ts'
import {
  applicationDesk as text,
  closingReasons,
  returnReasonsOf,
} from '#features/applying/rules/desk/desk-messages.ts'
import { blockedBy, checkApplications } from '../desk/application-checks.ts'
import { historyOf } from '../application-history.ts'
import { personOf } from './application-documents.ts'
import {
  type ApplicationQueue,
  openingName,
  selectApplications,
} from '../desk/waiting-applications.ts'

/** The application's checks, the person, and the documents where they are judged. */
export async function applicationEvidence(
  database: Database,
  record: number,
  at: { readonly queue: ApplicationQueue; readonly nowMs: number },
): Promise<Evidence | null> {
  const { queue } = at
  const { rows } = await selectApplications(database, queue, { record })
  const [row] = rows
  if (row === undefined) return null
  const { checks, files, returns } = (await checkApplications(database, rows, at))(row)
  return {
    record,
    name: row.name,
    nepaliName: row.name_nepali,
    about: joinedInBoth(' · ', sameInBoth(row.phone), openingName(row, queue)),
    since: row.since.toISOString(),
    amount: Number(row.totalfee) === 0 ? null : Number(row.totalfee),
    columns: [text.check, text.own, text.needed],
    checks,
    alerts: [],
    facts: await personOf(database, Number(row.c_bpartner_id)),
    files: files.map(({ isNew: _new, storedId: _stored, ...file }) => file),
    history: historyOf(row, returns),
    blocked: blockedBy(row, queue),
    ...transactOf(record, queue),
  }
}

/** Actions: approve, return to the student, and close for good if the desk may. */
function transactOf(record: number, queue: ApplicationQueue) {
  const { slug, parameter } = queue.decision
  const actionOf = (action: 'AP' | 'RJ' | 'CL', label: Message) => ({
    slug,
    body: { [parameter]: record, doc_action: action },
    label,
  })
  const turnBack = {
    ...actionOf('RJ', text['turn-back']),
    next: text['turn-back-next'],
    reasons: returnReasonsOf(queue.judgesProofs === true),
    fillIns: [],
  }
  const turnAway = {
    ...actionOf('CL', text['turn-away']),
    next: text['turn-away-next'],
    reasons: closingReasons,
    fillIns: [],
  }
  return {
    approve: { ...actionOf('AP', text.approve), outcome: queue.outcome, takesAmount: false },
    turnBack,
    ...(queue.staysOpen !== true && { turnAway }),
  }
}
