import * as officeLabels from '#platform/pure/labels/office.ts'
import * as pageLabels from '#platform/pure/labels/page.ts'
import { column, readOnly } from '#platform/server/model-engine/dictionary/column.ts'
import type { Model } from '#platform/server/model-engine/dictionary/dictionary.ts'
import { readBy } from '#features/roles/server/staff-access.ts'

const student = { to: 'c_bpartner', ...readOnly } as const
const person = officeLabels.businessPartner
const title = { en: 'Title', ne: 'शीर्षक' }
const access = { ...readBy('library.desk'), student: { read: 'own' } } as const
const owner = { is: 'partner', column: 'C_BPartner_ID' } as const

/** Fines for copies returned late; students see their own, enrolled or not. */
export const fineModel: Model = {
  table: 'n_library_fine',
  label: { en: 'Library fine', ne: 'पुस्तकालयको जरिवाना' },
  identifier: ['title'],
  owner,
  access,
  columns: [
    column.reference('C_BPartner_ID', person, student),
    column.text('title', title, readOnly),
    column.integer('dayslate', { en: 'Days late', ne: 'ढिला दिन' }, readOnly),
    column.amount('amount', pageLabels.amount, readOnly),
    column.text('finestate', officeLabels.state, readOnly),
    column.date('settled', { en: 'Settled on', ne: 'फर्छ्योट मिति' }, readOnly),
    column.text('receiptno', { en: 'Receipt number', ne: 'रसिद नम्बर' }, readOnly),
    column.text('reason', pageLabels.reason, readOnly),
  ],
}

/** Titles that readers wait for, and copies reserved for them. */
export const holdModel: Model = {
  table: 'n_library_hold',
  label: { en: 'Library reservation', ne: 'पुस्तकको आरक्षण' },
  identifier: ['title'],
  owner,
  access,
  columns: [
    column.reference('C_BPartner_ID', person, student),
    column.text('title', title, readOnly),
    column.date('keptuntil', { en: 'Held until', ne: 'राखिने मिति' }, readOnly),
    column.text('holdstate', officeLabels.state, readOnly),
  ],
}
