import * as common from '#platform/pure/labels/common.ts'
import * as officeLabels from '#platform/pure/labels/office.ts'
import { sayInBoth } from '#platform/pure/message.ts'
import type { Values } from '#platform/server/model-engine/dictionary/dictionary.ts'
import type { FieldError } from '#platform/server/model-engine/refusal.ts'
import { column, readOnly } from '#platform/server/model-engine/dictionary/column.ts'
import { applicationModel } from '#features/applying/server/application-model.ts'
import { registerModel } from '#features/registers/server/register-model.ts'
import {
  askers,
  certificateTypes,
  findCertificateType,
  handedWays,
  listsGrades,
  purposeMaxLength,
} from '../rules/certificate.ts'
import { unknownPlaceholder } from '../rules/letter.ts'
import { certificateOfficeMessages as text } from '../rules/office-messages.ts'
import { askHook } from './ask.hook.ts'

const fee = { least: 0, most: 1_000_000 } as const
const asked = { createOnly: true, mandatory: true } as const

/** Types of certificate that the university issues. */
export const certificateOpenings = registerModel({
  table: 'n_certificate_open',
  label: text['type-label'],
  identifier: ['Name'],
  register: { group: 'academic', plural: text['types-label'], place: 40 },
  columns: [
    column.text('Name', common.name, { mandatory: true, isUnique: true, maxLength: 120 }),
    column.text('name_ne', officeLabels.nameInNepali, { mandatory: true, maxLength: 120 }),
    column.list('type', text.document, {
      values: certificateTypes,
      mandatory: true,
      lockedBy: { tables: ['n_certificate_reg'], reason: text['type-locked'] },
    }),
    column.amount('fee', text.fee, { mandatory: true, ...fee }),
    column.amount('urgentfee', text['urgent-fee'], { mandatory: true, ...fee }),
    column.text('series', text.series, {
      mandatory: true,
      isUnique: true,
      help: text['series-help'],
      pattern: { matches: /^[A-Z]{2,6}$/, message: text['series-help'] },
    }),
    column.boolean('two_people', text['two-people']),
    column.list('askers', text.askers, { values: askers, mandatory: true }),
    column.text('body', text.body, { help: text['body-help'], maxLength: 600 }),
    column.text('body_ne', text['body-ne'], { help: text['body-help'], maxLength: 600 }),
  ],
  check: ({ record }) => Promise.resolve(textErrors(record)),
})

/** A letter has its text in both languages, and names only facts that the type has. */
function textErrors(record: Values): readonly FieldError[] {
  const type = findCertificateType(String(record['type'] ?? ''))
  if (type === null || listsGrades(type)) return []
  return ['body', 'body_ne'].flatMap((field) => {
    const body = String(record[field] ?? '')
    if (body === '') return [{ field, message: text['body-missing'] }]
    const name = unknownPlaceholder(type, body)
    return name === null ? [] : [{ field, message: sayInBoth(text['body-unknown'], { name }) }]
  })
}

/** Students' requests for certificates; fee, number and steps are the university's. */
export const certificateModel = applicationModel({
  table: 'n_certificate_reg',
  label: text.name,
  identifier: ['n_certificate_open_ID'],
  opening: { table: 'n_certificate_open', label: text['type-label'] },
  formReadySql: 't.certificateno is not null',
  apply: { create: askHook },
  columns: [
    column.reference('n_program_enroll_ID', officeLabels.programEnrollment, {
      to: 'n_program_enroll',
      ...readOnly,
    }),
    column.text('name_ne', officeLabels.nameInNepali, {
      sql: `(select o.name_ne from n_certificate_open o
        where o.n_certificate_open_id = t.n_certificate_open_id)`,
    }),
    column.integer('copies', text.copies, asked),
    column.text('purpose', text.purpose, { ...asked, maxLength: purposeMaxLength }),
    column.boolean('isUrgent', text.urgent, { createOnly: true }),
    column.text('semesters', text.semesters, { createOnly: true, maxLength: 200 }),
    column.text('certificateno', text.number, readOnly),
    column.datetime('issued', text.issued, readOnly),
    column.datetime('ready', text.ready, readOnly),
    column.datetime('handed', text.handed, readOnly),
    column.list('handed_how', text['handed-how'], { values: handedWays, ...readOnly }),
  ],
})
