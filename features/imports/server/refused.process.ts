import type { Reader } from '#platform/server/database/database.ts'
import { isRefusal } from '#platform/server/model-engine/refusal.ts'
import { defineProcess } from '#platform/server/processes/define-process.ts'
import { writeCsv } from '#platform/pure/text/csv.ts'
import { say } from '#platform/pure/message.ts'
import { staffWith } from '#features/roles/rules/facts.ts'
import { importMessages as text } from '../rules/messages.ts'
import type { RowPlan } from '../rules/row-plan.ts'
import { importText } from '../rules/screen-messages.ts'
import * as contracts from '../wire/processes.ts'
import { readImport } from './show-import.ts'
import type { Targets } from './targets/targets.ts'

/** The refused rows as they came, each with its number and reasons: the columns of the file stay, so that it is sent again. */
export const refusedRows = (targets: Targets) =>
  defineProcess({
    ...contracts.importRefused,
    name: text.refused,
    roles: staffWith('setup.use'),
    shows: 'row-by-row',
    async run({ import_ID: id }, { database, session }) {
      const reader = database.kysely
      const found = await readImport(reader, targets, { id, session })
      if (isRefusal(found)) return found
      const own = [importText.row, importText.reason].map((head) => say(head, session.language))
      const rows = await refusedOf(reader, id)
      const content = writeCsv([
        [...(found.of.head ?? []), ...own],
        ...rows.map(({ line, cells, plan }) => [
          ...cells,
          String(line),
          plan.problems.map(({ message }) => say(message, session.language)).join(' '),
        ]),
      ])
      return {
        summary: text.refused,
        seen: { table: 'import', record: String(id) },
        file: { name: `refused-${id}.csv`, content: new TextEncoder().encode(content) },
      }
    },
  })

async function refusedOf(reader: Reader, importId: number) {
  const rows = await reader
    .selectFrom('import_row')
    .select(['line', 'cells', 'plan'])
    .where('import_id', '=', importId)
    .where('state', '=', 'refused')
    .orderBy('line')
    .execute()
  return rows.map(({ line, cells, plan }) => ({
    line,
    cells: JSON.parse(cells) as readonly string[],
    plan: JSON.parse(plan ?? '') as RowPlan,
  }))
}
