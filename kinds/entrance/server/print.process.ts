import { dayInNepal } from '#platform/pure/calendar/day.ts'
import type { Process } from '#platform/server/processes/process.ts'
import { printProcess } from '#features/applying/server/print-process.ts'
import type { Printing } from '#features/documents/server/printing.ts'
import { entranceForm } from './entrance-form.ts'
import { findApplication, loadEntranceForm } from './load-entrance-form.ts'

/** Entrance form, which is the admit card once a symbol number is assigned. */
export function printEntranceForm(printing: Printing): Process {
  return printProcess({
    slug: 'entrance_form',
    name: { en: 'Entrance form', ne: 'प्रवेश फारम' },
    table: 'n_entrance_reg',
    parameter: 'n_entrance_reg_ID',
    find: findApplication,
    async print(row, { database, nowMs }) {
      const data = await loadEntranceForm(row, dayInNepal(nowMs), { database, printing })
      const content = await printing.pdf.renderPdf(entranceForm, data)
      const name =
        row.erollno === null
          ? `entrance_form_${row.n_entrance_reg_id}.pdf`
          : `admit_card_${row.erollno}.pdf`
      return { name, content }
    },
  })
}
