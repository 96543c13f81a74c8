import * as common from '#platform/pure/labels/common.ts'
import { openingModel } from '#features/applying/server/opening-model.ts'
import {
  conditionColumns,
  conditionProblems,
} from '#features/conditions/server/condition-columns.ts'
import { lateFeeColumns, lateFeeSteps } from '#features/late-fee/server/fee-columns.ts'
import { stepProblems, stepValues } from '#features/late-fee/server/late-steps.ts'
import { column } from '#platform/server/model-engine/dictionary/column.ts'
import { entranceSeatColumns as text } from '../rules/layout/column-messages.ts'
import { programDeskText } from '../rules/merit/program-messages.ts'

/** Centres and further programmes, which processes check and set. */
const setByProcess = { readOnly: true, isCopied: true } as const

/** Entrance exams one may apply for. */
export const entranceOpenings = openingModel({
  table: 'n_entrance_open',
  label: common.entrance,
  plural: { en: 'Entrance openings', ne: 'प्रवेश परीक्षाका आवेदन' },
  place: 1,
  applications: 'n_entrance_reg',
  daysInOrder: [
    ['apply_to', 'apply_uptolate'],
    ['apply_uptolate', 'exam_date'],
    ['apply_to', 'exam_date'],
  ],
  lastDays: ['apply_to', 'apply_uptolate'],
  closes: 'apply_uptolate',
  publishable: ['n_program_ID', 'n_aca_year_ID', 'apply_to', 'apply_uptolate'],
  derive: (record, at) => stepValues(lateFeeSteps, record, at),
  check: (save) => [...conditionProblems(save), ...stepProblems(lateFeeSteps, save)],
  columns: [
    ...lateFeeColumns,
    column.date('exam_date', { en: 'Exam date', ne: 'परीक्षा मिति' }),
    column.time('exam_time', { en: 'Exam time', ne: 'परीक्षा समय' }),
    column.integer('exam_minutes', { en: 'Minutes', ne: 'मिनेट' }, { least: 10, most: 600 }),
    column.time('reporting_time', { en: 'Reporting time', ne: 'उपस्थित हुने समय' }),
    column.time('gate_time', { en: 'Gate closes', ne: 'गेट बन्द' }),
    ...conditionColumns,
    column.text('exam_centres', text.centres, setByProcess),
    column.text('further_programs', programDeskText.further, setByProcess),
  ],
})
