import type { Process } from '#platform/server/processes/process.ts'
import { personShown } from '#features/applying/server/documents/application-document.ts'
import { applicationPrint } from '#features/applying/server/documents/prepare-document.ts'
import { printProcess } from '#features/applying/server/documents/print-process.ts'
import type { Printing } from '#features/documents/server/printing.ts'
import { signedCheck } from '#features/documents/server/signed-check.ts'
import { entranceForm } from './entrance-form.ts'
import { entranceDocument, findApplication } from './entrance-document.ts'

/** Entrance form, which is the admit card once a symbol number is assigned. */
export function printEntranceForm(printing: Printing): Process {
  return printProcess({
    slug: 'entrance_form',
    name: { en: 'Entrance form', ne: 'प्रवेश फारम' },
    shows: [personShown, { table: 'c_bpartner', columns: ['citizen_no'] }],
    ...entranceFormOf(printing),
  })
}

/** The same document, alone or in a file of many. */
export const entranceFormOf = (printing: Printing) =>
  applicationPrint({
    table: 'n_entrance_reg',
    find: findApplication,
    documentOf: (row) => entranceDocument(row, printing),
    printing,
    document: entranceForm,
    data: (printed, frame, issued) => ({
      ...printed,
      ...frame,
      stubUrl: signedCheck(issued, printing, 'stub').url,
    }),
    fileName: ({ symbolNumber, applicationId }) =>
      symbolNumber === null
        ? `entrance_form_${applicationId}.pdf`
        : `admit_card_${symbolNumber}.pdf`,
  })
