import { sayInBoth } from '#platform/pure/message.ts'
import type { Database } from '#platform/server/database/database.ts'
import { findCheck } from '#platform/server/status/checks.ts'
import type { StatusPart } from '#platform/server/status/status-part.ts'
import { auditStatusText as text } from '../rules/status-messages.ts'

export const auditCheck = 'audit'

/** The verdict of the hourly check of the chain, which the audit log's page runs again on demand. */
export function auditPart(database: Pick<Database, 'kysely'>): StatusPart {
  return {
    id: 'audit',
    name: text.chain,
    ask: async () => {
      const link = { todo: text.todo, to: '/control/audit' }
      const verdict = await findCheck(database, auditCheck)
      if (verdict === null)
        return { level: 'good', state: text['not-checked'], figure: text['within-hour'], ...link }
      const { holds, checkedMs, detail } = verdict
      return {
        level: holds ? 'good' : 'failing',
        state: holds ? text.unbroken : text.broken,
        figure: sayInBoth(holds ? text.entries : text['broken-at'], { n: Number(detail) }),
        since: { word: 'checked', atMs: checkedMs },
        ...link,
        measures: { audit_chain_holds: holds ? 1 : 0 },
      }
    },
  }
}
