import { tableFile } from '#platform/server/tables/write-table.ts'
import { refusal } from '#platform/server/model-engine/refusal.ts'
import { defineProcess } from '#platform/server/processes/define-process.ts'
import { staffWith } from '#features/roles/rules/facts.ts'
import { importMessages as text } from '../rules/messages.ts'
import * as contracts from '../wire/processes.ts'
import type { Targets } from './targets/targets.ts'

/** A file with the columns of the import: taken in again, all of its rows are equal. */
export const exportRecords = (targets: Targets) =>
  defineProcess({
    ...contracts.importExport,
    name: text.export,
    roles: staffWith('setup.use'),
    shows: 'row-by-row',
    async run({ target: id, format = 'csv' }, { database, session, nowMs }) {
      const target = targets(session.role).find((each) => each.id === id)
      if (target === undefined) return refusal('rule/no-target', text['no-target'], { status: 404 })
      const { readAll } = target
      if (readAll === undefined)
        return refusal('rule/no-export', text['no-export'], { status: 404 })
      const rows = await database.transaction((transaction) =>
        readAll({ transaction, session, nowMs }),
      )
      const table = [target.columns.map(({ label }) => label.en), ...rows]
      const written = format === 'xlsx' ? 'xlsx' : 'csv'
      const content = await tableFile(table, { format: written, sheet: 'Records' })
      return {
        summary: text.export,
        seen: { table: 'import', record: id },
        file: { name: `${id}.${written}`, content },
      }
    },
  })
