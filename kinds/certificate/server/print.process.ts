import type { Reader } from '#platform/server/database/database.ts'
import type { Process } from '#platform/server/processes/process.ts'
import { personShown } from '#features/applying/server/documents/application-document.ts'
import { findApplication } from '#features/applying/server/applications.ts'
import { applicationPrint } from '#features/applying/server/documents/prepare-document.ts'
import { printProcess } from '#features/applying/server/documents/print-process.ts'
import type { Printing } from '#features/documents/server/printing.ts'
import { rolesWith } from '#features/roles/rules/facts.ts'
import { certificateOfficeMessages as text } from '../rules/office-messages.ts'
import { certificateApplications } from './applications.ts'
import { certificateDocument } from './certificate-document.ts'
import { type CertificatePrinted, certificateSheet } from './printed.ts'

/** An issued certificate, always as it was issued; alone, or in a file of many. */
export const certificatePrintOf = (printing: Printing) =>
  applicationPrint({
    table: 'n_certificate_reg',
    readySql: 't.certificateno is not null',
    find: (reader: Reader, id: number) => findApplication(reader, certificateApplications, id),
    // JSON that this server wrote itself (issue.ts).
    documentOf: (row) => certificateDocument(row, row.facts as CertificatePrinted),
    printing,
    document: certificateSheet,
    data: (printed, frame) => ({ ...printed, ...frame }),
  })

/** For its student and the offices that hand it out. */
export function printCertificate(printing: Printing): Process {
  return printProcess({
    slug: 'certificate_print',
    name: text.name,
    roles: rolesWith('certificate.print'),
    shows: [personShown, { table: 'n_exam_result' }, { table: 'n_exam_resultdetails' }],
    ...certificatePrintOf(printing),
  })
}
