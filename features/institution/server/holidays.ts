import * as common from '#platform/pure/labels/common.ts'
import * as officeLabels from '#platform/pure/labels/office.ts'
import type { Message } from '#platform/pure/message.ts'
import type { Reader } from '#platform/server/database/database.ts'
import type { Save } from '#features/registers/server/check-save.ts'
import { weekdayKeys } from '#features/settings/rules/facts.ts'
import { findSettingValue } from '#features/settings/server/settings.ts'
import { registerModel } from '#features/registers/server/register-model.ts'
import { column } from '#platform/server/model-engine/dictionary/column.ts'
import type { FieldError } from '#platform/server/model-engine/refusal.ts'
import { academicMessages as text } from '../rules/academic-messages.ts'

/** Days on which the university is closed, besides the weekly days off. */
export const holidayModel = registerModel({
  table: 'n_holiday',
  label: text.holiday,
  identifier: ['Name'],
  register: { group: 'academic', plural: text.holidays, place: 10, key: ['holiday'] },
  check: onceADay,
  columns: [
    column.date('holiday', text['holiday-day'], { mandatory: true }),
    column.text('Name', common.name, { mandatory: true, maxLength: 120 }),
    column.text('name_ne', officeLabels.nameInNepali, { mandatory: true, maxLength: 120 }),
  ],
})

async function onceADay({ record, id, transaction }: Save): Promise<readonly FieldError[]> {
  const [other] = await transaction
    .selectFrom('n_holiday')
    .select('n_holiday_id as id')
    .where('holiday', '=', String(record['holiday']))
    .where('n_holiday_id', '<>', id ?? 0)
    .execute()
  return other === undefined ? [] : [{ field: 'holiday', message: text['holiday-twice'] }]
}

/** Active holidays. */
const holidaysIn = (reader: Reader) =>
  reader.selectFrom('n_holiday').select('holiday').where('isactive', '=', true)

/** Days on which the university is closed: its holidays, and its weekly days off as `weekday()` counts them. */
export async function closedDays(
  reader: Reader,
): Promise<{ readonly holidays: ReadonlySet<string>; readonly weekdays: ReadonlySet<number> }> {
  const rows = await holidaysIn(reader).execute()
  const { days } = await findSettingValue(reader, 'days-off')
  return {
    holidays: new Set(rows.map(({ holiday }) => holiday)),
    weekdays: new Set(days.map((day) => weekdayKeys.findIndex((each) => each === day))),
  }
}

/** Names of the holidays among days, by day. */
export async function holidaysOn(
  reader: Reader,
  days: readonly string[],
): Promise<ReadonlyMap<string, Message>> {
  if (days.length === 0) return new Map()
  const rows = await holidaysIn(reader)
    .select(['name as en', 'name_ne as ne'])
    .where('holiday', 'in', days)
    .execute()
  return new Map(rows.map(({ holiday, ...name }) => [holiday, name]))
}
