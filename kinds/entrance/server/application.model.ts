import * as pageLabels from '#platform/pure/labels/page.ts'
import * as common from '#platform/pure/labels/common.ts'
import { applicationModel } from '#features/applying/server/application-model.ts'
import { column, readOnly } from '#platform/server/model-engine/dictionary/column.ts'
import { entranceSeatColumns as text } from '../rules/layout/column-messages.ts'
import { decideApplying } from './apply.hook.ts'

/** A student's entrance applications. Eligibility and numbers are the server's too (SECURITY T32). */
export const entranceApplicationModel = applicationModel({
  table: 'n_entrance_reg',
  label: { en: 'Entrance Application', ne: 'प्रवेश आवेदन' },
  identifier: ['erollno'],
  opening: { table: 'n_entrance_open', label: common.entrance },
  apply: { decide: decideApplying },
  columns: [
    column.text('selectedQuota', common.quota, { createOnly: true }),
    column.boolean('eligible', { en: 'Eligible', ne: 'योग्य' }, readOnly),
    column.text('erollno', { en: 'Symbol No.', ne: 'सिम्बल नं.' }, readOnly),
    column.text('exam_centre', pageLabels.centre, readOnly),
    column.reference('n_exam_centre_ID', text['asked-centre'], {
      to: 'n_exam_centre',
      createOnly: true,
    }),
    column.boolean('special_need', text['special-need'], { createOnly: true }),
    column.date('sitting_day', text['sitting-day'], readOnly),
    column.time('sitting_from', text['sitting-from'], readOnly),
  ],
})
