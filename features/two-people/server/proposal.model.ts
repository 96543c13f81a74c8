import * as pageLabels from '#platform/pure/labels/page.ts'
import * as officeLabels from '#platform/pure/labels/office.ts'
import * as common from '#platform/pure/labels/common.ts'
import { column, readOnly } from '#platform/server/model-engine/dictionary/column.ts'
import type { Model } from '#platform/server/model-engine/dictionary/dictionary.ts'
import { readBy } from '#features/roles/server/staff-access.ts'

const states = {
  open: { en: 'Waiting for a second person', ne: 'दोस्रो व्यक्तिको पर्खाइमा' },
  confirmed: { en: 'Confirmed', ne: 'पक्का भयो' },
  refused: { en: 'Refused', ne: 'अस्वीकृत' },
} as const

/** Nothing of an open proposal: its second person types what is hidden from them in the list of open ones. */
function decided(column: 'before' | 'after'): string {
  return `case when t.state = 'open' then null else t.${column} end`
}

/** Open and decided proposals. CreatedBy is the proposer. */
export const proposalModel: Model = {
  table: 'n_proposal',
  label: { en: 'Proposal', ne: 'प्रस्ताव' },
  identifier: ['sort', 'subject'],
  owner: { is: 'nobody' },
  access: readBy('proposal.read'),
  columns: [
    column.text('sort', pageLabels.type, readOnly),
    column.text('subject', common.subject, readOnly),
    column.text('before', { en: 'Before', ne: 'पहिले' }, { sql: decided('before') }),
    column.text('after', { en: 'After', ne: 'पछि' }, { sql: decided('after') }),
    column.list('state', officeLabels.state, { values: states, ...readOnly }),
    column.datetime('expires', { en: 'Expires', ne: 'म्याद' }, readOnly),
    column.datetime('decided', { en: 'Decided', ne: 'निर्णय मिति' }, readOnly),
    column.reference(
      'decided_by',
      { en: 'Decided by', ne: 'निर्णय गर्ने' },
      { to: 'ad_user', ...readOnly },
    ),
    column.text('reason', pageLabels.reason, readOnly),
  ],
}
