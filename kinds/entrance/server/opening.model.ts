import * as common from '#platform/pure/labels/common.ts'
import { openingModel } from '#features/applying/server/opening-model.ts'
import { lateFeeColumns } from '#features/late-fee/server/fee-columns.ts'
import { column, readOnly } from '#platform/server/model-engine/dictionary/column.ts'

/** Entrance exams one may apply for. */
export const entranceOpenings = openingModel({
  table: 'n_entrance_open',
  label: common.entrance,
  columns: [
    ...lateFeeColumns,
    column.date('exam_date', { en: 'Exam date', ne: 'परीक्षा मिति' }, readOnly),
    column.time('exam_time', { en: 'Exam time', ne: 'परीक्षा समय' }, readOnly),
    column.integer('exam_minutes', { en: 'Minutes', ne: 'मिनेट' }, readOnly),
    column.time('reporting_time', { en: 'Reporting time', ne: 'उपस्थित हुने समय' }, readOnly),
    column.time('gate_time', { en: 'Gate closes', ne: 'गेट बन्द' }, readOnly),
  ],
})
