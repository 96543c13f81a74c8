import * as common from '#platform/pure/labels/common.ts'
import * as officeLabels from '#platform/pure/labels/office.ts'
import * as pageLabels from '#platform/pure/labels/page.ts'
import { registerModel } from '#features/registers/server/register-model.ts'
import { column } from '#platform/server/model-engine/dictionary/column.ts'
import { campusTypes, campusText as text } from '../rules/campus-messages.ts'

const needed = { mandatory: true, maxLength: 120 } as const

/** Campuses and colleges of the university, with the way to reach them. */
export const campusModel = registerModel({
  table: 'n_campus',
  label: text.campus,
  identifier: ['Name'],
  register: { group: 'academic', plural: text.campuses, place: 11 },
  columns: [
    column.text('Name', common.name, { ...needed, isUnique: true }),
    column.text('name_ne', officeLabels.nameInNepali, needed),
    column.list('type', pageLabels.type, { values: campusTypes, mandatory: true }),
    column.text('address', text.address, needed),
    column.text('address_ne', officeLabels.addressInNepali, needed),
    column.text('phone', common.phone, {
      maxLength: 30,
      pattern: { matches: /^(?=(?:\D*\d){6})[\d+() -]+$/, message: text['phone-form'] },
    }),
    column.text('email', common.email, {
      maxLength: 100,
      pattern: { matches: /^[^\s@]+@[^\s@]+$/, message: text['email-form'] },
    }),
  ],
})
