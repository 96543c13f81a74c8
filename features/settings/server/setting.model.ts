import { column, readOnly } from '#platform/server/model-engine/dictionary/column.ts'
import type { Model } from '#platform/server/model-engine/dictionary/dictionary.ts'
import { readBy } from '#features/roles/server/staff-access.ts'

/** Settings of the university; changed by the process `setting_change`. UpdatedBy is the user who set it last. */
export const settingModel: Model = {
  table: 'n_setting',
  label: { en: 'Setting', ne: 'सेटिङ' },
  identifier: ['key'],
  owner: { is: 'nobody' },
  access: readBy('setting.read'),
  columns: [
    column.text('key', { en: 'Setting', ne: 'सेटिङ' }, readOnly),
    column.text('value', { en: 'Value', ne: 'मान' }, readOnly),
  ],
}
