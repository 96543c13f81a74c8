import type { Process } from '#platform/server/processes/process.ts'
import { printProcess } from '#features/applying/server/print-process.ts'
import { paperFrame } from '#features/documents/server/paper-frame.ts'
import type { Printing } from '#features/documents/server/printing.ts'
import { signedCheck } from '#features/documents/server/signed-check.ts'
import { findApplication } from './application-to-print.ts'
import { entranceForm, type EntranceFormData } from './entrance-form.ts'
import { entrancePaper } from './entrance-paper.ts'

/** Entrance form, which is the admit card once a symbol number is assigned. */
export function printEntranceForm(printing: Printing): Process {
  return printProcess({
    slug: 'entrance_form',
    name: { en: 'Entrance form', ne: 'प्रवेश फारम' },
    table: 'n_entrance_reg',
    parameter: 'n_entrance_reg_ID',
    find: findApplication,
    paper: (row) => entrancePaper(row, printing),
    async draw({ facts: { printed }, issued }, { database }) {
      const frame = await paperFrame(printed, issued, { database, printing })
      const { url: stubUrl } = signedCheck(issued, printing, 'stub')
      const data: EntranceFormData = {
        ...printed,
        ...frame,
        check: { ...frame.check, stubUrl },
        controllerSignature: null,
      }
      const content = await printing.pdf.renderPdf(entranceForm, data)
      const name =
        printed.symbolNumber === null
          ? `entrance_form_${printed.applicationId}.pdf`
          : `admit_card_${printed.symbolNumber}.pdf`
      return { name, content }
    },
  })
}
