import { dayInNepal } from '#platform/pure/calendar/day.ts'
import { refusal } from '#platform/server/model-engine/refusal.ts'
import type { Process } from '#platform/server/processes/process.ts'
import { applyingMessages, findDocStatus, mayDownload } from '#features/applying/rules/facts.ts'
import { roleIds } from '#features/auth/rules/facts.ts'
import type { Printing } from '#features/documents/server/printing.ts'
import { courseOfficeMessages as text } from '../rules/office-messages.ts'
import { findApplication, formNumber, loadProgramForm } from './load-program-form.ts'
import { programForm } from './program-form.ts'

/** The form of an admission or course registration (READINGS R-02); own ones for students (SECURITY T39). */
export function printProgramForm(printing: Printing): Process {
  return {
    slug: 'course_registration_form',
    name: { en: 'Admission or course registration form', ne: 'भर्ना वा विषय दर्ता फारम' },
    parameters: [
      { name: 'n_program_creg_ID', type: 'integer', mandatory: true },
      { name: 'report_type', type: 'text' },
    ],
    roles: Object.keys(roleIds),
    recordParameter: { table: 'n_program_creg', parameter: 'n_program_creg_ID' },
    async run(given, { database, session, nowMs }) {
      const row = await findApplication(database, Number(given['n_program_creg_ID']))
      const isOwn = row?.c_bpartner_id === session.partnerId
      if (row === null || (session.role === 'student' && !isOwn))
        return refusal('rule/application-unknown', text['application-unknown'], { status: 404 })
      if (!mayDownload(findDocStatus(row.docstatus)))
        return refusal('rule/download-not-ready', applyingMessages['download-not-ready'])
      const data = await loadProgramForm(row, dayInNepal(nowMs), { database, printing })
      const content = await printing.pdf.renderPdf(programForm, data)
      const name = `${formNumber(row)}.pdf`
      return { summary: text['form-made'], file: { name, content } }
    },
  }
}
