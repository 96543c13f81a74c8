import type { Database } from '#platform/server/database/database.ts'
import type { Job } from '#platform/server/jobs/jobs.ts'
import type { Log } from '#platform/server/log/log.ts'
import type { Process } from '#platform/server/processes/process.ts'
import { storeCheck } from '#platform/server/status/checks.ts'
import type { StatusPart } from '#platform/server/status/status-part.ts'
import { auditCheck, auditPart } from './audit-part.ts'
import { auditProcesses, type Names } from './audit.processes.ts'
import { verifyChain } from './chain.ts'

type JobNeeds = { readonly database: Database; readonly log: Log; readonly clock: () => number }

export const auditFeature = {
  processes: (at: { readonly names: Names }): readonly Process[] => auditProcesses(at.names),
  status: ({ database }: Pick<JobNeeds, 'database'>): readonly StatusPart[] => [
    auditPart(database),
  ],
  jobs: ({ database, log, clock }: JobNeeds): readonly Job[] => [
    {
      name: 'audit-check',
      everyMs: 3_600_000,
      async run() {
        const verdict = await verifyChain(database)
        if (verdict.is === 'broken') log.error(verdict, 'the audit trail does not hold')
        else log.info(verdict, 'the audit trail holds')
        const detail = String(verdict.is === 'whole' ? verdict.entries : verdict.entry)
        const holds = verdict.is === 'whole'
        await storeCheck(database, auditCheck, { checkedMs: clock(), holds, detail })
      },
    },
  ],
}
