import * as common from '#platform/pure/labels/common.ts'
import * as officeLabels from '#platform/pure/labels/office.ts'
import { column } from '#platform/server/model-engine/dictionary/column.ts'
import type { OwnRecords } from '#features/own-data/server/own-records.ts'
import { checkMessages as text } from '../../rules/check-messages.ts'

/** Documents that were issued to a person, as the register has them. */
export const ownDocuments: OwnRecords = {
  table: 'n_issued_paper',
  label: { en: 'Issued documents', ne: 'जारी गरिएका कागजात' },
  columns: [
    column.text('number', text.number),
    column.text('name', common.document),
    column.datetime('created', text.issued),
    column.integer('version', officeLabels.version),
    column.datetime('ended_at', { en: 'Not valid since', ne: 'अमान्य भएको समय' }),
  ],
  async read(reader, { partnerId }) {
    const rows = await reader
      .selectFrom('n_issued_paper')
      .select(['n_issued_paper_id as id', 'number', 'name', 'created', 'version', 'ended_at'])
      .where('c_bpartner_id', '=', partnerId)
      .orderBy('n_issued_paper_id')
      .execute()
    return rows.map((row) => ({
      ...row,
      created: row.created.toISOString(),
      ended_at: row.ended_at?.toISOString() ?? null,
    }))
  },
}
