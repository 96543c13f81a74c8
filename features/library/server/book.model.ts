import * as officeLabels from '#platform/pure/labels/office.ts'
import * as pageLabels from '#platform/pure/labels/page.ts'
import * as common from '#platform/pure/labels/common.ts'
import { activeEnrollment } from '#features/enrollment/server/gates.ts'
import { readBy } from '#features/roles/server/staff-access.ts'
import { column, readOnly } from '#platform/server/model-engine/dictionary/column.ts'
import type { Model } from '#platform/server/model-engine/dictionary/dictionary.ts'

/** Copies of the library; a student sees those they have. Written by the desk's processes alone. */
export const bookModel: Model = {
  table: 'a_asset',
  label: { en: 'Book', ne: 'पुस्तक' },
  identifier: ['Value', 'Name'],
  owner: { is: 'partner', column: 'C_BPartner_ID' },
  access: {
    ...readBy('library.desk'),
    student: { read: 'own', gate: activeEnrollment },
  },
  columns: [
    column.text('Value', { en: 'Accession number', ne: 'दर्ता नम्बर' }, readOnly),
    column.text('Name', common.name, readOnly),
    column.text('Author', { en: 'Author', ne: 'लेखक' }, readOnly),
    column.text('isbn', { en: 'ISBN', ne: 'आई.एस.बी.एन.' }, readOnly),
    column.text('publisher', pageLabels.publisher, readOnly),
    column.reference('C_BPartner_ID', officeLabels.businessPartner, {
      to: 'c_bpartner',
      ...readOnly,
    }),
    column.date('IssueDate', { en: 'Issue Date', ne: 'लिएको मिति' }, readOnly),
    column.date('DueDate', { en: 'Due Date', ne: 'फिर्ता मिति' }, readOnly),
    column.date('RenewalDate', { en: 'Renew Date', ne: 'नवीकरण मिति' }, readOnly),
  ],
}
