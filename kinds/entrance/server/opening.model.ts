import { openingModel } from '#features/applying/server/opening-model.ts'
import { column, readOnly } from '#platform/server/model-engine/column.ts'

/** Entrance exams one may apply for. */
export const entranceOpenings = openingModel({
  table: 'n_entrance_open',
  label: { en: 'Entrance', ne: 'प्रवेश परीक्षा' },
  columns: [
    column.date('apply_to', { en: 'Apply to', ne: 'नियमित अन्तिम मिति' }, readOnly),
    column.date('apply_uptolate', { en: 'Apply up to (late)', ne: 'विलम्ब अन्तिम मिति' }, readOnly),
    column.amount('examfee', { en: 'Exam fee', ne: 'परीक्षा शुल्क' }, readOnly),
    column.amount('latefee', { en: 'Late fee', ne: 'विलम्ब शुल्क' }, readOnly),
    column.date('exam_date', { en: 'Exam date', ne: 'परीक्षा मिति' }, readOnly),
    column.time('exam_time', { en: 'Exam time', ne: 'परीक्षा समय' }, readOnly),
    column.integer('exam_minutes', { en: 'Minutes', ne: 'मिनेट' }, readOnly),
    column.time('reporting_time', { en: 'Reporting time', ne: 'उपस्थित हुने समय' }, readOnly),
    column.time('gate_time', { en: 'Gate closes', ne: 'गेट बन्द' }, readOnly),
  ],
})
