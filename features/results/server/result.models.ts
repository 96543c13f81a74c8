import { readBy } from '#features/auth/server/staff-access.ts'
import { column, readOnly } from '#platform/server/model-engine/column.ts'
import type { Model } from '#platform/server/model-engine/dictionary.ts'
import { decisionGrounds, decisionSorts } from '../rules/decision.ts'
import { resultOffice } from './result-office.ts'

/** What was decided on candidates; written by its processes alone. */
const decisionModel: Model = {
  table: 'n_result_decision',
  label: { en: 'Decision on a candidate', ne: 'परीक्षार्थीबारे निर्णय' },
  identifier: ['sort'],
  owner: { is: 'through', column: 'n_exam_reg_ID' },
  access: readBy(...resultOffice),
  columns: [
    column.reference(
      'n_exam_reg_ID',
      { en: 'Exam registration', ne: 'परीक्षा दर्ता' },
      { to: 'n_exam_reg', ...readOnly },
    ),
    column.reference(
      'n_exam_regdetails_ID',
      { en: 'Paper', ne: 'विषय' },
      { to: 'n_exam_regdetails', ...readOnly },
    ),
    column.list('sort', { en: 'Sort', ne: 'प्रकार' }, { values: decisionSorts, ...readOnly }),
    column.list('ground', { en: 'Ground', ne: 'आधार' }, { values: decisionGrounds, ...readOnly }),
    column.text('reason', { en: 'Reason', ne: 'कारण' }, readOnly),
    column.text('decision', { en: 'Decision', ne: 'निर्णय' }, readOnly),
    column.date('decided_on', { en: 'Decided on', ne: 'निर्णय मिति' }, readOnly),
    column.datetime('lifted', { en: 'Lifted', ne: 'हटाएको मिति' }, readOnly),
    column.text('lifted_for', { en: 'Lifted for', ne: 'हटाउनुको कारण' }, readOnly),
  ],
}

export const resultModels: readonly Model[] = [decisionModel]
