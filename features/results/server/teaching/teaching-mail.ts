import type { Day } from '#platform/pure/calendar/day.ts'
import { dayInBoth } from '#platform/pure/calendar/format.ts'
import type { Language, Message } from '#platform/pure/message.ts'
import { findSettingValue } from '#features/settings/server/settings.ts'
import { mailReaders } from '#features/staff/server/account-mails.ts'
import { teachingMail } from '../../rules/teaching/messages.ts'
import type { ResultOfficeContext } from '../result-office.ts'

type Teacher = { readonly email: string; readonly language: Language }
type Given = {
  readonly offered: { readonly code: string; readonly opening: Message }
  readonly first: Day
  readonly last: Day
}

/** Mails a teacher which course was given, and on which days its marks may be typed. */
export async function mailCourse(
  { transaction, nowMs }: Pick<ResultOfficeContext, 'transaction' | 'nowMs'>,
  teacher: Teacher,
  { offered: { code, opening }, first, last }: Given,
): Promise<void> {
  const { name: institution } = await findSettingValue(transaction, 'university')
  const days = { first: dayInBoth(first), last: dayInBoth(last) }
  const values = { institution, code, opening, ...days }
  await mailReaders(transaction, [teacher], { mail: teachingMail, values, nowMs })
}
