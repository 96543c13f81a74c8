import type { Trail } from '#platform/server/processes/trail.ts'
import type { Audit, AuditFacts } from './audit.ts'

/** Writes actions of processes to the audit trail. Prints and refusals of students are left out: a hundred a day. */
export function processTrail(audit: Audit): Trail {
  return {
    keep: (transaction, by, entry) => audit.keep(transaction, changesOf(by, entry)),
    refused(by, { table, message, ...refused }) {
      if (by.role === 'student') return
      audit.note({ by, act: 'refused', subject: table, ...refused })
      audit.learn({ ...refused, message })
    },
    async printed(by, { table, ...printed }) {
      if (by.role !== 'student') await audit.record({ by, act: 'read', subject: table, ...printed })
    },
    async seen(by, { table, record, process }) {
      if (by.role === 'student') return
      if (record === '') audit.note({ by, act: 'listed', subject: table, process })
      else await audit.record({ by, act: 'read', subject: table, record, process })
    },
  }
}

/** One entry a record. */
export function changesOf(
  by: AuditFacts['by'],
  { process, changes }: Parameters<Trail['keep']>[2],
): readonly AuditFacts[] {
  return changes.map(({ table, record, before, after }) => ({
    by,
    act: 'changed',
    subject: table,
    record: String(record),
    process,
    before,
    after,
  }))
}
