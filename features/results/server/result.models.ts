import * as common from '#platform/pure/labels/common.ts'
import * as pageLabels from '#platform/pure/labels/page.ts'
import * as officeLabels from '#platform/pure/labels/office.ts'
import { activeEnrollment } from '#features/enrollment/server/gates.ts'
import { partnerReference } from '#features/auth/server/partner-reference.ts'
import { readBy } from '#features/roles/server/staff-access.ts'
import type { Message } from '#platform/pure/message.ts'
import { column, readOnly } from '#platform/server/model-engine/dictionary/column.ts'
import type { Model } from '#platform/server/model-engine/dictionary/dictionary.ts'
import { carriedModel } from './carried/carried.model.ts'
import { decisionGrounds, decisionTypes } from '../rules/release/decision.ts'
import { paperOutcomes, promotions, sheetOutcomes } from '../rules/outcomes.ts'

const registrationReference = column.reference('n_exam_reg_ID', pageLabels.examRegistration, {
  to: 'n_exam_reg',
  ...readOnly,
})

/** Decisions on candidates; only their processes write them. */
const decisionModel: Model = {
  table: 'n_result_decision',
  label: { en: 'Decision on a candidate', ne: 'परीक्षार्थीबारे निर्णय' },
  identifier: ['sort'],
  owner: { is: 'through', column: 'n_exam_reg_ID' },
  access: readBy('result.manage'),
  columns: [
    registrationReference,
    column.reference(
      'n_exam_regdetails_ID',
      { en: 'Paper', ne: 'विषय' },
      { to: 'n_exam_regdetails', ...readOnly },
    ),
    column.list('sort', pageLabels.type, { values: decisionTypes, ...readOnly }),
    column.list('ground', { en: 'Ground', ne: 'आधार' }, { values: decisionGrounds, ...readOnly }),
    column.text('reason', pageLabels.reason, readOnly),
    column.text('decision', pageLabels.decision, readOnly),
    column.date('decided_on', { en: 'Decided on', ne: 'निर्णय मिति' }, readOnly),
    column.datetime('lifted', { en: 'Lifted', ne: 'हटाएको मिति' }, readOnly),
    column.text('lifted_for', { en: 'Lifted for', ne: 'हटाउनुको कारण' }, readOnly),
  ],
}

const mark = (name: string, label: Message) => column.number(name, label, readOnly)

/**
 * A result, one row per version. A student can read it only from its release time until another version replaces it.
 */
const resultModel: Model = {
  table: 'n_exam_result',
  label: common.result,
  identifier: ['n_exam_reg_ID'],
  owner: { is: 'partner', column: 'C_BPartner_ID' },
  visible: { from: 'visible_from', until: 'visible_until' },
  access: { ...readBy('result.manage'), student: { read: 'own', gate: activeEnrollment } },
  children: { n_exam_resultdetails: 'n_exam_result_ID' },
  columns: [
    partnerReference,
    registrationReference,
    column.integer('version', officeLabels.version, readOnly),
    column.datetime('visible_from', officeLabels.published, readOnly),
    column.list('outcome', common.result, { values: sheetOutcomes, ...readOnly }),
    column.list(
      'promotion',
      { en: 'Promotion', ne: 'कक्षोन्नति' },
      { values: promotions, ...readOnly },
    ),
    mark('sgpa', { en: 'SGPA', ne: 'SGPA' }),
    mark('cgpa', common.cgpa),
    mark('credits', { en: 'Credits', ne: 'क्रेडिट' }),
    mark('credits_earned', { en: 'Credits earned', ne: 'प्राप्त क्रेडिट' }),
  ],
}

const parts = [
  ['internal', pageLabels.internal],
  ['external', { en: 'External', ne: 'बाह्य' }],
  ['practical', pageLabels.practical],
] as const

const ends = [
  ['om', { en: 'OM', ne: 'प्राप्ताङ्क' }],
  ['fm', { en: 'FM', ne: 'पूर्णाङ्क' }],
  ['pm', { en: 'PM', ne: 'उत्तीर्णाङ्क' }],
] as const

/** An exam paper of a result; visible as long as its result. */
const resultLineModel: Model = {
  table: 'n_exam_resultdetails',
  label: { en: 'Result of a paper', ne: 'विषयको नतिजा' },
  identifier: ['n_course_ID'],
  owner: { is: 'through', column: 'n_exam_result_ID' },
  access: { ...readBy('result.manage'), student: { read: 'own', gate: activeEnrollment } },
  columns: [
    column.reference('n_exam_result_ID', resultModel.label, { to: 'n_exam_result', ...readOnly }),
    column.reference(
      'n_exam_regdetails_ID',
      { en: 'Paper', ne: 'विषय' },
      { to: 'n_exam_regdetails', ...readOnly },
    ),
    column.reference('n_course_ID', common.course, { to: 'n_course', ...readOnly }),
    mark('CREDIT_HOUR', pageLabels.creditHour),
    ...parts.flatMap(([part, { en, ne }]) =>
      ends.map(([end, of]) =>
        mark(`${part}_${end}`, { en: `${en} ${of.en}`, ne: `${ne} ${of.ne}` }),
      ),
    ),
    mark('grace', { en: 'Grace', ne: 'ग्रेस' }),
    mark('total_om', common.total),
    mark('total_fm', { en: 'Full marks', ne: 'पूर्णाङ्क' }),
    column.text('grade', pageLabels.grade, readOnly),
    mark('grade_point', { en: 'Grade point', ne: 'ग्रेड पोइन्ट' }),
    column.list('outcome', common.result, { values: paperOutcomes, ...readOnly }),
    column.text('former_grade', { en: 'Grade before', ne: 'पहिलेको ग्रेड' }, readOnly),
    mark('former_total', { en: 'Total before', ne: 'पहिलेको जम्मा' }),
  ],
}

export const resultModels: readonly Model[] = [
  decisionModel,
  resultModel,
  resultLineModel,
  carriedModel,
]
