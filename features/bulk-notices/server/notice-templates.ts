import './tables.ts'
import * as common from '#platform/pure/labels/common.ts'
import * as officeLabels from '#platform/pure/labels/office.ts'
import type { Reader } from '#platform/server/database/database.ts'
import { column } from '#platform/server/model-engine/dictionary/column.ts'
import { registerModel } from '#features/registers/server/register-model.ts'
import { staffRead } from '#features/roles/server/staff-access.ts'
import { longestNotice } from '../rules/bulk-notice.ts'
import { noticeScreen } from '../rules/screen-messages.ts'
import { noticeTemplateText as text } from '../rules/template-messages.ts'
import type { NoticeTemplate } from '../wire/processes.ts'

const name = { mandatory: true, maxLength: 60 } as const
const words = { mandatory: true, maxLength: longestNotice } as const

/** Texts that notices to many students begin with. */
export const noticeTemplateModel = registerModel({
  table: 'n_notice_template',
  label: text.template,
  identifier: ['Name'],
  register: { group: 'texts', plural: text.templates, place: 2 },
  access: staffRead,
  columns: [
    column.text('Name', common.name, { ...name, isUnique: true }),
    column.text('name_ne', officeLabels.nameInNepali, name),
    column.text('message', noticeScreen['text-en'], { ...words, help: text['message-help'] }),
    column.text('message_ne', noticeScreen['text-ne'], words),
  ],
})

/** The active ones, in the order of their names. */
export async function noticeTemplates(reader: Reader): Promise<readonly NoticeTemplate[]> {
  const rows = await reader
    .selectFrom('n_notice_template')
    .select(['n_notice_template_id as id', 'name', 'name_ne', 'message', 'message_ne'])
    .where('isactive', '=', true)
    .orderBy('name')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    name: { en: row.name, ne: row.name_ne },
    text: { en: row.message, ne: row.message_ne },
  }))
}
