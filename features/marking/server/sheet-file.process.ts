import { isRefusal } from '#platform/server/model-engine/refusal.ts'
import { defineProcess } from '#platform/server/processes/define-process.ts'
import { readGivenTable } from '#platform/server/tables/given-table.ts'
import { staffWith } from '#features/roles/rules/facts.ts'
import { sheetText as text } from '../rules/messages.ts'
import { sheetFileRead } from '../wire/sheet-file.ts'

/** Reads a file for a sheet of numbers; nothing is stored. */
export const readSheetFile = defineProcess({
  ...sheetFileRead,
  name: { en: 'Read a file for a sheet', ne: 'पानाका लागि फाइल पढ्ने' },
  roles: staffWith('sheet-file.read'),
  shows: [],
  async run({ file }, { session }) {
    const table = await readGivenTable(file, session.userId)
    if (isRefusal(table)) return table
    return { summary: text['table-read'], values: { n: table.rows.length }, data: table }
  },
})
