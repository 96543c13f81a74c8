import type { Database } from '#platform/server/database/database.ts'
import { keepAt } from '#features/audit/server/audit.ts'
import { changesOf } from '#features/audit/server/process-trail.ts'
import { recoverAdministrator } from '#features/staff/server/recover-administrator.ts'

/** Slug of the entry in the audit log. */
export const recoverySlug = 'staff_recover'

/** Lets an administrator in again, with an entry of the audit log in the name of the account. Gives lines to print. */
export async function recoverStaff(
  database: Database,
  email: string,
  nowMs: number,
): Promise<string> {
  const password = await recoverAdministrator(database, email, {
    nowMs,
    keep: (transaction, change) => {
      const by = { userId: change.record, role: 'server' }
      const entries = changesOf(by, { process: recoverySlug, changes: [change] })
      return keepAt(transaction, entries, nowMs)
    },
  })
  return [
    `One-time password of ${email}, shown only now; it works once, to set one:`,
    `  ${password}`,
    'The second factor is set up again at the next sign-in. Every administrator gets a mail.',
  ].join('\n')
}
