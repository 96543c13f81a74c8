import { dayInNepal } from '#platform/pure/calendar/day.ts'
import { tableFile } from '#platform/server/tables/write-table.ts'
import { refusal } from '#platform/server/model-engine/refusal.ts'
import { defineProcess } from '#platform/server/processes/define-process.ts'
import { staffWith } from '#features/roles/rules/facts.ts'
import { listFileMessages as text } from '../rules/messages.ts'
import { listFile, listFormats } from '../wire/list-file.ts'

/**
 * The rows come from the reader's own screen, where the rights of their processes have chosen them. No cell is a formula, and
 * the audit trail has which list was taken along, with its filters and how many rows.
 */
export const makeListFile = defineProcess({
  ...listFile,
  name: text.title,
  roles: staffWith('list.download'),
  shows: 'row-by-row',
  async run({ name, address, format: asked, rows }, { nowMs }) {
    const format = listFormats.find((each) => each === asked)
    if (format === undefined) return refusal('rule/no-format', text['no-format'])
    const fileName = `${nameInFiles(name)}-${dayInNepal(nowMs)}.${format}`
    return {
      summary: text.made,
      seen: { table: 'list', record: name },
      file: {
        name: fileName,
        content: await tableFile(rows, { format, sheet: 'List' }),
        facts: { file: fileName, filters: address, rows: rows.length - 1 },
      },
    }
  },
})

/** Characters of either script and digits; what a file's name must not have becomes a dash. */
function nameInFiles(name: string): string {
  return name
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '')
    .toLowerCase()
}
