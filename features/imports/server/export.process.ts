import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { workbookStream } from '#platform/server/files/workbook.ts'
import { refusal } from '#platform/server/model-engine/refusal.ts'
import { defineProcess } from '#platform/server/processes/define-process.ts'
import { writeCsv } from '#platform/pure/text/csv.ts'
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
      const isWorkbook = format === 'xlsx'
      const content = isWorkbook
        ? await buffer(workbookStream({ name: 'Records', rows: Readable.from([table]) }))
        : new TextEncoder().encode(writeCsv(table))
      return {
        summary: text.export,
        seen: { table: 'import', record: id },
        file: { name: `${id}.${isWorkbook ? 'xlsx' : 'csv'}`, content },
      }
    },
  })
