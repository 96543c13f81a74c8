import { dayInNepal } from '#platform/pure/calendar/day.ts'
import { refusal } from '#platform/server/model-engine/refusal.ts'
import type { Process } from '#platform/server/processes/process.ts'
import { applyingMessages, findDocStatus, mayDownload } from '#features/applying/rules/facts.ts'
import { roleIds } from '#features/auth/rules/facts.ts'
import type { Printing } from '#features/documents/server/printing.ts'
import { entranceOfficeMessages } from '../rules/office-messages.ts'
import { entranceForm } from './entrance-form.ts'
import { findApplication, loadEntranceForm } from './load-entrance-form.ts'

/** Entrance form, which is the admit card once a symbol number is assigned; own ones for students (SECURITY T39). */
export function printEntranceForm(printing: Printing): Process {
  return {
    slug: 'entrance_form',
    name: { en: 'Entrance form', ne: 'प्रवेश फारम' },
    parameters: [
      { name: 'n_entrance_reg_ID', type: 'integer', mandatory: true },
      { name: 'report_type', type: 'text' },
    ],
    roles: Object.keys(roleIds),
    recordParameter: { table: 'n_entrance_reg', parameter: 'n_entrance_reg_ID' },
    async run(given, { database, session, nowMs }) {
      const row = await findApplication(database, Number(given['n_entrance_reg_ID']))
      const isOwn = row?.c_bpartner_id === session.partnerId
      if (row === null || (session.role === 'student' && !isOwn))
        return refusal('rule/application-unknown', entranceOfficeMessages['application-unknown'], {
          status: 404,
        })
      if (!mayDownload(findDocStatus(row.docstatus)))
        return refusal('rule/download-not-ready', applyingMessages['download-not-ready'])
      const data = await loadEntranceForm(row, dayInNepal(nowMs), { database, printing })
      const content = await printing.pdf.renderPdf(entranceForm, data)
      const name =
        row.erollno === null
          ? `entrance_form_${row.n_entrance_reg_id}.pdf`
          : `admit_card_${row.erollno}.pdf`
      return { summary: entranceOfficeMessages['form-made'], file: { name, content } }
    },
  }
}
